import Foundation
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("A server that dies at the worst moment")
struct FaultTests {
    private static let sample = "resumes/sales-rep-scanned.pdf"
    private static let key = ["Idempotency-Key": "the same"]

    @Test(
        "finishes what it had accepted after the restart, and nothing twice",
        arguments: ["after_commit_before_reply", "after_claim", "after_result_before_done", "mid_checkpoint"]
    )
    func dies(at point: String) async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let accepted = try await uploadAndDie(at: point, data: data)
        let server = try RunningServer(data: data)
        let client = APIClient(address: server.address)
        let bytes = try Samples.bytes(Self.sample)
        // A client that was cut off sends it again, and gets the session that was stored.
        let again = try await client.upload([bytes], headers: Self.key)
        let token = try #require(again.object["view_token"] as? String)
        if let accepted { #expect(token == accepted) }
        #expect(try await finished(token, at: server).status == "completed")
        #expect(try await client.upload([bytes], headers: Self.key).object["view_token"] as? String == token)
        #expect(server.stop() == 0)
        #expect(try StoredSessions(data: data).contradictions() == [])
    }

    @Test("knows nothing of an upload that was not committed")
    func beforeCommit() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        #expect(try await uploadAndDie(at: "before_commit", data: data) == nil)
        let server = try RunningServer(data: data)
        let health = try await APIClient(address: server.address).get("/health")
        #expect(health.object["queue_depth"] as? Int == 0)
        #expect(server.stop() == 0)
    }

    @Test("lets a document that ends its analysis fail, and lives on")
    func poison() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let token = try #require(try await uploadAndDie(at: "analysis", data: data))
        // The analysis still dies, but apart.
        let server = try RunningServer(data: data, environment: ["VITAE_FAULT_AT": "analysis"])
        let session = try await finished(token, at: server)
        #expect(session.status == "failed")
        #expect(session.errorCode == "crashed")
        #expect(try await APIClient(address: server.address).get("/health").status == 200)
        #expect(server.stop() == 0)
        #expect(try StoredSessions(data: data).contradictions() == [])
    }

    @Test("analyses apart what another server died over, with the same result")
    func apart() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let token = try #require(try await uploadAndDie(at: "analysis", data: data))
        let server = try RunningServer(data: data)
        let apart = try await finished(token, at: server)
        let bytes = try Samples.bytes(Self.sample)
        let second = try await VitaeClient(server: server.address).upload(bytes, filename: "scan.pdf").viewToken
        let usual = try await finished(second, at: server)
        #expect(apart.status == "completed")
        #expect(apart.resumeScore == usual.resumeScore)
        #expect(apart.scoreBreakdown == usual.scoreBreakdown)
        #expect(apart.realisticTargetRoles == usual.realisticTargetRoles)
        #expect(server.stop() == 0)
    }

    /// Uploads to a server that dies at a point, and waits until it has.
    ///
    /// - Returns: the view token; nil when the server died before it had answered.
    private func uploadAndDie(at point: String, data: URL) async throws -> String? {
        let server: RunningServer
        do {
            server = try RunningServer(data: data, environment: ["VITAE_FAULT_AT": point])
        } catch is RunningServer.NotStarted {
            return nil
        }
        var token: String?
        do {
            let answer = try await APIClient(address: server.address).upload(
                [try Samples.bytes(Self.sample)],
                headers: Self.key
            )
            token = answer.object["view_token"] as? String
        } catch {
            // The connection broke, in one of the ways that connections break.
        }
        #expect(try await server.hasEnded())
        return token
    }

    private func finished(_ token: String, at server: RunningServer) async throws -> SessionResponse {
        let client = VitaeClient(server: server.address)
        var session = try await client.session(token, wait: 30)
        for _ in 0..<5 where !["completed", "failed"].contains(session.status) {
            session = try await client.session(token, wait: 30)
        }
        return session
    }
}
