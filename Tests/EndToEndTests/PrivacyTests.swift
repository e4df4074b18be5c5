import Foundation
import TestSupport
import Testing

@Suite("What was erased is gone")
struct PrivacyTests {
    /// All that a server leaves: its data folder and what it logged.
    private struct Remains {
        let folder: URL

        /// Which words are in which files.
        func places(of words: [String]) throws -> [String] {
            var places: [String] = []
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let url = folder.appending(path: path)
                var isFolder: ObjCBool = false
                // What goes away while it is looked for holds nothing.
                guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
                    !isFolder.boolValue
                else { continue }
                let bytes = try Data(contentsOf: url)
                for word in words where bytes.range(of: Data(word.utf8)) != nil { places.append("\(word): \(path)") }
            }
            return places
        }

        func logs() throws -> String {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".log") }
            return try names.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
        }
    }

    @Test("from the database, its journal, the folder and the log, after success, failure and in the middle")
    func canary() async throws {
        let folder = try TemporaryFolder()
        let remains = Remains(folder: folder.url)
        let jobs = Samples.folder.appending(path: "jobs.ndjson").path
        let gates = folder.url.appending(path: "gates")
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--jobs", jobs],
            environment: ["VITAE_GATES": gates.path]
        )
        let client = APIClient(address: server.address)
        let filename = CanaryResume.filename

        let read = try UploadedSession(try await client.upload([CanaryResume.readable], filename: filename))
        #expect(try await client.finished(read.token).object["current_role_company"] as? String == "Globex Corporation")
        let job = try #require(try await client.jobs(read.token).first)
        #expect(try await client.interact("star", job: job, token: read.token).status == 200)
        let fields = ["job_id": job, "role": "Data Engineer", "view_token": read.token]
        for path in ["/api/jobs/explanation", "/api/insights/role-snippet"] {
            #expect(try await client.post(path, fields).status == 200, "\(path)")
        }
        let failed = try UploadedSession(try await client.upload([try CanaryResume.truncated()], filename: filename))
        #expect(try await client.finished(failed.token).object["status"] as? String == "failed")
        let refused = try await client.upload([Array("\u{0}\u{1}".utf8) + CanaryResume.readable], filename: filename)
        #expect(refused.status == 415)

        // The search finds what is there. Names of files and tokens are never kept.
        #expect(try !remains.places(of: ["zyxquandle"]).isEmpty)
        #expect(try remains.places(of: [filename, read.token, failed.token]) == [])

        // One in the middle: its text is known to the server, and nothing of it is stored.
        try FileManager.default.createDirectory(at: gates, withIntermediateDirectories: false)
        try Data().write(to: gates.appending(path: "searching"))
        let scan = try CanaryResume.scan()
        let scanned = try UploadedSession(try await client.upload([scan, scan, scan], filename: filename))
        var status = ""
        while !["searching", "completed", "failed"].contains(status) {
            let session = try await client.get("/api/public/session?token=\(scanned.token)&wait=20")
            status = try #require(session.object["status"] as? String)
        }
        #expect(status == "searching")
        for token in [scanned.token, read.token, failed.token] {
            #expect(try await client.send("DELETE", "/api/public/session?token=\(token)").status == 204)
        }
        try FileManager.default.removeItem(at: gates)
        #expect(server.stop() == 0)
        #expect(try remains.places(of: CanaryResume.words) == [])
        #expect(try remains.places(of: [scanned.token, read.token, failed.token]) == [])
        let logs = try remains.logs()
        #expect(logs.contains("session completed") && logs.contains("session failed"))
    }

    @Test("with the account that it belonged to")
    func account() async throws {
        let folder = try TemporaryFolder()
        let remains = Remains(folder: folder.url)
        let server = try RunningServer(data: folder.url.appending(path: "data"))
        let client = APIClient(address: server.address)
        let person = try await SignedInPerson.signUp(client, email: CanaryResume.email)
        let grant = try await client.post(
            "/auth/v1/token?grant_type=password",
            ["email": person.email, "password": "zyxquandle"]
        )
        #expect(grant.status == 400)
        let upload = try UploadedSession(try await client.upload([CanaryResume.readable], headers: person.bearer))
        #expect(try await client.finished(upload.token).object["status"] as? String == "completed")
        let secrets = [upload.token, person.accessToken, person.refreshToken, SignedInPerson.password]
        #expect(try remains.places(of: secrets) == [])
        #expect(try !remains.places(of: [person.email]).isEmpty)
        #expect(try await person.delete("/api/me").status == 204)
        #expect(server.stop() == 0)
        #expect(try remains.places(of: CanaryResume.words + secrets + [person.id, person.id.uppercased()]) == [])
    }
}
