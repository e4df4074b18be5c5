import Foundation
import TestSupport
import Testing

/// Somebody with an account, as an app holds them.
struct SignedInPerson {
    let client: APIClient
    let email: String
    let id: String
    let accessToken: String
    let refreshToken: String

    static let password = "violet anchor 27"

    init(_ client: APIClient, email: String, grant: APIAnswer) throws {
        try #require(grant.status == 200, "\(grant.text)")
        self.client = client
        self.email = email
        id = try #require((grant.object["user"] as? [String: Any])?["id"] as? String)
        accessToken = try #require(grant.object["access_token"] as? String)
        refreshToken = try #require(grant.object["refresh_token"] as? String)
    }

    /// Makes an account.
    static func signUp(_ client: APIClient, email: String) async throws -> SignedInPerson {
        let grant = try await client.post("/auth/v1/signup", ["email": email, "password": password])
        return try SignedInPerson(client, email: email, grant: grant)
    }

    var bearer: [String: String] { ["Authorization": "Bearer \(accessToken)"] }

    func get(_ path: String) async throws -> APIAnswer {
        try await client.get(path, headers: bearer)
    }

    func delete(_ path: String) async throws -> APIAnswer {
        try await client.send("DELETE", path, headers: bearer)
    }

    /// The status of the answer to a refresh token, and the next token.
    func refresh(_ token: String) async throws -> (status: Int, next: String?) {
        let answer = try await client.post("/auth/v1/token?grant_type=refresh_token", ["refresh_token": token])
        return (answer.status, answer.object["refresh_token"] as? String)
    }
}
