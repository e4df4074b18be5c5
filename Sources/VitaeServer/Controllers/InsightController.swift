import Careers
import Foundation
import Hummingbird
import JobMatching
import Sessions
import VitaeAPI

/// `POST /api/jobs/explanation` and `POST /api/insights/role-snippet`: what speaks for a job or a role, in words.
struct InsightController {
    let lookup: SessionLookup
    let store: any SessionStore
    let postings: any PostingStore
    let knowledge: CareerKnowledge
    /// Puts explanations in other words; nil to show them as they are composed.
    let wording: ExplanationWording?

    private static let longestRole = 200

    private struct JobBody: Decodable {
        let jobID: String
        let viewToken: String

        private enum CodingKeys: String, CodingKey {
            case jobID = "job_id"
            case viewToken = "view_token"
        }
    }

    private struct RoleBody: Decodable {
        let role: String
        let viewToken: String

        private enum CodingKeys: String, CodingKey {
            case role
            case viewToken = "view_token"
        }
    }

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.post, at: "/api/jobs/explanation")
        router.post("/api/jobs/explanation") { request, _ in try await explanation(request) }
        router.allowOnly(.post, at: "/api/insights/role-snippet")
        router.post("/api/insights/role-snippet") { request, _ in try await snippet(request) }
    }

    private func explanation(_ request: Request) async throws -> JSONBody<JobExplanationResponse> {
        let body = try await JSONRequest.decode(JobBody.self, from: request)
        let session = try await lookup.session(token: body.viewToken)
        let analysis = try Self.analysis(of: session)
        guard let match = try await store.matches(of: session.id).first(where: { $0.posting.id == body.jobID }) else {
            throw Problem.unknownJob
        }
        let facts = JobExplainer(knowledge: knowledge).explanation(
            of: match,
            posting: try await postings.posting(id: body.jobID),
            resume: analysis.resume,
            profile: analysis.profile,
            home: session.location,
            now: Date()
        )
        let explanation = await worded(facts, for: analysis)
        return JSONBody(
            JobExplanationResponse(explanationSummary: explanation.summary, bullets: explanation.bullets)
        )
    }

    private func snippet(_ request: Request) async throws -> JSONBody<RoleSnippetResponse> {
        let body = try await JSONRequest.decode(RoleBody.self, from: request)
        let analysis = try Self.analysis(of: try await lookup.session(token: body.viewToken))
        guard (1...Self.longestRole).contains(body.role.count) else {
            let detail = "“role” has 1 to \(Self.longestRole) characters."
            throw Problem(.badRequest, detail, errors: [.init(pointer: "/role", detail: detail)])
        }
        let facts = RoleExplainer(knowledge: knowledge).snippet(
            for: body.role,
            resume: analysis.resume,
            profile: analysis.profile
        )
        let snippet = facts.replacing(await worded(facts.explanation, for: analysis))
        return JSONBody(RoleSnippetResponse(role: snippet.role, summary: snippet.summary, bullets: snippet.bullets))
    }

    private func worded(_ facts: JobExplanation, for analysis: Analysis) async -> JobExplanation {
        guard let wording else { return facts }
        return await wording.wording(of: facts, without: PersonalDetails(of: analysis.resume))
    }

    private static func analysis(of session: Session) throws -> Analysis {
        guard let analysis = session.analysis else {
            throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
        }
        return analysis
    }
}
