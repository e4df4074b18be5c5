import Foundation
import TestSupport
import Testing

/// What the tests of profiles have in common.
private struct ProfileCalls {
    let client: APIClient
    let document: OpenAPIDocument

    static func bearer(_ secret: String?) -> [String: String] {
        secret.map { ["Authorization": "Bearer \($0)"] } ?? [:]
    }

    static func data(_ answer: APIAnswer) -> [String: Any] { answer.object["data"] as? [String: Any] ?? [:] }

    static func part(_ answer: APIAnswer, _ name: String) -> [String: Any] {
        data(answer)[name] as? [String: Any] ?? [:]
    }

    static func newName() -> String { "app:\(UUID().uuidString)" }

    func expect(
        _ answer: APIAnswer,
        _ name: String,
        _ status: Int,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(answer.status == status, "\(name): \(answer.text)", sourceLocation: location)
        let complaints = try document.complaints(about: answer, to: try document.operation(name))
        #expect(complaints == [], sourceLocation: location)
    }

    func save(_ name: String, _ rest: String = "", secret: String? = nil) async throws -> APIAnswer {
        try await client.send(
            "POST",
            "/api/v1/users/profile",
            body: #"{"device_id":"\#(name)"\#(rest.isEmpty ? "" : ","+rest)}"#,
            headers: Self.bearer(secret)
        )
    }

    func get(_ name: String, secret: String? = nil) async throws -> APIAnswer {
        try await client.get("/api/v1/users/profile/\(name)", headers: Self.bearer(secret))
    }

    func keywords(
        _ method: String,
        _ name: String,
        _ rest: String = "",
        body: String? = nil,
        secret: String? = nil
    ) async throws -> APIAnswer {
        let path = "/api/v1/users/\(name)/profile/keywords\(rest)"
        return try await client.send(method, path, body: body, headers: Self.bearer(secret))
    }

    func matches(_ name: String, _ query: String = "") async throws -> APIAnswer {
        try await client.get("/api/v1/users/\(name)/profile/matches\(query)")
    }

    func device() async throws -> (id: String, secret: String) {
        let info = #"{"osVersion":"1","appVersion":"1","deviceModel":"x","timezone":"UTC"}"#
        let token = UUID().uuidString + UUID().uuidString
        let body = #"{"device_token":"\#(token)","device_info":\#(info)}"#
        let data = Self.data(try await client.send("POST", "/api/v1/devices/register", body: body))
        return (try #require(data["device_id"] as? String), try #require(data["device_secret"] as? String))
    }
}

@Suite("Profiles", .serverWithJobs)
struct VersionOneProfileTests {
    private let calls: ProfileCalls
    private var client: APIClient { calls.client }

    init() throws {
        calls = ProfileCalls(client: try SuiteServer.client(), document: try OpenAPIDocument.bundled())
    }

    private static let whole = """
        "first_name":"Ada","last_name":" Byron ","email":"ada@example.com","phone":"+1 512 555 0100",\
        "location":"Austin, TX","current_job_title":"iOS Developer","years_of_experience":6,\
        "linkedin_profile":"https://www.linkedin.com/in/ada-example","portfolio_url":"https://ada.example.com",\
        "bio":"Builds apps.","desired_job_types":["Full-time"],"remote_work_preference":"flexible",\
        "skills":["Swift","SwiftUI"],"preferred_locations":["Austin"],"min_salary":100000,"max_salary":150000,\
        "currency":"usd","is_negotiable":true,"match_keywords":["Swift"," ios ","swift"],"job_matches_enabled":true,\
        "quiet_hours_enabled":true,"quiet_hours_start":"22:00","quiet_hours_end":"08:00",\
        "preferred_notification_time":"09:00","profile_visibility":"private","share_analytics":false
        """

    @Test("keep what is sent, leave what is not, and take away what is sent empty")
    func saving() async throws {
        let name = ProfileCalls.newName()
        try calls.expect(try await calls.get(name), "getProfile", 404)
        let saved = try await calls.save(name, Self.whole)
        try calls.expect(saved, "saveProfile", 200)
        #expect(ProfileCalls.data(saved)["profileCompleteness"] as? Int == 90)
        let first = try await calls.get(name)
        try calls.expect(first, "getProfile", 200)
        #expect(ProfileCalls.part(first, "personalInfo")["lastName"] as? String == "Byron")
        #expect(ProfileCalls.part(first, "personalInfo")["yearsOfExperience"] as? Int == 6)
        let wishes = ProfileCalls.part(first, "jobPreferences")
        #expect(wishes["matchKeywords"] as? [String] == ["swift", "ios"])
        #expect((wishes["salaryRange"] as? [String: Any])?["currency"] as? String == "USD")
        #expect(first.text.contains(#""minSalary":100000}"#))
        #expect(ProfileCalls.part(first, "notificationSettings")["weeklyDigestEnabled"] is NSNull)
        let change = #""bio":null,"phone":"","years_of_experience":"12+ years","salary_currency":"EUR","skills":[]"#
        let again = try await calls.save(name, change)
        #expect(ProfileCalls.data(again)["userId"] as? String == ProfileCalls.data(saved)["userId"] as? String)
        let second = try await calls.get(name)
        let person = ProfileCalls.part(second, "personalInfo")
        #expect(person["bio"] as? String == "Builds apps.")
        #expect(person["phone"] is NSNull)
        #expect(person["yearsOfExperience"] as? Int == 12)
        let range = ProfileCalls.part(second, "jobPreferences")["salaryRange"] as? [String: Any]
        #expect(range?["currency"] as? String == "EUR")
        #expect(range?["minSalary"] as? Int == 100_000)
        #expect(ProfileCalls.data(second)["profileCompleteness"] as? Int == 80)
    }

    @Test(
        "refuse what breaks a rule, where it is broken, and change nothing then",
        arguments: [
            (#""email":"nobody""#, "email"), (#""years_of_experience":81"#, "years_of_experience"),
            (#""years_of_experience":6.5"#, "years_of_experience"), (#""years_of_experience":"some"#, ""),
            (#""years_of_experience":"some""#, "years_of_experience"), (#""bio":5"#, "bio"),
            (#""remote_work_preference":"moon""#, "remote_work_preference"), (#""min_salary":-1"#, "min_salary"),
            (#""min_salary":2,"max_salary":1"#, "max_salary"), (#""currency":"XYZZY""#, "currency"),
            (#""quiet_hours_start":"24:00""#, "quiet_hours_start"),
            (#""job_matches_enabled":"yes""#, "job_matches_enabled"),
            (#""profile_visibility":"friends""#, "profile_visibility"),
            (#""skills":["\#(String(repeating: "x", count: 256))"]"#, "skills.0"),
            (
                #""match_keywords":[\#((0..<51).map { "\"\($0)\"" }.joined(separator: ","))]"#,
                "match_keywords"
            ),
        ]
    )
    func refused(body: String, field: String) async throws {
        let name = ProfileCalls.newName()
        let answer = try await calls.save(name, body + #","first_name":"Ada""#)
        try calls.expect(answer, "saveProfile", 422)
        let list = try #require(answer.object["detail"] as? [[String: Any]])
        let places = list.map { ($0["loc"] as? [String] ?? []).dropFirst().joined(separator: ".") }
        #expect(places == [field])
        try calls.expect(try await calls.get(name), "getProfile", 404)
    }

    @Test("a lowest pay above the highest that is there already is refused")
    func salaryOrder() async throws {
        let name = ProfileCalls.newName()
        #expect(try await calls.save(name, #""max_salary":10"#).status == 200)
        try calls.expect(try await calls.save(name, #""min_salary":11"#), "saveProfile", 422)
        #expect(try await calls.save(name, #""min_salary":11,"max_salary":12"#).status == 200)
    }

    @Test("names that cannot be are told from those that are not there")
    func names() async throws {
        let wrong = try await calls.get("a%20b")
        try calls.expect(wrong, "getProfile", 400)
        try calls.expect(try await calls.save("a b"), "saveProfile", 422)
        try calls.expect(try await calls.keywords("GET", "%C3%A4"), "getProfileKeywords", 400)
        try calls.expect(try await calls.matches("none"), "listProfileMatches", 404)
        #expect(try await calls.matches("none").detail == "User profile not found")
    }

    @Test("keywords are added, replaced and removed, whatever signs they have")
    func keywords() async throws {
        let name = ProfileCalls.newName()
        try calls.expect(try await calls.keywords("GET", name), "getProfileKeywords", 404)
        _ = try await calls.save(name)
        func list(_ answer: APIAnswer) -> [String] { ProfileCalls.data(answer)["matchKeywords"] as? [String] ?? [] }
        let replaced = try await calls.keywords(
            "POST",
            name,
            body: #"{"match_keywords":["Swift"," IOS ","ci/cd","add"]}"#
        )
        try calls.expect(replaced, "replaceProfileKeywords", 200)
        #expect(list(replaced) == ["swift", "ios", "ci/cd", "add"])
        let added = try await calls.keywords("POST", name, "/add", body: #"{"keyword":" C++ 50% "}"#)
        try calls.expect(added, "addProfileKeyword", 200)
        #expect(ProfileCalls.data(added)["addedKeyword"] as? String == "c++ 50%")
        let again = try await calls.keywords("POST", name, "/add", body: #"{"keyword":"IOS"}"#)
        try calls.expect(again, "addProfileKeyword", 200)
        #expect(again.object["message"] as? String == "Keyword already exists")
        #expect(ProfileCalls.data(again)["addedKeyword"] == nil)
        #expect(ProfileCalls.data(again)["keywordCount"] as? Int == 5)
        for (path, keyword) in [
            ("/ci/cd", "ci/cd"), ("/c++%2050%25", "c++ 50%"), ("/SWIFT/", "swift"), ("/add", "add"),
        ] {
            let removed = try await calls.keywords("DELETE", name, path)
            try calls.expect(removed, "removeProfileKeyword", 200)
            #expect(ProfileCalls.data(removed)["removedKeyword"] as? String == keyword)
        }
        let none = try await calls.keywords("DELETE", name, "/add/nothing")
        try calls.expect(none, "removeProfileKeyword", 200)
        #expect(list(none) == ["ios"])
        #expect(ProfileCalls.data(none)["removedKeyword"] == nil)
        let fifty = (0..<50).map { "\"k\($0)\"" }.joined(separator: ",")
        #expect(try await calls.keywords("POST", name, body: #"{"match_keywords":[\#(fifty)]}"#).status == 200)
        let full = try await calls.keywords("POST", name, "/add", body: #"{"keyword":"one more"}"#)
        try calls.expect(full, "addProfileKeyword", 422)
        #expect(try await calls.keywords("POST", name, "/add", body: #"{"keyword":"K7"}"#).status == 200)
        #expect(try await calls.keywords("POST", name, "/add", body: #"{"keyword":"  "}"#).status == 422)
    }

    @Test("jobs that fit the keywords are listed with their reasons, the best first and always alike")
    func matches() async throws {
        let name = ProfileCalls.newName()
        _ = try await calls.save(name)
        let none = try await calls.matches(name)
        try calls.expect(none, "listProfileMatches", 200)
        #expect(ProfileCalls.data(none)["totalCount"] as? Int == 0)
        _ = try await calls.save(name, #""match_keywords":["driver","nurse","sql","engineer"]"#)
        let page = try await calls.matches(name)
        try calls.expect(page, "listProfileMatches", 200)
        let list = try #require(ProfileCalls.data(page)["matches"] as? [[String: Any]])
        #expect(list.count == 19)
        let total = try #require(ProfileCalls.data(page)["totalCount"] as? Int)
        var seen: [Int] = []
        var scores: [Double] = []
        for offset in stride(from: 0, to: total, by: 100) {
            let page = ProfileCalls.data(try await calls.matches(name, "?limit=100&offset=\(offset)"))
            let list = try #require(page["matches"] as? [[String: Any]])
            seen += list.compactMap { $0["jobId"] as? Int }
            scores += list.compactMap { $0["matchScore"] as? Double }
        }
        #expect(seen.count == total)
        #expect(Set(seen).count == total)
        #expect(scores == scores.sorted(by: >))
        #expect(Array(seen.prefix(19)) == list.compactMap { $0["jobId"] as? Int })
        let stats = ProfileCalls.part(page, "matchingStats")
        #expect(stats["jobsWithMatches"] as? Int == total)
        #expect(stats["topScore"] as? Double == scores.first)
        for match in list {
            let keywords = try #require(match["matchedKeywords"] as? [String])
            let relevance = try #require(match["keywordRelevance"] as? [String: Any])
            #expect(Set(relevance.keys) == Set(keywords))
            #expect((1...3).contains((match["matchReasons"] as? [String] ?? []).count))
        }
        try calls.expect(try await calls.matches(name, "?limit=101"), "listProfileMatches", 422)
        let related = ProfileCalls.data(try await calls.keywords("GET", name))["relatedSkills"] as? [String] ?? []
        #expect((1...10).contains(related.count))
        #expect(Set(related.map { $0.lowercased() }).isDisjoint(with: ["driver", "nurse", "sql", "engineer"]))
    }

    @Test("are filled from a résumé, by which jobs are scored from then on")
    func resume() async throws {
        let name = ProfileCalls.newName()
        _ = try await calls.save(name, #""first_name":"Grace""#)
        let session = try await client.completed("resumes/software-engineer-us.pdf")
        func fill(_ token: String) async throws -> APIAnswer {
            let body = #"{"view_token":"\#(token)"}"#
            return try await client.send("PUT", "/api/v1/users/profile/\(name)/resume", body: body)
        }
        try calls.expect(try await fill(String(repeating: "x", count: 24)), "fillProfile", 404)
        let filled = try await fill(session.token)
        try calls.expect(filled, "fillProfile", 200)
        let names = try #require(ProfileCalls.data(filled)["filled"] as? [String])
        #expect(Set(names).isSuperset(of: ["current_job_title", "skills", "match_keywords", "location"]))
        #expect(!names.contains("first_name"))
        let profile = try await calls.get(name)
        #expect(ProfileCalls.part(profile, "personalInfo")["firstName"] as? String == "Grace")
        let page = try await calls.matches(name, "?limit=50")
        try calls.expect(page, "listProfileMatches", 200)
        let list = try #require(ProfileCalls.data(page)["matches"] as? [[String: Any]])
        let reasons = list.flatMap { $0["matchReasons"] as? [String] ?? [] }
        #expect(reasons.contains { $0.localizedCaseInsensitiveContains("your résumé") })
        // What fits the résumé stands above what has a keyword alone.
        let ranked = try await client.jobs(session.token)
        #expect(!ranked.isEmpty)
        let export = try await client.get("/api/v1/users/profile/\(name)/export")
        #expect(ProfileCalls.data(export)["hasResume"] as? Bool == true)
        #expect(try await client.send("DELETE", "/api/public/session?token=\(session.token)").status < 300)
        let after = try await calls.matches(name)
        try calls.expect(after, "listProfileMatches", 200)
    }

    @Test("are copied to another device, which keeps its own identifier")
    func sync() async throws {
        let (source, target) = (ProfileCalls.newName(), ProfileCalls.newName())
        func sync(_ query: String, headers: [String: String] = [:]) async throws -> APIAnswer {
            try await client.send("POST", "/api/v1/users/profile/sync\(query)", headers: headers)
        }
        let query = "?sourceDeviceId=\(source)&targetDeviceId=\(target)"
        try calls.expect(try await sync(query), "syncProfile", 404)
        try calls.expect(try await sync("?sourceDeviceId=\(source)"), "syncProfile", 422)
        _ = try await calls.save(source, Self.whole)
        let copied = try await sync(query)
        try calls.expect(copied, "syncProfile", 200)
        #expect(ProfileCalls.data(copied)["targetDeviceId"] as? String == target)
        let (first, second) = (try await calls.get(source), try await calls.get(target))
        #expect(ProfileCalls.part(second, "personalInfo")["email"] as? String == "ada@example.com")
        #expect(ProfileCalls.data(first)["userId"] as? String != ProfileCalls.data(second)["userId"] as? String)
        // Each of two that have secrets needs its own.
        let (one, other) = (try await calls.device(), try await calls.device())
        _ = try await calls.save(source, secret: one.secret)
        _ = try await calls.save(target, secret: other.secret)
        for headers in [[:], ProfileCalls.bearer(one.secret), ProfileCalls.bearer(other.secret)] {
            try calls.expect(try await sync(query, headers: headers), "syncProfile", 401)
        }
        var headers = ProfileCalls.bearer(other.secret)
        headers["X-Device-Secret"] = one.secret
        try calls.expect(try await sync(query, headers: headers), "syncProfile", 200)
        #expect(try await calls.get(target, secret: one.secret).status == 401)
    }

    @Test("are open until a secret was used, and nobody else's from then on")
    func claiming() async throws {
        let name = ProfileCalls.newName()
        let (device, secret) = try await calls.device()
        let (_, other) = try await calls.device()
        _ = try await calls.save(name, #""first_name":"Ada""#)
        #expect(try await calls.get(name).status == 200)
        try calls.expect(try await calls.get(name, secret: secret), "getProfile", 200)
        for wrong in [nil, other, "vd_" + String(repeating: "A", count: 43)] {
            let answers = [
                try await calls.get(name, secret: wrong), try await calls.save(name, secret: wrong),
                try await calls.keywords("GET", name, secret: wrong),
                try await calls.keywords("DELETE", name, "/x", secret: wrong),
                try await client.send(
                    "DELETE",
                    "/api/v1/users/profile/\(name)",
                    headers: ProfileCalls.bearer(wrong)
                ),
            ]
            for answer in answers { #expect(answer.status == 401) }
            try calls.expect(answers[0], "getProfile", 401)
            #expect(answers[0].headers["www-authenticate"] == "Bearer")
        }
        // The device was claimed with it.
        #expect(try await client.get("/api/v1/devices/\(device)/status").status == 401)
        let export = try await client.get(
            "/api/v1/users/profile/\(name)/export",
            headers: ProfileCalls.bearer(secret)
        )
        try calls.expect(export, "exportProfile", 200)
        let devices = try #require(ProfileCalls.data(export)["devices"] as? [[String: Any]])
        #expect(devices.compactMap { ($0["device"] as? [String: Any])?["device_id"] as? String } == [device])
        let path = "/api/v1/users/profile/\(name)"
        let erased = try await client.send("DELETE", path, headers: ProfileCalls.bearer(secret))
        try calls.expect(erased, "eraseProfile", 200)
        try calls.expect(try await calls.get(name), "getProfile", 404)
    }

    @Test("of an account open with its access token, are in its export, and go with it")
    func accounts() async throws {
        let email = "profile-\(UUID().uuidString.lowercased())@example.com"
        let person = try await SignedInPerson.signUp(client, email: email)
        let (own, adopted) = (ProfileCalls.newName(), ProfileCalls.newName())
        let body = #"{"device_id":"\#(own)","first_name":"Ada"}"#
        let saved = try await client.send("POST", "/api/v1/users/profile", body: body, headers: person.bearer)
        try calls.expect(saved, "saveProfile", 200)
        try calls.expect(try await calls.get(own), "getProfile", 401)
        let (device, secret) = try await calls.device()
        _ = try await calls.save(adopted, secret: secret)
        let path = "/api/v1/users/profile/\(adopted)"
        #expect(try await person.get(path).status == 401)
        var headers = person.bearer
        headers["X-Device-Secret"] = secret
        #expect(try await client.send("POST", "/api/v1/devices/\(device)/adopt", headers: headers).status == 200)
        try calls.expect(try await person.get(path), "getProfile", 200)
        let stranger = try await SignedInPerson.signUp(client, email: "x" + email)
        #expect(try await stranger.get(path).status == 401)
        let export = try await person.get("/api/me/export")
        try calls.expect(export, "exportAccount", 200)
        let names = (export.object["profiles"] as? [[String: Any]] ?? []).compactMap { $0["deviceId"] as? String }
        #expect(Set(names) == [own, adopted])
        #expect((export.object["devices"] as? [Any])?.count == 1)
        let list = try await person.get("/api/me/profiles")
        try calls.expect(list, "listOwnProfiles", 200)
        #expect((list.object["profiles"] as? [Any])?.count == 2)
        #expect(try await person.delete("/api/me").status == 204)
        for name in [own, adopted] { #expect(try await calls.get(name).status == 404) }
        #expect(try await client.get("/api/v1/devices/\(device)/status").status == 404)
    }
}

@Suite("A server with profiles")
struct VersionOneProfileServerTests {
    @Test("lets nobody look for names by trying, nor make many profiles")
    func limits() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"), arguments: [])
        let calls = ProfileCalls(
            client: APIClient(address: server.address),
            document: try OpenAPIDocument.bundled()
        )
        #expect(try await calls.save("mine").status == 200)
        for number in 0..<30 { #expect(try await calls.get("guess-\(number)").status == 404) }
        let refused = try await calls.matches("guess-30")
        try calls.expect(refused, "listProfileMatches", 429)
        for number in 0..<59 { #expect(try await calls.save("more-\(number)").status == 200) }
        try calls.expect(try await calls.save("more-59"), "saveProfile", 429)
        #expect(try await calls.save("more-0").status == 200)
        #expect(server.stop() == 0)
    }

    @Test("logs nothing of what stands in paths and bodies")
    func log() async throws {
        let folder = try TemporaryFolder()
        let data = folder.url.appending(path: "data")
        let server = try RunningServer(data: data, arguments: ["--log-level", "trace"])
        let calls = ProfileCalls(
            client: APIClient(address: server.address),
            document: try OpenAPIDocument.bundled()
        )
        let name = "canary-name"
        #expect(try await calls.save(name, #""bio":"canary-bio","match_keywords":["canary-word"]"#).status == 200)
        #expect(try await calls.keywords("DELETE", name, "/canary-word").status == 200)
        #expect(try await calls.matches(name).status == 200)
        #expect(try await calls.get("canary-unknown").status == 404)
        #expect(server.stop() == 0)
        #expect(try !server.logLines.contains { $0.contains("canary") })
    }

    @Test("needs a secret or an account for each profile where it is told so")
    func required() async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--no-rate-limit", "--device-auth", "required"]
        )
        let calls = ProfileCalls(
            client: APIClient(address: server.address),
            document: try OpenAPIDocument.bundled()
        )
        let (_, secret) = try await calls.device()
        #expect(try await calls.save("mine").status == 401)
        #expect(try await calls.save("mine", secret: secret).status == 200)
        #expect(try await calls.get("mine").status == 401)
        #expect(try await calls.get("mine", secret: secret).status == 200)
        #expect(server.stop() == 0)
    }
}
