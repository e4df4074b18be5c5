import Foundation
import TestSupport
import Testing

@Suite("Uploads that are sent again", .server)
struct RepeatedUploadTests {
    let client: APIClient

    private static let sample = "resumes/truck-driver-au.txt"

    init() throws {
        client = try SuiteServer.client()
    }

    private func upload(_ key: String?) async throws -> UploadedSession {
        try await client.uploaded(Self.sample, headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    @Test("with one key are one session, also when it has ended")
    func again() async throws {
        let first = try await upload("retry-1")
        _ = try await client.finished(first.token)
        let second = try await upload("retry-1")
        #expect(second.id == first.id)
        #expect(second.userSearch == first.userSearch)
        #expect(second.token == first.token)
        let session = try await client.get("/api/public/session?token=\(second.token)")
        #expect(session.object["status"] as? String == "completed")
    }

    @Test("with one key at the same time are one session")
    func atOnce() async throws {
        let uploads = try await withThrowingTaskGroup(of: (String, String, String).self) { group in
            for _ in 0..<10 {
                group.addTask {
                    let upload = try await upload("at-once")
                    return (upload.id, upload.userSearch, upload.token)
                }
            }
            return try await group.reduce(into: [(String, String, String)]()) { $0.append($1) }
        }
        #expect(uploads.count == 10)
        #expect(Set(uploads.map(\.0)).count == 1)
        #expect(Set(uploads.map(\.1)).count == 1)
        #expect(Set(uploads.map(\.2)).count == 1)
        let token = try #require(uploads.first?.2)
        #expect(try await client.finished(token).object["status"] as? String == "completed")
    }

    @Test("with different keys, and without one, are sessions of their own")
    func different() async throws {
        var ids: Set<String> = []
        for key in ["key-a", "key-b", "KEY-A", nil, nil] { ids.insert(try await upload(key).id) }
        #expect(ids.count == 5)
    }

    @Test("are refused with a key that is empty or too long")
    func badKey() async throws {
        for key in ["", String(repeating: "k", count: 256)] {
            let answer = try await client.upload(
                [try Samples.bytes(Self.sample)],
                headers: ["Idempotency-Key": key]
            )
            #expect(answer.status == 400)
            #expect(answer.complaints == ["Idempotency-Key"])
        }
        #expect(!(try await upload(String(repeating: "k", count: 255)).token.isEmpty))
    }

    @Test("after an erasure are new sessions")
    func afterErasure() async throws {
        let first = try await upload("erased")
        #expect(try await client.send("DELETE", "/api/public/session?token=\(first.token)").status == 204)
        let second = try await upload("erased")
        #expect(second.id != first.id)
        #expect(try await client.get("/api/public/session?token=\(first.token)").status == 404)
        #expect(try await client.finished(second.token).status == 200)
    }

    @Test("are not hindered by a refusal: the key is free for the right document")
    func afterRefusal() async throws {
        let headers = ["Idempotency-Key": "refused"]
        #expect(try await client.upload([try Samples.bytes("bad/noise.bin")], headers: headers).status == 415)
        #expect(!(try await upload("refused").token.isEmpty))
    }

    @Test("with another document are refused, and learn nothing of the first")
    func otherDocument() async throws {
        let first = try await upload("resume.pdf")
        let other = try await client.upload(
            [try Samples.bytes("resumes/student-us.pdf")],
            headers: ["Idempotency-Key": "resume.pdf"]
        )
        #expect(other.status == 422)
        #expect(other.headers["content-type"] == "application/problem+json")
        #expect(other.detail.contains("Idempotency-Key"))
        for secret in [first.token, first.id, first.userSearch] { #expect(!other.text.contains(secret)) }
    }

    @Test("are found again by whoever knows the secret, and by nobody else")
    func secret() async throws {
        let headers = ["Idempotency-Key": "resume.pdf-2", "Idempotency-Secret": "0123456789abcdef"]
        let first = try await client.uploaded(Self.sample, headers: headers)
        #expect(try await client.uploaded(Self.sample, headers: headers).token == first.token)
        var guessed = headers
        guessed["Idempotency-Secret"] = "0123456789abcdeF"
        #expect(try await client.uploaded(Self.sample, headers: guessed).token != first.token)
        guessed["Idempotency-Secret"] = nil
        #expect(try await client.uploaded(Self.sample, headers: guessed).token != first.token)
        guessed["Idempotency-Secret"] = "too short"
        let answer = try await client.upload([try Samples.bytes(Self.sample)], headers: guessed)
        #expect(answer.status == 400 && answer.complaints == ["Idempotency-Secret"])
    }
}
