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

    // Release builds do not misbehave on request.
    #if DEBUG
        @Test("does not die of a document that ends its analysis: that one fails, and all others complete")
        func poison() async throws {
            let folder = try TemporaryFolder()
            let data = folder.url.appending(path: "data")
            let server = try RunningServer(data: data, environment: ["VITAE_MISBEHAVE": "1"])
            let client = VitaeClient(server: server.address)
            for verb in ["trap", "segv", "stack_overflow"] {
                let text = [UInt8]("vitae-misbehave: \(verb) analysed\nJane Doe\njane@example.com\n".utf8)
                let poison = try await client.upload(text, filename: "pasted.txt").viewToken
                let usual = try await client.upload(
                    try Samples.bytes("resumes/truck-driver-au.txt"),
                    filename: "resume.txt"
                ).viewToken
                let session = try await finished(poison, at: server)
                #expect(session.status == "failed", "\(verb)")
                #expect(session.errorCode == "crashed", "\(verb)")
                #expect(try await finished(usual, at: server).status == "completed")
            }
            let health = try await APIClient(address: server.address).get("/health")
            #expect(health.status == 200)
            #expect(health.object["status"] as? String == "ok")
            #expect(server.stop() == 0)
            #expect(try StoredSessions(data: data).contradictions() == [])
        }
    #endif

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
