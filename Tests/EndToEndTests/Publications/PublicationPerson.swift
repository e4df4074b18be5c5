import Foundation
import TestSupport
import Testing

/// Somebody who keeps a list of publications with an app.
struct PublicationPerson {
    let client: APIClient
    let id: String
    let token: String

    static let password = "violet anchor 27"

    /// Makes an account.
    static func register(_ client: APIClient, email: String) async throws -> PublicationPerson {
        let answer = try await client.post(
            "/api/auth/register",
            ["name": "Robin Example", "email": email, "password": password]
        )
        try #require(answer.status == 201, "\(answer.text)")
        return try PublicationPerson(client, answer)
    }

    init(_ client: APIClient, _ answer: APIAnswer) throws {
        self.client = client
        let user = try #require(answer.object["user"] as? [String: Any])
        id = try #require((user["_id"] ?? user["id"]) as? String)
        token = try #require((answer.object["token"] ?? answer.object["accessToken"]) as? String)
    }

    var bearer: [String: String] { ["Authorization": "Bearer \(token)"] }

    func send(
        _ method: String,
        _ path: String,
        _ fields: [String: Any]? = nil,
        headers: [String: String] = [:]
    ) async throws -> APIAnswer {
        let body = try fields.map { String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self) }
        return try await client.send(method, path, body: body, headers: bearer.merging(headers) { $1 })
    }

    func get(_ path: String) async throws -> APIAnswer { try await send("GET", path) }

    /// Adds a publication; gives its identifier.
    func add(_ title: String, _ more: [String: Any] = [:]) async throws -> String {
        let answer = try await send("POST", "/api/bibliography", more.merging(["title": title]) { $1 })
        try #require(answer.status == 201, "\(answer.text)")
        return try #require(answer.object["id"] as? String)
    }
}

extension APIAnswer {
    /// The items of a page of `/api/bibliography`.
    var items: [[String: Any]] { object["data"] as? [[String: Any]] ?? [] }
}
