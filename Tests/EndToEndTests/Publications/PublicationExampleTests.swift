import Foundation
import TestSupport
import Testing

@Suite("The examples of publications")
struct PublicationExampleTests {
    /// What may come in any order once there is a publication.
    private static let reading = [
        "auth-me", "export", "get", "list", "mobile-create", "mobile-create-no-title", "mobile-dashboard", "mobile-get",
        "mobile-list", "mobile-login", "mobile-login-wrong", "mobile-session", "mobile-update", "search",
        "unauthorized",
        "update", "users-forbidden", "users-self",
    ]
    private static let closed = ["unauthorized"]

    @Test(
        "are answered as they say in whatever order, twice over and after a restart",
        .enabled(if: WireExample.folder != nil, "Set VITAE_EXAMPLES_DIR to the folder of the examples.")
    )
    func calls() async throws {
        let folder = try #require(WireExample.folder).deletingLastPathComponent().appending(path: "publications")
        let examples = try WireExample.all(in: folder)
        #expect(examples.count >= 27)
        let data = try TemporaryFolder()
        var played: Set<String> = []
        for turn in 0..<2 {
            let server = try RunningServer(
                data: data.url.appending(path: "data"),
                arguments: ["--no-rate-limit"]
            )
            let client = APIClient(address: server.address)
            func play(
                _ name: String,
                _ names: [String: String] = [:],
                _ headers: [String: String] = [:]
            ) async throws -> APIAnswer {
                let example = try #require(examples[name], "There is no example \(name)")
                let (answer, complaints) = try await example.call(client, names: names, headers: headers)
                #expect(complaints == [])
                played.insert(name)
                return answer
            }
            if turn == 0 { _ = try await play("register") }
            for round in 0..<2 {
                let login = try await play("auth-login")
                let person = try PublicationPerson(client, login)
                let refresh = try #require(login.object["refresh_token"] as? String)
                let refreshed = try await play("auth-refresh", ["body.refresh_token": refresh])
                #expect(refreshed.status == 200)
                let bearer = person.bearer
                let created = try await play("create", [:], bearer)
                let id = try #require(created.object["id"] as? String)
                // A lost answer: the same again makes no second one.
                let again = try await person.send("POST", "/api/bibliography", ["id": id, "title": "Another"])
                #expect(again.status == 200 && again.object["title"] as? String == created.object["title"] as? String)
                let names = ["publication_id": id, "user_id": person.id]
                var generator = SeededGenerator(seed: UInt64(2 * turn + round))
                let orders =
                    [Self.reading, Self.reading.reversed()]
                    + (0..<3).map { _ in Self.reading.shuffled(using: &generator) }
                for order in orders {
                    for name in order { _ = try await play(name, names, Self.closed.contains(name) ? [:] : bearer) }
                }
                let mobile = try await play("mobile-create", names, bearer)
                let other = try #require(mobile.data["_id"] as? String)
                _ = try await play("mobile-delete", ["publication_id": other], bearer)
                _ = try await play("mobile-deleted", ["deleted_id": other], bearer)
                _ = try await play("delete", names, bearer)
                _ = try await play("mobile-deleted", ["deleted_id": id], bearer)
                let app = try PublicationPerson(client, try await play("mobile-login"))
                _ = try await play("mobile-logout", [:], app.bearer)
                #expect(try await app.get("/api/mobile/auth/session").status == 401)
                _ = try await play("auth-logout", [:], bearer)
                #expect(try await person.get("/api/bibliography").status == 401)
            }
            #expect(server.stop() == 0)
        }
        #expect(Set(examples.keys).subtracting(played) == [])
    }
}
