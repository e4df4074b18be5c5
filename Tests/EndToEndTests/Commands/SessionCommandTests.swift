import Foundation
import TestSupport
import Testing

@Suite("vitae session, beside a server that runs")
struct SessionCommandTests {
    private static func run(_ server: RunningServer, _ arguments: String...) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run("vitae", ["session"] + arguments + ["--data", server.data.path])
    }

    private static func sizes(_ data: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: data.appending(path: "vitae.sqlite-wal").path)
        return try #require(attributes[.size] as? Int)
    }

    @Test("lists what there is, newest first, and nothing that a résumé says")
    func list() async throws {
        let gated = try GatedServer(closed: ["searching"])
        let failed = try await gated.client.uploaded("bad/truncated.pdf")
        try await gated.wait(for: "failed", of: failed.token)
        let person = try await SignedInPerson.signUp(gated.client, email: "robin@example.org")
        let waiting = try await gated.client.uploaded("resumes/truck-driver-au.txt", headers: person.bearer)
        try await gated.wait(for: "searching", of: waiting.token)

        let lines = try Self.run(gated.server, "list", "--format", "ndjson").output.split(separator: "\n")
        let rows = try lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(rows.map { $0["id"] as? String } == [waiting.id.lowercased(), failed.id.lowercased()])
        #expect(rows.map { $0["status"] as? String } == ["searching", "failed"])
        #expect(rows.map { $0["failure"] as? String } == [nil, "damaged"])
        #expect(rows.map { $0["owner"] as? String } == [person.id.lowercased(), nil])
        #expect(rows.allSatisfy { $0["created_at"] is String && $0["expires_at"] is String })

        let table = try Self.run(gated.server, "list", "--limit", "1")
        #expect(table.status == 0)
        #expect(table.output.contains(waiting.id.lowercased()) && !table.output.contains(failed.id.lowercased()))
        #expect(!table.output.contains(waiting.token) && !table.output.contains("robin@example.org"))
        let csv = try Self.run(gated.server, "list", "--format", "csv").output.split(separator: "\r\n")
        #expect(csv.first == "id,created_at,expires_at,status,failure,jobs,owner")
        #expect(csv.count == 3)
        #expect(try Self.run(gated.server, "list", "--limit", "0").status == 2)
        #expect(gated.server.stop() == 0)
    }

    @Test("erases by identifier and by token, and says when there is nothing to erase")
    func erase() async throws {
        let gated = try GatedServer(closed: [])
        let client = gated.client
        let first = try await client.completed("resumes/truck-driver-au.txt")
        let second = try await client.completed("resumes/truck-driver-au.txt")
        for (name, upload) in [(first.id, first), (second.token, second)] {
            let outcome = try Self.run(gated.server, "erase", name)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.errors.contains(upload.id.lowercased()) && !outcome.errors.contains(upload.token))
            #expect(try await client.get("/api/public/session?token=\(upload.token)").status == 404)
        }
        for name in [first.id, second.token, "nonsense", UUID().uuidString] {
            let outcome = try Self.run(gated.server, "erase", name)
            #expect(outcome.status == 1)
            #expect(outcome.errors == "vitae: There is no such session.\n")
        }
        #expect(gated.server.stop() == 0)
    }

    @Test("erases a document that is at work; the server does what only one process may, and overwrites it")
    func eraseAtWork() async throws {
        let gated = try GatedServer(closed: ["searching"], arguments: ["--workers", "1"])
        let upload = try UploadedSession(try await gated.client.upload([CanaryResume.readable]))
        try await gated.wait(for: "searching", of: upload.token)
        #expect(try Self.run(gated.server, "erase", upload.id).status == 0)
        #expect(try await gated.client.get("/api/public/session?token=\(upload.token)").status == 404)
        // The command left the log as it was: the server, held up, has not cut it yet.
        #expect(try Self.sizes(gated.server.data) > 0)
        try gated.open("searching")
        _ = try await gated.client.completed("resumes/truck-driver-au.txt")
        #expect(gated.server.stop() == 0)
        for name in try FileManager.default.subpathsOfDirectory(atPath: gated.server.data.path) {
            let file = gated.server.data.appending(path: name)
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            let bytes = try Data(contentsOf: gated.server.data.appending(path: name))
            for word in CanaryResume.words {
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) in \(name)")
            }
        }
    }
}
