import Foundation
import HTTPTypes
import Hummingbird
import Sessions
import VitaeAPI

/// `POST /api/resume`
struct UploadController {
    let intake: SessionIntake
    let settings: SessionSettings

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.post, at: "/api/resume")
        router.post("/api/resume") { request, _ in try await upload(request) }
    }

    private func upload(_ request: Request) async throws -> JSONBody<UploadResponse> {
        // A token that cannot be checked must not turn into an anonymous session.
        guard request.headers[.authorization] == nil else {
            throw Problem(.unauthorized, "The access token is not valid. Sign in again, or upload without it.")
        }
        let reader = UploadReader(maximumBytes: settings.maximumUploadBytes, maximumFiles: settings.maximumFiles)
        let files = try await reader.files(of: request)
        let (session, token) = try await intake.accept(files, now: Date())
        return JSONBody(
            UploadResponse(
                userSearchID: session.userSearchID.uuidString.lowercased(),
                searchSessionID: session.id.uuidString.lowercased(),
                viewToken: token
            )
        )
    }
}
