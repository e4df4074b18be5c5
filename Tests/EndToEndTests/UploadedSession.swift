import TestSupport
import Testing

/// An upload that was accepted.
struct UploadedSession {
    /// What the server called the session.
    let id: String
    let userSearch: String
    let token: String

    init(_ answer: APIAnswer) throws {
        try #require(answer.status == 200, "\(answer.text)")
        id = try #require(answer.object["search_session_id"] as? String)
        userSearch = try #require(answer.object["user_search_id"] as? String)
        token = try #require(answer.object["view_token"] as? String)
    }
}

extension APIClient {
    /// Uploads samples as one document.
    func uploaded(_ samples: String..., headers: [String: String] = [:]) async throws -> UploadedSession {
        try UploadedSession(try await upload(try samples.map(Samples.bytes), headers: headers))
    }

    /// Uploads a sample and waits for its end, which must be good.
    func completed(_ sample: String, headers: [String: String] = [:]) async throws -> UploadedSession {
        let upload = try await uploaded(sample, headers: headers)
        let session = try await finished(upload.token)
        try #require(session.object["status"] as? String == "completed", "\(session.text)")
        return upload
    }

    /// Identifiers of the jobs in a list, best match first.
    func jobs(_ token: String, _ query: String = "") async throws -> [String] {
        try await get("/api/public/jobs?token=\(token)\(query)").list.compactMap { $0["id"] as? String }
    }

    /// Says what was done with a job.
    func interact(_ kind: String, job: String, token: String, headers: [String: String] = [:]) async throws -> APIAnswer
    {
        try await post(
            "/api/jobs/interaction",
            ["job_id": job, "view_token": token, "interaction_type": kind],
            headers: headers
        )
    }
}
