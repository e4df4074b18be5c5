import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
public import VitaeAPI

/// Jobs, and what speaks for them.
extension VitaeClient {
    /// Asks for the jobs of a session, best first.
    ///
    /// - Parameters:
    ///   - token: the session's view token.
    ///   - bucket: which of them.
    ///   - page: a part of the list; nil for its first hundred, or of all jobs those of each list.
    ///   - filter: which of them.
    /// - Returns: the jobs; none before the session is completed.
    /// - Throws: why they are not known.
    public func jobs(
        of token: String,
        bucket: JobBucket = .all,
        page: JobPage? = nil,
        filter: JobFilter = JobFilter()
    ) async throws(VitaeClientError) -> [JobResponse] {
        let query =
            bucket.query + (page.map { ["offset=\($0.offset)", "limit=\($0.limit)"] } ?? []) + filter.query
        let path = "/api/public/jobs" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        return try await answer(to: Exchange.Call(path: path, headers: [Self.header(token)]))
    }

    /// Asks why a job fits.
    ///
    /// - Parameters:
    ///   - job: the posting's identifier (`jobID`).
    ///   - token: the session's view token.
    /// - Returns: the explanation.
    /// - Throws: why there is none.
    public func jobExplanation(
        of job: String,
        in token: String
    ) async throws(VitaeClientError) -> JobExplanationResponse {
        try await post("/api/jobs/explanation", ["job_id": job, "view_token": token])
    }

    /// Asks what the person has for a role, and what is missing.
    ///
    /// - Parameters:
    ///   - role: a job title of 1 to 200 characters, suggested or not.
    ///   - token: the session's view token.
    /// - Returns: what speaks for and against it.
    /// - Throws: why it is not known.
    public func roleSnippet(
        for role: String,
        in token: String
    ) async throws(VitaeClientError) -> RoleSnippetResponse {
        try await post("/api/insights/role-snippet", ["role": role, "view_token": token])
    }

    /// Notes what the person does with a job; noting it twice is noting it once.
    ///
    /// - Parameters:
    ///   - interaction: what the person does.
    ///   - job: the posting's identifier (`jobID`).
    ///   - token: the session's view token.
    /// - Throws: why it was not noted.
    public func interact(
        _ interaction: JobInteraction,
        with job: String,
        in token: String
    ) async throws(VitaeClientError) {
        let fields = ["interaction_type": interaction.rawValue, "job_id": job, "view_token": token]
        let _: SuccessResponse = try await post("/api/jobs/interaction", fields)
    }

    /// Posts what only asks, or may be said twice.
    private func post<Answer: Decodable>(
        _ path: String,
        _ fields: [String: String]
    ) async throws(VitaeClientError) -> Answer {
        let body: Data
        do {
            body = try JSONEncoder().encode(fields)
        } catch {
            throw .unreachable("The call cannot be written as JSON.")
        }
        var call = Exchange.Call(method: .POST, path: path) { .bytes(ByteBuffer(bytes: body)) }
        call.headers = [("Content-Type", "application/json")]
        return try await answer(to: call)
    }
}
