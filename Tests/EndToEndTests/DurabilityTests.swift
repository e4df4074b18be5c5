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
            var session = try await client.session(token: token, wait: 30)
            for _ in 0..<5 where session.status != "completed" {
                session = try await client.session(token: token, wait: 30)
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
        let bytes = try Samples.bytes("resumes/sales-rep-scanned.pdf")
        var server = try RunningServer(data: data)
        let token = try await VitaeClient(server: server.address).upload(bytes, filename: "scan.pdf").viewToken
        // More often than a document is tried.
        for _ in 0..<3 {
            let client = VitaeClient(server: server.address)
            while try await client.session(token: token).status == "queued" {}
            #expect(server.stop() == 0)
            server = try RunningServer(data: data)
        }
        let client = VitaeClient(server: server.address)
        var session = try await client.session(token: token, wait: 30)
        for _ in 0..<5 where !["completed", "failed"].contains(session.status) {
            session = try await client.session(token: token, wait: 30)
        }
        #expect(session.status == "completed")
        #expect(server.stop() == 0)
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
    }
}
