import Foundation
import GRDB
import TestSupport
import Testing

@Suite("vitae store copy", .serialized, .timeLimit(.minutes(5)))
struct StoreCopyCommandTests {
    private let folder: TemporaryFolder
    private let cluster: PostgresCluster

    init() throws {
        folder = try TemporaryFolder()
        cluster = try PostgresCluster()
    }

    private var data: String { folder.url.appending(path: "data").path }

    /// A database of its own.
    private func database(_ name: String) throws -> String {
        _ = try cluster.query("CREATE DATABASE \(name)")
        return cluster.address(of: name)
    }

    private func copy(_ from: String, _ to: String) throws -> BuiltProgram.Outcome {
        try BuiltProgram.run("vitae", ["store", "copy", from, to])
    }

    /// A data folder with many postings and a document that was read.
    private func fill() async throws -> String {
        let server = try RunningServer(data: URL(filePath: data), arguments: [])
        let client = APIClient(address: server.address)
        let upload = try UploadedSession(try await client.upload([try Samples.bytes("resumes/student-us.pdf")]))
        _ = try await client.finished(upload.token)
        #expect(server.stop() == 0)
        let postings = (0..<3_000).map { number in
            """
            {"identifier": "\(number)", "title": "Baker \(number)", "company": "Globex \(number % 40)", \
            "date": "2026-10-26", "url": "https://jobs.example.com/\(number)", "description": "Bake bread \(number)."}
            """
        }
        let file = folder.url.appending(path: "jobs.ndjson")
        try Data(postings.joined(separator: "\n").utf8).write(to: file)
        let imported = try BuiltProgram.run("vitae", ["jobs", "import", file.path, "--data", data])
        #expect(imported.status == 0, "\(imported.errors)")
        return upload.token
    }

    @Test("carries a data folder over to PostgreSQL, however often it is killed, and servers go on there and back")
    func whole() async throws {
        let token = try await fill()
        let store = try database("target")
        var kills = 0
        var outcome: BuiltProgram.Outcome?
        for round in 1...40 {
            let process = Process()
            process.executableURL = URL(filePath: BuiltProgram.path("vitae"))
            process.arguments = ["store", "copy", data, store]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // Later and later, so that every part of it is met.
            try await Task.sleep(for: .milliseconds(40 * round))
            guard process.isRunning else { break }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            kills += 1
            let serving = try BuiltProgram.run("vitae", ["jobs", "stats", "--store", store, "--data", data])
            let isBegun = try cluster.query("SELECT to_regclass('store_copy') IS NOT NULL", in: "target") == "t"
            if isBegun { #expect(serving.status == 3 && serving.errors.contains("unfinished copy"), "\(serving)") }
        }
        #expect(kills > 0)
        if try cluster.query("SELECT to_regclass('store_copy') IS NOT NULL", in: "target") == "t" {
            outcome = try copy(data, store)
            #expect(outcome?.status == 0, "\(outcome?.errors ?? "")")
        }
        #expect(try cluster.query("SELECT count(*) FROM posting", in: "target") == "3000")
        let again = try copy(data, store)
        #expect(again.status == 1 && again.errors.contains("holds data already"), "\(again.errors)")
        // With the keys of the folder the session is found.
        let server = try RunningServer(data: URL(filePath: data), arguments: ["--store", store])
        #expect(try await APIClient(address: server.address).finished(token).object["status"] as? String == "completed")
        let busy = try copy(store, folder.url.appending(path: "busy").path)
        #expect(busy.status == 1 && busy.errors.contains("Stop them all"), "\(busy.errors)")
        #expect(server.stop() == 0)
        let back = folder.url.appending(path: "back")
        let returned = try copy(store, back.path)
        #expect(returned.status == 0 && returned.output.contains("all of them compared"), "\(returned.errors)")
        let stats = try BuiltProgram.run("vitae", ["jobs", "stats", "--data", back.path])
        #expect(stats.status == 0 && stats.output.contains("3000"), "\(stats.output)")
    }

    @Test("refuses what it cannot copy, each with its exit code")
    func refusals() throws {
        let store = try database("empty")
        let nothing = try copy(data, store)
        #expect(nothing.status == 1 && nothing.errors.contains("There is no database"), "\(nothing.errors)")
        let secret = try copy(data, "postgres://vitae:secret@localhost/vitae")
        #expect(secret.status == 2 && !secret.errors.contains("secret@"), "\(secret.errors)")
        let same = try copy(store, store)
        #expect(same.status == 2 && same.errors.contains("to itself"), "\(same.errors)")
        let bare = try copy(store, data)
        #expect(bare.status == 1 && bare.errors.contains("vitae migrate"), "\(bare.errors)")
        let gone = try copy(cluster.address(of: "nowhere"), data)
        #expect(gone.status == 3, "\(gone.errors)")
    }

    @Test("copies no folder of another version of the tables")
    func version() async throws {
        let server = try RunningServer(data: URL(filePath: data), arguments: [])
        #expect(server.stop() == 0)
        let queue = try DatabaseQueue(path: data + "/vitae.sqlite")
        try await queue.write { try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '19'") }
        let outcome = try copy(data, try database("target"))
        #expect(outcome.status == 1 && outcome.errors.contains("another version"), "\(outcome.errors)")
    }
}
