import Foundation
import Hummingbird
import Sessions
import VitaeAPI

/// `POST /api/jobs/interaction`
struct InteractionController {
    let lookup: SessionLookup
    let library: any SessionLibrary

    private struct Body: Decodable {
        let jobID: String
        let viewToken: String
        let kind: JobInteraction

        private enum CodingKeys: String, CodingKey {
            case jobID = "job_id"
            case viewToken = "view_token"
            case kind = "interaction_type"
        }
    }

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.post, at: "/api/jobs/interaction")
        router.post("/api/jobs/interaction") { request, _ in
            let body = try await JSONRequest.decode(Body.self, from: request)
            let session = try await lookup.session(token: body.viewToken)
            guard try await library.note(body.kind, of: body.jobID, in: session, now: Date()) else {
                throw Problem.unknownJob
            }
            return JSONBody(SuccessResponse())
        }
    }
}
