import Foundation
import TestSupport
import Testing

@Suite("What a view token opens", .server)
struct PublicSessionTests {
    let client: APIClient

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("settings say what may be sent, how long it is kept and who may sign up")
    func settings() async throws {
        let answer = try await client.get("/api/public/settings")
        #expect(answer.status == 200)
        #expect(answer.object["max_upload_bytes"] as? Int == 10 * 1024 * 1024)
        let types = try #require(answer.object["accepted_types"] as? [String])
        #expect(Set(types).isSuperset(of: ["application/pdf", "image/png", "image/jpeg", "text/plain"]))
        #expect(Set(types).count == types.count)
        #expect(answer.object["retention_days"] as? Int == 30)
        #expect(answer.object["keeps_file"] as? Bool == false)
        #expect(answer.object["signup_enabled"] as? Bool == true)
        #expect(answer.object["providers"] as? [String] == [])
    }

    @Test("the résumé is there once it was read, in the terms of JSON Resume")
    func resume() async throws {
        let gated = try GatedServer(closed: ["searching"])
        let waiting = try await gated.client.uploaded("resumes/truck-driver-au.txt")
        try await gated.wait(for: "searching", of: waiting.token)
        let early = try await gated.client.get("/api/public/resume?token=\(waiting.token)")
        #expect(early.status == 409)
        #expect(early.headers["content-type"] == "application/problem+json")
        let upload = try await client.completed("resumes/sales-rep-scanned.pdf")
        let answer = try await client.get("/api/public/resume?token=\(upload.token)")
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"]?.hasPrefix("application/json") == true)
        #expect(answer.headers["cache-control"] == "no-store")
        #expect((answer.object["$schema"] as? String)?.contains("v1.2.1") == true)
        let work = try #require(answer.object["work"] as? [[String: Any]])
        #expect(work.first?["position"] as? String == "Field Sales Representative")
    }

    @Test("there is never a résumé of a file that cannot be read")
    func unreadable() async throws {
        let upload = try await client.uploaded("bad/truncated.pdf")
        #expect(try await client.finished(upload.token).object["status"] as? String == "failed")
        #expect(try await client.get("/api/public/resume?token=\(upload.token)").status == 409)
    }

    @Test("pictures of several kinds are the pages of one document, in their order")
    func pictures() async throws {
        let upload = try await client.uploaded(
            "resumes/warehouse-us-scan.png",
            "resumes/chef-es-photo.jpg",
            "resumes/civil-engineer-za.tiff"
        )
        let session = try await client.finished(upload.token)
        #expect(session.object["status"] as? String == "completed")
        #expect(session.object["location"] as? String == "Columbus, OH")
        let resume = try await client.get("/api/public/resume?token=\(upload.token)").object
        let meta = try #require((resume["meta"] as? [String: Any])?["vitae"] as? [String: Any])
        let evidence = try #require(meta["evidence"] as? [String: [[String: Any]]])
        // The TIFF has two.
        #expect(Set(evidence.values.flatMap { $0 }.compactMap { $0["page"] as? Int }) == [1, 2, 3, 4])
    }

    @Test("too many pictures, and pictures beside a document, are refused")
    func notOneDocument() async throws {
        let page = try Samples.bytes("bad/one-pixel.png")
        let mixed = try await client.upload([page, try Samples.bytes("resumes/student-us.pdf")])
        #expect(mixed.status == 415)
        #expect(mixed.detail.contains("pictures"))
        let many = try await client.upload(Array(repeating: page, count: 11))
        #expect(many.status == 400)
        #expect(many.detail.contains("10"))
    }

    @Test("erasing works once, and nothing is left behind the token")
    func erasure() async throws {
        let upload = try await client.completed("resumes/student-us.pdf")
        let erased = try await client.send("DELETE", "/api/public/session?token=\(upload.token)")
        #expect(erased.status == 204)
        #expect(erased.body.isEmpty)
        try await expectNothing(behind: upload.token, at: client)
        #expect(try await client.send("DELETE", "/api/public/session?token=\(upload.token)").status == 404)
    }

    @Test(
        "erasing works while the document is at work, and the next one is read",
        arguments: ["extracting", "identifying", "searching"]
    )
    func erasureAtWork(state: String) async throws {
        // One worker: the next document is read only if this one no longer holds it.
        let gated = try GatedServer(closed: [state], arguments: ["--workers", "1"])
        let client = gated.client
        let upload = try await client.uploaded("resumes/student-us.pdf")
        try await gated.wait(for: state, of: upload.token)
        let header = ["X-View-Token": upload.token]
        #expect(try await client.send("DELETE", "/api/public/session", headers: header).status == 204)
        try await expectNothing(behind: upload.token, at: client)
        try gated.open(state)
        _ = try await client.completed("resumes/truck-driver-au.txt")
        try await expectNothing(behind: upload.token, at: client)
        #expect(gated.server.stop() == 0)
    }

    private func expectNothing(behind token: String, at client: APIClient) async throws {
        for path in ["session", "session?wait=5", "session/events", "resume", "jobs"] {
            let answer = try await client.get("/api/public/\(path)", headers: ["X-View-Token": token])
            #expect(answer.status == 404, "\(path)")
        }
        let path = "/api/public/session/location?token=\(token)"
        #expect(try await client.send("PUT", path, body: "{\"location\": null}").status == 404)
        #expect(try await client.interact("view", job: "any", token: token).status == 404)
        for path in ["/api/jobs/explanation", "/api/insights/role-snippet"] {
            let fields = ["job_id": "any", "role": "Nurse", "view_token": token]
            #expect(try await client.post(path, fields).status == 404, "\(path)")
        }
    }
}
