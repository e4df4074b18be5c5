import Foundation
import StandIn
import TestSupport
import Testing

@Suite("Answers about briefs and their description")
struct BriefDescriptionTests {
    private let document: OpenAPIDocument
    private let folder: TemporaryFolder

    init() throws {
        document = try OpenAPIDocument.bundled()
        folder = try TemporaryFolder()
    }

    private func expect(
        _ answer: APIAnswer,
        to name: String,
        _ status: Int = 200,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(answer.status == status, "\(name): \(answer.text)", sourceLocation: location)
        let complaints = try document.complaints(about: answer, to: try document.operation(name))
        #expect(complaints.isEmpty, "\(name): \(complaints)", sourceLocation: location)
    }

    @Test("agree, whatever is asked")
    func calls() async throws {
        try await StandInServer.run { _, _ in
            .init(body: BriefServer.forecast)
        } _: { weather in
            let running = try BriefServer(folder, weather: weather)
            let client = running.client
            let person = ["email": "ada@example.com", "password": BriefReader.password]
            for status in [201, 400] {
                try expect(
                    try await client.post("/api/users/register", person, headers: BriefServer.app),
                    to: "register",
                    status
                )
            }
            try expect(try await client.post("/api/users/register", person), to: "register", 401)
            try expect(
                try await client.post("/api/users/authenticate", person, headers: BriefServer.app),
                to: "authenticate"
            )
            let reader = try await BriefReader(client, email: "ada@example.com")
            try expect(try await reader.get("/api/v2/daily-brief"), to: "getDailyBrief")
            try expect(try await reader.get("/api/v2/weather"), to: "getWeather", 404)
            try expect(try await reader.get("/api/v2/nameday"), to: "getNameday")
            let settings = #"{"language":"sk","modules":{"weather":true,"nameday":true},"location":"Bratislava"}"#
            try expect(try await reader.send("PUT", "/api/v2/settings", settings), to: "changeBriefSettings")
            try expect(
                try await reader.send("PUT", "/api/v2/settings", #"{"language":"xx"}"#),
                to: "changeBriefSettings",
                400
            )
            let day = #"{"name":"x","date":"2031-01-01","message_before":"{days}"}"#
            let added = try await reader.send("POST", "/api/v2/countdowns", day)
            try expect(added, to: "addCountdown", 201)
            try expect(try await reader.send("POST", "/api/v2/countdowns", day), to: "addCountdown", 409)
            let large = String(repeating: " ", count: 65_537)
            try expect(try await reader.send("POST", "/api/v2/countdowns", large), to: "addCountdown", 413)
            let id = try #require(added.data["id"] as? Int)
            let change = #"{"yearly":true}"#
            try expect(try await reader.send("PUT", "/api/v2/countdowns/\(id)", change), to: "changeCountdown")
            try expect(try await reader.send("PUT", "/api/v2/countdowns/0", change), to: "changeCountdown", 404)
            let now = Date().formatted(.iso8601)
            let note = try await reader.send("POST", "/api/v2/reminders", #"{"text":"x","at":"\#(now)"}"#)
            try expect(note, to: "addReminder", 201)
            let number = try #require(note.data["id"] as? Int)
            try expect(try await reader.get("/api/v2/daily-brief"), to: "getDailyBrief")
            try expect(try await reader.get("/api/v2/weather"), to: "getWeather")
            try expect(try await reader.get("/api/v2/nameday"), to: "getNameday")
            try expect(try await reader.get("/api/v2/nameday?date=x"), to: "getNameday", 400)
            try expect(try await reader.get("/api/v2/countdowns"), to: "listCountdowns")
            try expect(try await reader.get("/api/v2/reminders"), to: "listReminders")
            let done = #"{"done":true}"#
            try expect(try await reader.send("PUT", "/api/v2/reminders/\(number)", done), to: "changeReminder")
            try expect(try await reader.get("/api/v2/export"), to: "exportBrief")
            try expect(try await reader.get("/api/me/export"), to: "exportAccount")
            try expect(try await reader.send("DELETE", "/api/v2/countdowns/\(id)"), to: "removeCountdown")
            try expect(try await reader.send("DELETE", "/api/v2/reminders/\(number)"), to: "removeReminder")
            try expect(try await reader.send("DELETE", "/api/v2/data"), to: "eraseBrief")
            try expect(try await reader.send("POST", "/api/v2/logout"), to: "endBriefLogin")
            try expect(try await reader.send("POST", "/api/v2/logout"), to: "endBriefLogin", 401)
            #expect(running.server.stop() == 0)
        }
    }
}
