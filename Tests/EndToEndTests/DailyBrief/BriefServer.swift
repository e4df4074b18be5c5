import Foundation
import StandIn
import TestSupport
import Testing

/// A server with daily briefs, beside a weather service.
struct BriefServer {
    let server: RunningServer
    let client: APIClient

    static let key = "a-key-of-the-app"
    static let app = ["X-API-Key": key]
    private static let day = 86_400.0

    /// - Parameters:
    ///   - folder: keeps data and name days.
    ///   - weather: is asked for the weather.
    ///   - arguments: of the server, beside those that all have.
    /// - Throws: an error when it does not start.
    init(_ folder: TemporaryFolder, weather: StandInServer?, arguments: [String] = ["--no-rate-limit"]) throws {
        let namedays = folder.url.appending(path: "namedays")
        try FileManager.default.createDirectory(at: namedays, withIntermediateDirectories: true)
        try Self.namedays.write(to: namedays.appending(path: "sk.tsv"), atomically: true, encoding: .utf8)
        let service = weather.map { ["--weather-url", "\($0.address)/v1/forecast"] } ?? []
        server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--namedays", namedays.path] + service + arguments,
            environment: ["VITAE_BRIEF_API_KEYS": Self.key]
        )
        client = APIClient(address: server.address)
    }

    /// Invented: everybody is called the same.
    private static var namedays: String {
        let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths.enumerated().flatMap { month, length in
            (1...length).map { day in
                "\(month < 9 ? "0" : "")\(month + 1)-\(day < 10 ? "0" : "")\(day)\tZora\n"
            }
        }.joined()
    }

    /// A forecast from yesterday on, so that today is in it wherever the place is.
    static var forecast: String {
        let days = (-1..<10).map {
            Date(timeIntervalSinceNow: Double($0) * day).formatted(.iso8601.year().month().day())
        }
        func list(_ value: String) -> String { Array(repeating: value, count: days.count).joined(separator: ",") }
        return """
            {"latitude":48.1,"longitude":17.1,"timezone":"Europe/Bratislava","daily":{
            "time":[\(days.map { "\"\($0)\"" }.joined(separator: ","))],"weather_code":[\(list("61"))],
            "temperature_2m_max":[\(list("12.5"))],"temperature_2m_min":[\(list("4.0"))],
            "precipitation_sum":[\(list("2.5"))],"precipitation_probability_max":[\(list("60"))],
            "wind_speed_10m_max":[\(list("18.5"))]}}
            """
    }
}

/// Somebody who signed in to an app with briefs.
struct BriefReader {
    let client: APIClient
    let email: String
    let token: String

    static let password = "correct horse"

    init(_ client: APIClient, email: String) async throws {
        self.client = client
        self.email = email
        let answer = try await client.post(
            "/api/users/authenticate",
            ["email": email, "password": Self.password],
            headers: BriefServer.app
        )
        token = try #require(answer.object["token"] as? String, "\(answer.text)")
    }

    /// Makes an account and signs in to it.
    static func registered(_ client: APIClient, email: String) async throws -> BriefReader {
        let answer = try await client.post(
            "/api/users/register",
            ["email": email, "password": password, "nickname": "Ada"],
            headers: BriefServer.app
        )
        #expect(answer.status == 201, "\(answer.text)")
        return try await BriefReader(client, email: email)
    }

    var bearer: [String: String] { ["Authorization": "Bearer \(token)"] }

    func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> APIAnswer {
        try await client.send(method, path, body: body, headers: bearer)
    }

    func get(_ path: String) async throws -> APIAnswer { try await send("GET", path) }

    func set(_ settings: String) async throws {
        let answer = try await send("PUT", "/api/v2/settings", settings)
        #expect(answer.status == 200, "\(answer.text)")
    }

    /// The data of the brief.
    func brief() async throws -> [String: Any] {
        let answer = try await get("/api/v2/daily-brief")
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(answer.object["data"] as? [String: Any])
    }
}

extension APIAnswer {
    /// The numbers of what is listed.
    var numbers: [Int] {
        (object["data"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
    }
}
