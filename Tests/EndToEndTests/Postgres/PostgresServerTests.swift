import Foundation
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("Servers and workers on one PostgreSQL database", .serialized, .timeLimit(.minutes(5)))
struct PostgresServerTests {
    private static let jobs = Samples.folder.appending(path: "jobs.ndjson").path

    private let folder: TemporaryFolder
    private let cluster: PostgresCluster
    private let store: String

    init() throws {
        folder = try TemporaryFolder()
        cluster = try PostgresCluster()
        store = cluster.address(of: "postgres")
    }

    /// A server; all have one folder, and so the same secrets.
    private func server(_ arguments: String...) throws -> RunningServer {
        try RunningServer(data: folder.url.appending(path: "data"), arguments: ["--store", store] + arguments)
    }

    @Test("see on each server what came in on another, with jobs, lists, figures and accounts")
    func whole() async throws {
        let first = try server("--jobs", Self.jobs)
        let second = try server()
        let (one, other) = (VitaeClient(server: first.address), VitaeClient(server: second.address))
        let upload = try await one.upload(try Samples.bytes("resumes/software-engineer-us.pdf"), filename: "r.pdf")
        var session = try await other.session(upload.viewToken)
        for _ in 0..<10 where !["completed", "failed"].contains(session.status) {
            session = try await other.session(upload.viewToken, wait: 10)
        }
        #expect(session.status == "completed")
        let jobs = try await other.jobs(of: upload.viewToken)
        #expect(!jobs.isEmpty)
        let address = second.address
        for path in [
            "/health", "/health/ready", "/api/v1/health", "/api/v1/jobs?limit=5", "/api/v1/jobs?search=eng&limit=5",
            "/api/v1/analytics/jobs/overview",
            "/api/v1/analytics/jobs/by-source", "/api/v1/analytics/jobs/search?keyword=eng",
        ] {
            let answer = try await HTTP.get(address + path)
            #expect(answer.status == 200, "\(path): \(String(decoding: answer.body, as: UTF8.self))")
        }
        #expect(try await HTTP.get(address + "/health").object["store"] as? String == "ok")
        let connections = try await HTTP.get(address + "/health").object["database"] as? [String: Any]
        #expect(connections?["connected"] as? Int == 8 && connections?["reconnections"] as? Int == 0)
        // What commands do, they do there as well.
        let stats = try BuiltProgram.run("vitae", ["jobs", "stats", "--store", store, "--data", first.data.path])
        #expect(stats.status == 0, "\(stats.errors)")
        #expect(stats.output.contains("jobs"))
        let doctor = try BuiltProgram.run("vitae", ["doctor", "--store", store])
        #expect(doctor.output.contains("ok      database (PostgreSQL at postgres:///postgres?host=\(cluster.folder))"))
        let migrated = try BuiltProgram.run("vitae", ["migrate", "--store", store])
        #expect(migrated.status == 0 && migrated.output.hasPrefix("The tables are up to date"))
        #expect(!FileManager.default.fileExists(atPath: first.data.appending(path: "vitae.sqlite").path))
        #expect(first.stop() == 0 && second.stop() == 0)
    }

    @Test("leave the reading of documents to workers when servers are gone")
    func workers() async throws {
        let first = try server("--jobs", Self.jobs)
        let client = APIClient(address: first.address)
        let worker = try WorkerProcess(store: store)
        let upload = try await client.upload([try Samples.bytes("resumes/student-us.pdf")])
        let token = try UploadedSession(upload).token
        first.kill()
        let second = try server()
        let answer = try await APIClient(address: second.address).finished(token)
        #expect(answer.object["status"] as? String == "completed")
        #expect(worker.stop() == 0)
    }

    @Test("hold clients back together, whichever server they come to")
    func limits() async throws {
        let rates = ["--upload-burst", "2", "--uploads-per-minute", "0.01", "--sign-ins-per-hour", "2"]
        let servers = try (0..<2).map { _ in
            try RunningServer(data: folder.url.appending(path: "data"), arguments: ["--store", store] + rates)
        }
        let clients = servers.map { APIClient(address: $0.address) }
        let document = [[UInt8]("Robin Example\nrobin@example.com\n\nExperience\n\nBaker, Globex, 2019 - 2024\n".utf8)]
        var uploads: [Int] = []
        for number in 0..<4 { uploads.append(try await clients[number % 2].upload(document).status) }
        #expect(uploads == [200, 200, 429, 429])
        var guesses: [Int] = []
        for number in 0..<4 {
            let answer = try await clients[number % 2].post(
                "/auth/v1/token?grant_type=password",
                ["email": "robin@example.com", "password": "guess number \(number)"]
            )
            guesses.append(answer.status)
        }
        #expect(guesses == [400, 400, 429, 429])
        for server in servers { #expect(server.stop() == 0) }
    }

    @Test("go on by themselves after the database has crashed, and say meanwhile that it is gone")
    func databaseCrash() async throws {
        let server = try server()
        let client = APIClient(address: server.address)
        let before = try UploadedSession(try await client.upload([try Samples.bytes("resumes/student-us.pdf")]))
        try cluster.crash()
        #expect(try await client.finished(before.token).object["status"] as? String == "completed")
        let recovered = try await client.get("/health").object
        #expect(recovered["store"] as? String == "ok")
        #expect((recovered["database"] as? [String: Any])?["reconnections"] as? Int ?? 0 > 0)
        let after = try UploadedSession(try await client.upload([try Samples.bytes("resumes/student-us.pdf")]))
        #expect(try await client.finished(after.token).object["status"] as? String == "completed")
        cluster.stop()
        let health = try await client.get("/health")
        #expect(health.status == 503 && health.object["store"] as? String == "unavailable")
        let refused = try await client.upload([try Samples.bytes("resumes/student-us.pdf")])
        #expect(refused.status == 503)
    }

    @Test(
        "refuse an address with a password, and say what to do without a word of it",
        arguments: [
            ["serve", "--port", "0"], ["work"], ["migrate"], ["jobs", "list"], ["doctor"], ["session", "list"],
        ]
    )
    func passwords(command: [String]) throws {
        for address in ["postgres://vitae:hush42@db/vitae", "postgres://db/vitae?user=a&password=hush42"] {
            let outcome = try BuiltProgram.run("vitae", command + ["--store", address])
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("VITAE_STORE_PASSWORD"))
            #expect(!(outcome.errors + outcome.output).contains("hush42"))
            let variable = try BuiltProgram.run("vitae", command, environment: ["VITAE_STORE": address])
            #expect([1, 2, 3].contains(variable.status))
            #expect(!(variable.errors + variable.output).contains("hush42"))
        }
    }

    @Test("say why there is no database to use")
    func unreachable() throws {
        let nowhere = "postgres://vitae@/postgres?host=\(folder.url.path)"
        for command in [["serve", "--port", "0", "--data", folder.url.path], ["work"], ["migrate"]] {
            let outcome = try BuiltProgram.run("vitae", command + ["--store", nowhere])
            #expect(outcome.status == 3)
            #expect(outcome.errors.contains("cannot be used: no connection to PostgreSQL"), "\(outcome.errors)")
        }
        let none = try BuiltProgram.run("vitae", ["work"], environment: ["VITAE_STORE": ""])
        #expect(none.status == 2 && none.errors.contains("--store"))
    }
}
