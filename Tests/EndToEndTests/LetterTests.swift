import Foundation
import TestSupport
import Testing

@Suite("Letters to the addresses of accounts")
struct LetterTests {
    private let folder: TemporaryFolder
    private let box: LetterBox

    private static let page = "https://vitae.example.org"
    private static let sent = "If there is an account with this address, a letter is on its way to it."

    init() throws {
        folder = try TemporaryFolder()
        box = try LetterBox()
    }

    private func server(_ arguments: [String] = ["--no-rate-limit"], page: String? = Self.page) throws -> BriefServer {
        let address = page.map { ["--public-url", $0] } ?? []
        return try BriefServer(folder, weather: nil, arguments: box.arguments + address + arguments)
    }

    private func recover(_ client: APIClient, _ email: String) async throws -> APIAnswer {
        try await client.post("/api/users/password-reset-request", ["email": email], headers: BriefServer.app)
    }

    private func reset(_ client: APIClient, _ code: String, _ password: String) async throws -> APIAnswer {
        try await client.post("/auth/v1/reset", ["code": code, "password": password])
    }

    @Test("replace a forgotten password, once, and end all logins; who has no account is answered alike")
    func passwordReset() async throws {
        let running = try server()
        let client = running.client
        let reader = try await BriefReader.registered(client, email: "ada@example.com")
        #expect(try await client.get("/api/public/settings").object["sends_letters"] as? Bool == true)
        for email in ["nobody@example.com", "no address", "ADA@example.com"] {
            let answer = try await recover(client, email)
            #expect(answer.status == 200 && answer.object["success"] as? Bool == true)
            #expect(answer.object["message"] as? String == Self.sent)
        }
        let first = try await box.next()
        #expect(first.head.contains("To: ada@example.com") && first.head.contains("From: vitae@example.org"))
        #expect(first.head.contains("Subject: A new password for your account"))
        let code = first.code("reset")
        #expect(first.text.contains("\(Self.page)/#/reset/\(code)\n") && code.count == 43)
        #expect(try box.count == 0)
        let short = try await reset(client, code, "x")
        #expect(short.status == 422)
        let other = try await reset(client, String(code.reversed()), "another sentence")
        #expect(other.status == 400 && other.object["detail"] as? String != nil)
        #expect(try await reset(client, code, "another sentence").status == 204)
        #expect(try await reset(client, code, "a third sentence").status == 400)
        #expect(try await reader.get("/api/v2/countdowns").status == 401)
        let right = ["email": "ada@example.com", "password": "another sentence"]
        let again = try await client.post("/api/users/authenticate", right, headers: BriefServer.app)
        #expect(again.status == 200)
        let old = ["email": "ada@example.com", "password": BriefReader.password]
        #expect(try await client.post("/api/users/authenticate", old, headers: BriefServer.app).status == 401)
        // The page asks in its own way.
        #expect(try await client.post("/auth/v1/recover", ["email": "ada@example.com"]).status == 204)
        let second = try await box.next()
        // The code of one purpose is good for no other.
        let token = try #require(again.object["token"] as? String)
        let confirmed = try await client.send(
            "POST",
            "/auth/v1/confirm",
            body: #"{"code":"\#(second.code("reset"))"}"#,
            headers: ["Authorization": "Bearer \(token)"]
        )
        #expect(confirmed.status == 400)
        #expect(running.server.stop() == 0)
    }

    @Test("confirm the address of who wants briefs by email, who is told so")
    func confirmation() async throws {
        let running = try server()
        let reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        let other = try await BriefReader.registered(running.client, email: "bob@example.com")
        let wish = #"{"brief_at":"07:00","brief_by":["email"]}"#
        let asked = try await reader.send("PUT", "/api/v2/settings", wish)
        #expect(asked.status == 200)
        #expect((asked.object["settings"] as? [String: Any])?["email_confirmed"] as? Bool == false)
        #expect((asked.object["message"] as? String)?.contains("open the link in the letter") == true)
        let code = try await box.next().code("confirm")
        // It is said again, and not written again.
        let again = try await reader.send("PUT", "/api/v2/settings", wish)
        #expect(again.object["message"] is String)
        let shown = try BuiltProgram.run(
            "vitae",
            ["brief", "show", "ada@example.com", "--data", running.server.data.path]
        )
        #expect(shown.errors == "It is not sent by email: the address is not confirmed.\n")
        let body = #"{"code":"\#(code)"}"#
        #expect(try await running.client.send("POST", "/auth/v1/confirm", body: body).status == 401)
        #expect(try await reader.send("POST", "/auth/v1/confirm", body).status == 204)
        #expect(try await reader.send("POST", "/auth/v1/confirm", body).status == 400)
        let done = try await reader.send("PUT", "/api/v2/settings", "{}")
        #expect((done.object["settings"] as? [String: Any])?["email_confirmed"] as? Bool == true)
        #expect(done.object["message"] == nil)
        #expect(try box.count == 0)
        // Nobody confirms an account for somebody else.
        _ = try await other.send("PUT", "/api/v2/settings", wish)
        let foreign = #"{"code":"\#(try await box.next().code("confirm"))"}"#
        #expect(try await reader.send("POST", "/auth/v1/confirm", foreign).status == 400)
        let unchanged = try await other.send("PUT", "/api/v2/settings", "{}")
        #expect((unchanged.object["settings"] as? [String: Any])?["email_confirmed"] as? Bool == false)
        #expect(running.server.stop() == 0)
    }

    @Test("do not go out where their links would lead nowhere, which is told to who wants briefs by email")
    func noPage() async throws {
        let running = try server(page: nil)
        let reader = try await BriefReader.registered(running.client, email: "ada@example.com")
        #expect(try await running.client.get("/api/public/settings").object["sends_letters"] as? Bool == false)
        #expect(try await recover(running.client, "ada@example.com").object["message"] as? String == Self.sent)
        let asked = try await reader.send("PUT", "/api/v2/settings", #"{"brief_by":["email"]}"#)
        #expect((asked.object["message"] as? String)?.contains("this server cannot confirm yours") == true)
        try await Task.sleep(for: .seconds(1))
        #expect(try box.count == 0)
        #expect(running.server.stop() == 0)
    }

    @Test("are at most three an hour to an address")
    func limits() async throws {
        let running = try server(["--brief-sign-ins-per-hour", "1000"])
        _ = try await BriefReader.registered(running.client, email: "ada@example.com")
        _ = try await BriefReader.registered(running.client, email: "bob@example.com")
        for _ in 0..<5 { #expect(try await recover(running.client, "ada@example.com").status == 200) }
        #expect(try await recover(running.client, "bob@example.com").status == 200)
        // They are written in the order in which they were asked for: behind the last one, none is to come.
        var addresses: [String] = []
        while !addresses.contains("To: bob@example.com") || addresses.count < 4 {
            addresses += try await box.next().head.filter { $0.hasPrefix("To: ") }
        }
        #expect(addresses.filter { $0 == "To: ada@example.com" }.count == 3)
        #expect(try box.count == 0)
        #expect(running.server.stop() == 0)
    }
}
