import Foundation
import StandIn
import TestSupport
import Testing

@Suite("A server that pushes", .enabled(if: MadeCertificate.isPossible, "There is no openssl."))
struct VersionOnePushTests {
    private let folder: TemporaryFolder
    private let data: URL

    init() throws {
        folder = try TemporaryFolder()
        data = folder.url.appending(path: "data")
    }

    /// Waits until something is so.
    private func wait(_ seconds: Int = 20, until isSo: () async throws -> Bool) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            if try await isSo() { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return false
    }

    private func importJobs(_ titles: [String], _ prefix: String) throws {
        let jobs = folder.url.appending(path: "greenhouse.ndjson")
        try VersionOneJobs.lines(titles, prefix: prefix).write(to: jobs, atomically: true, encoding: .utf8)
        let result = try BuiltProgram.run("vitae", ["jobs", "import", jobs.path, "--data", data.path])
        #expect(result.status == 0, "\(result)")
    }

    /// What pushes look like: as the examples say, where somebody has them.
    private static func shape() throws -> WireShape {
        if let folder = WireExample.folder {
            return try #require(try WireExample.all(in: folder)["push-job-match"]).shape
        }
        let text = #"""
            {"aps":{"alert":{"title":"str!","subtitle":"str!","body":"str!"},"badge":"int:0..","sound":"str!",
            "category":"in:JOB_MATCH","thread-id":"str!"},"job_id":"int:1..","custom_data":{"type":"in:job_match",
            "match_id":"uuid","job_id":"int:1..","matched_keywords":["+","str!"],"deep_link":"str!"}}
            """#
        return WireShape(try JSONDecoder().decode(OpenAPIValue.self, from: Data(text.utf8)))
    }

    @Test("tells a device of what is imported, tests a device, and logs no token and no key")
    func pushes() async throws {
        let certificate = try MadeCertificate()
        try await StandInServer.run(certificate: certificate) { _, _ in
            .init()
        } _: { apple in
            let server = try RunningServer(
                data: data,
                arguments: PushArguments.all(apple, certificate) + ["--log-level", "trace"]
            )
            let client = APIClient(address: server.address)
            let (device, token) = try await PushArguments.subscribed(client, ["ios developer", "react native"])
            try importJobs(["iOS Developer"], "one")
            #expect(try await wait { apple.questions.count == 1 })
            let push = try #require(apple.questions.first)
            #expect(push.path == "/3/device/\(token)")
            let body = try JSONDecoder().decode(OpenAPIValue.self, from: push.body)
            #expect(try Self.shape().complaints(body, at: "push") == [])
            // What the push says is what the app finds.
            let list = try await client.get("/api/v1/matches/\(device)")
            let matches = (list.object["data"] as? [String: Any])?["matches"] as? [[String: Any]]
            #expect(body["custom_data"]?["match_id"]?.text == matches?.first?["match_id"] as? String)
            let job = try #require(body["job_id"]?.number)
            #expect(try await client.get("/api/v1/jobs/\(Int(job))").status == 200)

            let test = try BuiltProgram.run("vitae", ["push", "test", device, "--data", data.path])
            #expect(test.output == "sent\n", "\(test)")
            #expect(apple.questions.last?.text.contains("SYSTEM") == true)
            let unknown = try BuiltProgram.run("vitae", ["push", "test", UUID().uuidString, "--data", data.path])
            #expect(unknown.status == 1)
            #expect(try BuiltProgram.run("vitae", ["push", "test", "x", "--data", data.path]).status == 2)

            let health = try await client.get("/api/v1/health")
            #expect((health.object["services"] as? [String: Any])?["apns"] as? String == "healthy")
            let stats = try BuiltProgram.run("vitae", ["alerts", "stats", "--data", data.path])
            #expect(stats.output.contains("pushes in 24 hours    2\n"), "\(stats)")
            #expect(server.stop() == 0)
            let key = try String(contentsOfFile: certificate.key, encoding: .utf8).split(separator: "\n")[1]
            for line in try server.logLines {
                #expect(!line.contains(token) && !line.contains(device) && !line.contains(key))
                #expect(!line.contains(push.headers["authorization"]?.suffix(40) ?? "-"))
            }
        }
    }

    @Test("says that Apple does not know it, and that is no reason to be unready")
    func refused() async throws {
        let certificate = try MadeCertificate()
        try await StandInServer.run(certificate: certificate) { _, _ in
            .init(403, body: #"{"reason":"InvalidProviderToken"}"#)
        } _: { apple in
            let server = try RunningServer(data: data, arguments: PushArguments.all(apple, certificate))
            let client = APIClient(address: server.address)
            _ = try await PushArguments.subscribed(client, ["ios developer"])
            try importJobs(["iOS Developer"], "one")
            let isTold = try await wait {
                let health = try await client.get("/api/v1/health")
                #expect(health.status == 200)
                return (health.object["services"] as? [String: Any])?["apns"] as? String == "unhealthy"
            }
            #expect(isTold)
            #expect(server.stop() == 0)
            #expect(try server.logLines.contains { $0.contains("InvalidProviderToken") })
        }
    }

    @Test("an operator with the key matches at once; without it, or with another, nobody does")
    func operators() async throws {
        let document = try OpenAPIDocument.bundled()
        let key = String(repeating: "k", count: 40)
        let server = try RunningServer(
            data: data,
            arguments: ["--match-every", "7"],
            environment: ["VITAE_OPERATOR_KEY": key]
        )
        let client = APIClient(address: server.address)
        let turn = "/api/v1/health/trigger-matching"
        let status = "/api/v1/health/scheduler-status"
        for headers in [[:], ["X-API-Key": String(key.dropLast())], ["X-API-Key": ""]] as [[String: String]] {
            for (method, path, name) in [("POST", turn, "triggerMatching"), ("GET", status, "getSchedulerStatus")] {
                let answer = try await client.send(method, path, headers: headers)
                #expect(answer.status == 401)
                #expect(try document.complaints(about: answer, to: try document.operation(name)) == [])
            }
        }
        let matched = try await client.send("POST", turn, headers: ["X-API-Key": key])
        #expect(matched.status == 200)
        #expect(try document.complaints(about: matched, to: try document.operation("triggerMatching")) == [])
        let scheduler = try await client.get(status, headers: ["X-API-Key": key])
        #expect(scheduler.object["interval_minutes"] as? Int == 7)
        #expect(try document.complaints(about: scheduler, to: try document.operation("getSchedulerStatus")) == [])
        if let folder = WireExample.folder {
            for example in try WireExample.all(in: folder).values {
                guard [turn, status].contains(example.request["path"]?.text ?? "") else { continue }
                let sent = example.status == 200 ? key : "another one"
                let complaints = try await example.call(client, names: [:], headers: ["X-API-Key": sent]).complaints
                #expect(complaints == [])
            }
        }
        for gone in ["create-user-tables", "check-user-tables", "db-debug"] {
            let path = "/api/v1/health/\(gone)"
            #expect(try await client.send("POST", path, headers: ["X-API-Key": key]).status == 404)
        }
        #expect(server.stop() == 0)
        #expect(try server.logLines.allSatisfy { !$0.contains(key) })
    }

    @Test("gives browsers its key, the same one after a restart, and takes endpoints of listed hosts alone")
    func browsers() async throws {
        let document = try OpenAPIDocument.bundled()
        let arguments = ["--web-push-contact", "mailto:ops@example.com", "--web-push-host", "push.example.com"]
        var keys: Set<String> = []
        for _ in 0..<2 {
            let server = try RunningServer(data: data, arguments: arguments)
            let client = APIClient(address: server.address)
            let answer = try await client.get("/api/v1/push/key")
            #expect(try document.complaints(about: answer, to: try document.operation("getPushKey")) == [])
            keys.insert(try #require((answer.object["data"] as? [String: Any])?["public_key"] as? String))
            let pairs = #"{"p256dh":"\#(keys.first ?? "")","auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#
            func register(_ endpoint: String, _ pairs: String) async throws -> APIAnswer {
                let info =
                    #"{"osVersion":"1","appVersion":"1","deviceModel":"x","timezone":"UTC","keys":\#(pairs)}"#
                let body = #"{"platform":"web","device_token":"\#(endpoint)","device_info":\#(info)}"#
                let answer = try await client.send("POST", "/api/v1/devices/register", body: body)
                #expect(try document.complaints(about: answer, to: try document.operation("registerDevice")) == [])
                return answer
            }
            let path = String(repeating: "x", count: 400)
            #expect(try await register("https://push.example.com/\(path)", pairs).status == 200)
            #expect(try await register("https://other.example.com/\(path)", pairs).status == 422)
            #expect(try await register("https://push.example.com/\(path)", #"{"p256dh":"x","auth":"y"}"#).status == 422)
            #expect(server.stop() == 0)
        }
        #expect(keys.count == 1)
    }
}
