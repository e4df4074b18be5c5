import Foundation
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("An accepted upload is never lost")
struct DurabilityTests {
    @Test("a server killed right after its answer finishes the session after the restart")
    func killedServer() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        var tokens: [String] = []
        let server = try RunningServer(data: data)
        for sample in ["student-us.pdf", "sales-rep-scanned.pdf", "teacher-fr.docx"] {
            let bytes = try Samples.bytes("resumes/\(sample)")
            tokens.append(try await VitaeClient(server: server.address).upload(bytes, filename: sample).viewToken)
        }
        server.kill()
        let second = try RunningServer(data: data)
        let client = VitaeClient(server: second.address)
        for token in tokens {
            var session = try await client.session(token, wait: 30)
            for _ in 0..<5 where session.status != "completed" {
                session = try await client.session(token, wait: 30)
            }
            #expect(session.status == "completed")
            #expect(session.resumeScore != nil)
        }
        #expect(second.stop() == 0)
    }

    @Test("a server that is stopped hands its work back, however often, and no try is counted")
    func stoppedServer() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        // A document that was read stays at work until the gate is gone.
        let gates = folder.url.appending(path: "gates")
        try FileManager.default.createDirectory(at: gates, withIntermediateDirectories: false)
        try Data().write(to: gates.appending(path: "identifying"))
        func start() throws -> RunningServer {
            try RunningServer(data: data, environment: ["VITAE_GATES": gates.path])
        }
        let bytes = try Samples.bytes("resumes/student-us.pdf")
        var server = try start()
        let token = try await VitaeClient(server: server.address).upload(bytes, filename: "resume.pdf").viewToken
        // More often than a document is tried.
        for _ in 0..<3 {
            #expect(try await Self.status(of: token, beyond: ["queued", "extracting"], at: server) == "identifying")
            #expect(server.stop() == 0)
            // Nobody is told that it is at work while no server runs.
            #expect(try Self.stored("SELECT state || attempt FROM queue", in: data) == "queued0")
            server = try start()
        }
        try FileManager.default.removeItem(at: gates)
        let last = try await Self.status(of: token, beyond: ["queued", "extracting", "identifying"], at: server)
        #expect(["searching", "completed"].contains(last))
        #expect(try await Self.status(of: token, beyond: ["searching"], at: server) == "completed")
        #expect(server.stop() == 0)
    }

    @Test("a server that is stopped does not wait for a document that takes long to read")
    func stoppedWhileReading() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data)
        let scan = try Samples.bytes("resumes/warehouse-us-scan.png")
        let answer = try await APIClient(address: server.address).upload(Array(repeating: scan, count: 10))
        let token = try UploadedSession(answer).token
        #expect(try await Self.status(of: token, beyond: ["queued"], at: server) == "extracting")
        let start = ContinuousClock.now
        #expect(server.stop() == 0)
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(try Self.stored("SELECT state || attempt FROM queue", in: data) == "queued0")
        #expect(try Self.stored("SELECT status FROM session", in: data) == "queued")
    }

    /// The first status of a session that is none of these.
    private static func status(of token: String, beyond states: Set<String>, at server: RunningServer) async throws
        -> String
    {
        let client = VitaeClient(server: server.address)
        var status = try await client.session(token).status
        for _ in 0..<20 where states.contains(status) {
            status = try await client.session(token, wait: 10).status
        }
        return status
    }

    /// The one value that a query gives; the server must have ended.
    private static func stored(_ query: String, in data: URL) throws -> String {
        try StoredSessions(data: data).value(query)
    }

    @Test("a second server on the same folder refuses to start")
    func secondServer() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data)
        let outcome = try BuiltProgram.run("vitae", ["serve", "--port", "0", "--data", data.path])
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("Another server uses"))
        _ = server.stop()
    }

    @Test("the server links no library that parses uploads")
    func linkage() throws {
        let outcome = try BuiltProgram.run("/usr/bin/ldd", [BuiltProgram.path("vitae")])
        #expect(outcome.status == 0)
        for library in ["poppler", "tesseract", "lept", "libarchive", "cairo"] {
            #expect(!outcome.output.contains(library))
        }
        let extractor = try BuiltProgram.run("/usr/bin/ldd", [BuiltProgram.path("vitae-extract")])
        #expect(extractor.output.contains("poppler"))
        #expect(!extractor.output.contains("Foundation"))
    }
}
