import Foundation
import TestSupport
import Testing

@Suite("Devices that are told of jobs", .serverWithJobs)
struct VersionOneAlertTests {
    let client: APIClient
    let document: OpenAPIDocument

    private static let info =
        #"{"osVersion":"17.5","appVersion":"1.0","deviceModel":"iPhone15,2","timezone":"Mars/Base"}"#

    init() throws {
        client = try SuiteServer.client()
        document = try OpenAPIDocument.bundled()
    }

    private static func token() -> String {
        (0..<64).map { _ in "0123456789abcdef".randomElement().map(String.init) ?? "" }.joined()
    }

    private func register(_ token: String, secret: String? = nil) async throws -> APIAnswer {
        try await client.send(
            "POST",
            "/api/v1/devices/register",
            body: #"{"device_token":"\#(token)","device_info":\#(Self.info)}"#,
            headers: Self.bearer(secret)
        )
    }

    private static func bearer(_ secret: String?) -> [String: String] {
        secret.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    }

    private static func data(_ answer: APIAnswer) -> [String: Any] { answer.object["data"] as? [String: Any] ?? [:] }

    private func device() async throws -> (id: String, secret: String) {
        let data = Self.data(try await register(Self.token()))
        return (try #require(data["device_id"] as? String), try #require(data["device_secret"] as? String))
    }

    private func subscribe(_ device: String, _ rest: String, secret: String? = nil) async throws -> APIAnswer {
        try await client.send(
            "POST",
            "/api/v1/keywords/",
            body: #"{"device_id":"\#(device)",\#(rest)}"#,
            headers: Self.bearer(secret)
        )
    }

    private func expect(_ answer: APIAnswer, _ name: String, _ status: Int) throws {
        #expect(answer.status == status, "\(name): \(answer.text)")
        #expect(try document.complaints(about: answer, to: try document.operation(name)) == [])
    }

    @Test("a token is the same device until its secret was used, and another one then")
    func claiming() async throws {
        let token = Self.token()
        let first = try await register(token)
        try expect(first, "registerDevice", 200)
        let device = try #require(Self.data(first)["device_id"] as? String)
        let secret = try #require(Self.data(first)["device_secret"] as? String)
        let again = try await register(token)
        try expect(again, "registerDevice", 200)
        #expect(Self.data(again)["device_id"] as? String == device)
        #expect(Self.data(again)["device_secret"] == nil)
        let status = "/api/v1/devices/\(device.uppercased())/status"
        try expect(try await client.get(status), "getDeviceStatus", 200)
        let wrong = secret.dropLast(4) + "AAAA"
        try expect(try await client.get(status, headers: Self.bearer(String(wrong))), "getDeviceStatus", 401)
        // The first call with the secret closes the door.
        try expect(try await client.get(status, headers: Self.bearer(secret)), "getDeviceStatus", 200)
        let refused = try await client.get(status)
        try expect(refused, "getDeviceStatus", 401)
        #expect(refused.headers["www-authenticate"] == "Bearer")
        for answer in [
            try await subscribe(device, #""keywords":["x"]"#), try await client.get("/api/v1/keywords/\(device)"),
            try await client.get("/api/v1/matches/\(device)"),
            try await client.send("DELETE", "/api/v1/devices/\(device)"),
            try await client.get("/api/v1/matches/\(device)/unread-count"),
        ] { #expect(answer.status == 401) }
        let other = try await register(token)
        #expect(Self.data(other)["device_id"] as? String != device)
        #expect(Self.data(other)["device_secret"] != nil)
        let own = try await register(token, secret: secret)
        #expect(Self.data(own)["device_id"] as? String == device)
        #expect(try await register(token, secret: String(wrong)).status == 401)
    }

    @Test("a device that ends and comes back finds its subscriptions again")
    func sleeping() async throws {
        let token = Self.token()
        let device = try #require(Self.data(try await register(token))["device_id"] as? String)
        try expect(try await subscribe(device, #""keywords":["driver"]"#), "subscribe", 200)
        try expect(try await client.send("DELETE", "/api/v1/devices/\(device)"), "removeDevice", 200)
        let asleep = try await client.get("/api/v1/keywords/\(device)")
        try expect(asleep, "listSubscriptions", 404)
        #expect(asleep.detail == "Device not found or inactive")
        #expect(Self.data(try await client.get("/api/v1/devices/\(device)/status"))["is_active"] as? Bool == false)
        #expect(Self.data(try await register(token))["device_id"] as? String == device)
        let list = try await client.get("/api/v1/keywords/\(device)")
        try expect(list, "listSubscriptions", 200)
        #expect((Self.data(list)["subscriptions"] as? [Any])?.count == 1)
    }

    @Test("a subscription is matched at once, changed, listed and removed by its own device alone")
    func subscriptions() async throws {
        let (device, secret) = try await device()
        let (other, _) = try await self.device()
        let wish = #""keywords":[" driver ","Driver","xyzzy"],"sources":null,"location_filters":{"cities":null}"#
        let made = try await subscribe(device, wish, secret: secret)
        try expect(made, "subscribe", 200)
        #expect(Self.data(made)["keywords_count"] as? Int == 2)
        #expect(Self.data(made)["sources_count"] as? Int == 0)
        let id = try #require(Self.data(made)["subscription_id"] as? String)
        let again = try await subscribe(device, #""keywords":["XYZZY","driver"]"#, secret: secret)
        #expect(Self.data(again)["subscription_id"] as? String == id)
        let list = try await client.get("/api/v1/keywords/\(device)", headers: Self.bearer(secret))
        try expect(list, "listSubscriptions", 200)
        let first = (Self.data(list)["subscriptions"] as? [[String: Any]])?.first
        #expect(first?["keywords"] as? [String] == ["driver", "xyzzy"])
        let change = #"{"device_id":"\#(other)","keywords":["cook"]}"#
        try expect(try await client.send("PUT", "/api/v1/keywords/\(id)", body: change), "changeSubscription", 404)
        let own = #"{"device_id":"\#(device)","keywords":["nurse"],"sources":["jobs"]}"#
        let path = "/api/v1/keywords/\(id)"
        try expect(
            try await client.send("PUT", path, body: own, headers: Self.bearer(secret)),
            "changeSubscription",
            200
        )
        try expect(try await client.send("DELETE", path), "unsubscribe", 422)
        try expect(try await client.send("DELETE", path + "?device_id=\(other)"), "unsubscribe", 404)
        for status in [200, 404] {
            let answer = try await client.send("DELETE", path + "?device_id=\(device)", headers: Self.bearer(secret))
            try expect(answer, "unsubscribe", status)
        }
    }

    @Test("matches are listed, counted and read")
    func matches() async throws {
        let (device, secret) = try await device()
        let headers = Self.bearer(secret)
        _ = try await subscribe(device, #""keywords":["driver","manager","nurse","engineer"]"#, secret: secret)
        let list = try await client.get("/api/v1/matches/\(device)?limit=2", headers: headers)
        try expect(list, "listMatches", 200)
        let matches = try #require(Self.data(list)["matches"] as? [[String: Any]])
        let page = try #require(Self.data(list)["pagination"] as? [String: Any])
        let total = try #require(page["total"] as? Int)
        try #require(matches.count == 2)
        #expect(page["has_more"] as? Bool == true)
        let unread = "/api/v1/matches/\(device)/unread-count"
        #expect(Self.data(try await client.get(unread, headers: headers))["unread_count"] as? Int == total)
        let match = try #require(matches[0]["match_id"] as? String)
        for _ in 0..<2 {
            let read = try await client.send(
                "POST",
                "/api/v1/matches/\(match)/read?device_id=\(device)",
                headers: headers
            )
            try expect(read, "markMatchRead", 200)
        }
        let count = try await client.get(unread, headers: headers)
        try expect(count, "countUnreadMatches", 200)
        #expect(Self.data(count)["unread_count"] as? Int == total - 1)
        let (other, _) = try await self.device()
        let foreign = try await client.send("POST", "/api/v1/matches/\(match)/read?device_id=\(other)")
        try expect(foreign, "markMatchRead", 404)
        for since in ["2100-01-01T00:00:00Z", "2100-01-01T00:00:00.123456", "2100-01-01T00:00:00+02:00", "2100-01-01"] {
            let none = try await client.get("/api/v1/matches/\(device)?since=\(since)", headers: headers)
            try expect(none, "listMatches", 200)
            #expect((Self.data(none)["pagination"] as? [String: Any])?["total"] as? Int == 0)
        }
        for since in ["yesterday", ""] {
            let wrong = try await client.get("/api/v1/matches/\(device)?since=\(since)", headers: headers)
            try expect(wrong, "listMatches", 400)
        }
    }

    @Test(
        "a body that is sent as something else than JSON is not looked at",
        arguments: [
            ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("", 415),
            ("Application/JSON; charset=utf-8", 422), ("application/vnd.api+json", 422),
        ]
    )
    func mediaTypes(type: String, status: Int) async throws {
        let answer = try await client.send("POST", "/api/v1/devices/register", body: "{}", type: type)
        try expect(answer, "registerDevice", status)
    }

    @Test("keys that no browser has are refused of every platform", arguments: ["ios", "web"])
    func keys(platform: String) async throws {
        let info = Self.info.dropLast() + #","keys":{"p256dh":"short","auth":"short"}}"#
        let token = platform == "web" ? "https://fcm.googleapis.com/\(Self.token())" : Self.token()
        let answer = try await client.send(
            "POST",
            "/api/v1/devices/register",
            body: #"{"device_token":"\#(token)","platform":"\#(platform)","device_info":\#(info)}"#
        )
        try expect(answer, "registerDevice", 422)
        let details = answer.object["detail"] as? [[String: Any]] ?? []
        let places = details.compactMap { ($0["loc"] as? [String])?.joined(separator: ".") }
        #expect(places == ["body.device_info.keys.p256dh", "body.device_info.keys.auth"])
    }

    @Test(
        "what cannot be is refused as the apps decode it",
        arguments: [
            ("POST", "/api/v1/devices/register", "{", 422, "body"),
            ("POST", "/api/v1/devices/register", "[]", 422, "body"),
            ("POST", "/api/v1/devices/register", #"{"device_token":5}"#, 422, "body.device_token"),
            ("POST", "/api/v1/keywords", #"{"device_id":"x","keywords":["a"]}"#, 400, ""),
            ("POST", "/api/v1/keywords", #"{"device_id":"x","keywords":[]}"#, 422, "body.keywords"),
            ("POST", "/api/v1/keywords", #"{"device_id":"x","keywords":["a",""]}"#, 422, "body.keywords.1"),
            (
                "POST", "/api/v1/keywords", #"{"device_id":"x","keywords":["a"],"location_filters":{"cities":[1]}}"#,
                422, "body.location_filters.cities.0"
            ),
            ("GET", "/api/v1/keywords/none", "", 400, ""), ("GET", "/api/v1/matches/none/unread-count", "", 400, ""),
            ("POST", "/api/v1/matches/none/read?device_id=x", "", 400, ""),
            ("DELETE", "/api/v1/devices/00000000-0000-4000-8000-000000000000", "", 404, ""),
        ] as [(String, String, String, Int, String)]
    )
    func wrong(method: String, path: String, body: String, status: Int, location: String) async throws {
        let answer = try await client.send(method, path, body: body.isEmpty ? nil : body)
        #expect(answer.status == status, "\(answer.text)")
        guard status == 422 else {
            #expect(!answer.detail.isEmpty)
            return
        }
        let list = try #require(answer.object["detail"] as? [[String: Any]])
        let locations = list.map { ($0["loc"] as? [String] ?? []).joined(separator: ".") }
        #expect(locations.contains(location))
    }

    @Test("a body of more than 64 KiB is refused")
    func large() async throws {
        let answer = try await subscribe(UUID().uuidString, #""x":"\#(String(repeating: "y", count: 66_000))""#)
        try expect(answer, "subscribe", 413)
    }

    @Test("an account that adopted a device opens it as its secret does")
    func adopting() async throws {
        let (device, secret) = try await device()
        let person = [
            "email": "device-\(UUID().uuidString.lowercased())@example.com", "password": "correct horse battery",
        ]
        let signedUp = try await client.post("/auth/v1/signup", person)
        let access = try #require(signedUp.object["access_token"] as? String)
        let path = "/api/v1/devices/\(device)/adopt"
        var headers = ["Authorization": "Bearer \(access)", "X-Device-Secret": "vd_wrong"]
        try expect(try await client.send("POST", path, headers: headers), "adoptDevice", 401)
        headers["X-Device-Secret"] = secret
        try expect(try await client.send("POST", path, headers: headers), "adoptDevice", 200)
        let status = "/api/v1/devices/\(device)/status"
        #expect(try await client.get(status).status == 401)
        #expect(try await client.get(status, headers: ["Authorization": "Bearer \(access)"]).status == 200)
        #expect(try await client.get(status, headers: Self.bearer(secret)).status == 200)
    }
}

@Suite("A server with devices")
struct VersionOneAlertServerTests {
    private static let info = #"{"osVersion":"1","appVersion":"1","deviceModel":"x","timezone":"UTC"}"#

    private func device(_ client: APIClient) async throws -> (id: String, secret: String) {
        let token = UUID().uuidString + UUID().uuidString
        let body = #"{"device_token":"\#(token)","device_info":\#(Self.info)}"#
        let answer = try await client.send("POST", "/api/v1/devices/register", body: body)
        let data = answer.object["data"] as? [String: Any]
        return (
            try #require(data?["device_id"] as? String, "\(answer.text)"),
            try #require(data?["device_secret"] as? String)
        )
    }

    @Test("tells devices of what another process imports, within seconds, and of nothing twice")
    func imported() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data, arguments: ["--no-rate-limit"])
        let client = APIClient(address: server.address)
        let (device, _) = try await device(client)
        let wish = #"{"device_id":"\#(device)","keywords":["ios developer","react native"]}"#
        #expect(try await client.send("POST", "/api/v1/keywords", body: wish).status == 200)
        let jobs = folder.url.appending(path: "greenhouse.ndjson")
        try VersionOneJobs.lines().write(to: jobs, atomically: true, encoding: .utf8)
        for _ in 0..<2 {
            let result = try BuiltProgram.run("vitae", ["jobs", "import", jobs.path, "--data", data.path])
            #expect(result.status == 0, "\(result)")
        }
        var unread = 0
        let end = ContinuousClock.now + .seconds(20)
        while unread < 3, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(200))
            let answer = try await client.get("/api/v1/matches/\(device)/unread-count")
            unread = (answer.object["data"] as? [String: Any])?["unread_count"] as? Int ?? 0
        }
        #expect(unread == 3)
        let health = try await client.get("/api/v1/health")
        let metrics = health.object["metrics"] as? [String: Any]
        #expect(metrics?["active_devices"] as? Int == 1)
        #expect(metrics?["matches_last_24h"] as? Int == 3)
        #expect(server.stop() == 0)
        let again = try BuiltProgram.run("vitae", ["alerts", "run", "--data", data.path])
        #expect(again.output == "0 new matches\n")
        let counts = try BuiltProgram.run("vitae", ["alerts", "stats", "--data", data.path])
        #expect(counts.output.contains("active devices        1\n"))
        #expect(counts.output.contains("matches               3\n"))
    }

    @Test("needs a secret where it is set so, and none where it is open")
    func settings() async throws {
        for (mode, statuses) in [
            ("required", [401, 200, 401]), ("open", [200, 200, 200]), ("claim", [200, 200, 401]),
        ] {
            let folder = try TemporaryFolder()
            let server = try RunningServer(
                data: folder.url.appending(path: "data"),
                arguments: ["--device-auth", mode]
            )
            let client = APIClient(address: server.address)
            let (device, secret) = try await device(client)
            let path = "/api/v1/devices/\(device)/status"
            var found: [Int] = []
            for headers in [[:], ["Authorization": "Bearer \(secret)"], [:]] {
                found.append(try await client.get(path, headers: headers).status)
            }
            #expect(found == statuses, "\(mode)")
            #expect(server.stop() == 0)
        }
    }

    @Test("lets nobody look for devices by trying, nor register any number of them, and logs no identifier")
    func guessing() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"), arguments: ["--log-level", "trace"])
        let client = APIClient(address: server.address)
        let (device, secret) = try await device(client)
        var statuses: [Int] = []
        for _ in 0..<31 { statuses.append(try await client.get("/api/v1/devices/\(UUID().uuidString)/status").status) }
        #expect(statuses == Array(repeating: 404, count: 30) + [429])
        #expect(try await client.get("/api/v1/matches/\(device)").status == 429)
        #expect(
            try await client.get("/api/v1/matches/\(device)", headers: ["Authorization": "Bearer \(secret)"]).status
                == 200
        )
        for _ in 0..<59 { _ = try await self.device(client) }
        let body = #"{"device_token":"\#(UUID().uuidString + UUID().uuidString)","device_info":\#(Self.info)}"#
        #expect(try await client.send("POST", "/api/v1/devices/register", body: body).status == 429)
        #expect(server.stop() == 0)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) where name.hasSuffix(".log") {
            let log = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
            #expect(!log.lowercased().contains(device))
            #expect(!log.contains(secret))
        }
    }
}
