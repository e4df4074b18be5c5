import Foundation
import TestSupport
import Testing

@Suite("vitae user, beside a server that runs")
struct UserCommandTests {
    private static let email = "mira.holt@example.org"
    private static let password = "violet anchor 27"

    private static func run(
        _ server: RunningServer,
        _ command: String,
        _ email: String,
        input: String
    ) throws -> BuiltProgram.Outcome {
        let arguments = ["user", command, email, "--data", server.data.path]
        return try BuiltProgram.run("vitae", arguments, input: Data(input.utf8))
    }

    private static func signIn(_ client: APIClient, _ password: String) async throws -> APIAnswer {
        try await client.post("/auth/v1/token?grant_type=password", ["email": email, "password": password])
    }

    @Test("makes an account that signs in, once, and never shows the password")
    func add() async throws {
        let gated = try GatedServer(closed: [])
        let outcome = try Self.run(gated.server, "add", Self.email, input: Self.password + "\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let grant = try await Self.signIn(gated.client, Self.password)
        let person = try SignedInPerson(gated.client, email: Self.email, grant: grant)
        #expect(outcome.output == person.id.lowercased() + "\n")
        #expect(!(outcome.output + outcome.errors).contains(Self.password))
        let again = try Self.run(gated.server, "add", Self.email.uppercased(), input: "another one 99\n")
        #expect(again.status == 1)
        #expect(again.errors == "vitae: There is an account with this e-mail address already.\n")
        #expect(again.output.isEmpty)
        #expect(try await Self.signIn(gated.client, Self.password).status == 200)
        #expect(gated.server.stop() == 0)
    }

    @Test("gives another password, with which all logins have ended")
    func reset() async throws {
        let gated = try GatedServer(closed: [])
        #expect(try Self.run(gated.server, "add", Self.email, input: Self.password).status == 0)
        let grant = try await Self.signIn(gated.client, Self.password)
        let person = try SignedInPerson(gated.client, email: Self.email, grant: grant)
        let outcome = try Self.run(gated.server, "reset-password", Self.email, input: "amber lantern 31\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try await person.refresh(person.refreshToken).status == 400)
        #expect(try await person.get("/auth/v1/user").status == 401)
        #expect(try await Self.signIn(gated.client, Self.password).status == 400)
        #expect(try await Self.signIn(gated.client, "amber lantern 31").status == 200)
        #expect(gated.server.stop() == 0)
    }

    @Test(
        "refuses what makes no account, and says why",
        arguments: [
            ("add", "new@example.org", "", "No password was given"),
            ("add", "new@example.org", "\n", "No password was given"),
            ("add", "new@example.org", "a\u{3}bcdefgh\n", "No password was given"),
            ("add", "new@example.org", "short\n", "too short"),
            ("add", "not an address", "violet anchor 27\n", "e-mail"),
            ("reset-password", "nobody@example.org", "violet anchor 27\n", "There is no account"),
        ]
    )
    func refused(command: String, email: String, input: String, sentence: String) throws {
        let folder = try TemporaryFolder()
        // Only a server or an import makes a database.
        _ = try BuiltProgram.run("vitae", ["jobs", "import", "-", "--create", "--data", folder.url.path])
        let arguments = ["user", command, email, "--data", folder.url.path]
        let outcome = try BuiltProgram.run("vitae", arguments, input: Data(input.utf8))
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
}
