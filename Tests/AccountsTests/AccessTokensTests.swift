import Crypto
import Foundation
import Testing

@testable import Accounts

@Suite("Access tokens")
struct AccessTokensTests {
    private static let now = AccountFixture.start
    private static let account = Account(
        id: UUID(),
        email: EmailAddress(stored: "robin@example.com"),
        createdAt: now
    )

    private static func tokens(
        _ keys: [AccessTokenKey] = [TokenForge.key],
        external: [SymmetricKey] = []
    ) async throws -> AccessTokens {
        try await AccessTokens(keys: keys, externalSecrets: external)
    }

    @Test("name their bearer until they end")
    func bearer() async throws {
        let tokens = try await Self.tokens()
        let family = UUID()
        let issued = try await tokens.issue(for: Self.account, family: family, now: Self.now)
        #expect(issued.expiresAt == Self.now.addingTimeInterval(3_600))
        let expected = Bearer(account: Self.account.id, email: Self.account.email, loginFamily: family)
        #expect(try await tokens.bearer(of: issued.token, now: Self.now) == expected)
        #expect(try await tokens.bearer(of: issued.token, now: Self.now.addingTimeInterval(3_599)) == expected)
        await #expect(throws: TokenError.expired) {
            try await tokens.bearer(of: issued.token, now: Self.now.addingTimeInterval(3_600))
        }
    }

    @Test("carry the claims and the header that clients read")
    func shape() async throws {
        let tokens = try await AccessTokens(keys: [TokenForge.key], issuer: "vitae")
        let family = UUID()
        let token = try await tokens.issue(for: Self.account, family: family, now: Self.now).token
        let parts = try token.split(separator: ".").prefix(2).map { part in
            let text = String(decoding: try #require(Base64URL.decode(part)), as: UTF8.self)
            return text.dropFirst().dropLast().split(separator: ",").sorted()
        }
        #expect(parts.first == [#""alg":"HS256""#, #""kid":"2026-11""#, #""typ":"JWT""#])
        #expect(
            parts.last == [
                #""aud":"authenticated""#, #""email":"robin@example.com""#, #""exp":1790003600"#,
                #""iat":1790000000"#, #""iss":"vitae""#, #""role":"authenticated""#,
                #""session_id":"\#(family.uuidString.lowercased())""#,
                #""sub":"\#(Self.account.id.uuidString.lowercased())""#,
            ]
        )
    }

    @Test("say whose an upload is for another day, and nothing else")
    func uploadGrace() async throws {
        let tokens = try await Self.tokens()
        let token = TokenForge.token()
        let lastSecond = Self.now.addingTimeInterval(3_600 + 86_399)
        let account = try #require(UUID(uuidString: TokenForge.account))
        #expect(try await tokens.uploader(of: token, now: lastSecond).account == account)
        await #expect(throws: TokenError.expired) { try await tokens.bearer(of: token, now: lastSecond) }
        await #expect(throws: TokenError.expired) {
            try await tokens.uploader(of: token, now: lastSecond.addingTimeInterval(1))
        }
        await #expect(throws: TokenError.signature) {
            try await tokens.uploader(of: TokenForge.token(secret: TokenForge.olderKey.secret), now: lastSecond)
        }
    }

    @Test("are signed with the newest key and verified with all")
    func rotation() async throws {
        let before = try await Self.tokens([TokenForge.olderKey])
        let during = try await Self.tokens([TokenForge.key, TokenForge.olderKey])
        let after = try await Self.tokens([TokenForge.key])
        let old = try await before.issue(for: Self.account, family: UUID(), now: Self.now).token
        let new = try await during.issue(for: Self.account, family: UUID(), now: Self.now).token
        #expect(try await during.bearer(of: old, now: Self.now).account == Self.account.id)
        #expect(try await after.bearer(of: new, now: Self.now).account == Self.account.id)
        await #expect(throws: TokenError.unknownKey) { try await after.bearer(of: old, now: Self.now) }
        await #expect(throws: TokenError.unknownKey) { try await before.bearer(of: new, now: Self.now) }
    }

    /// A token that another program signed, without a key's name and a login.
    private static let foreign =
        "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJhdXRoZW50aWNhdGVkIiwiZXhwIjoxNzkwMDAzNjAwLCJpYXQiOjE3OTAwMDAw"
        + "MDAsInN1YiI6IjJmMWE0YzUyLTZmN2UtNGI0Zi05YTMxLTBkNWJlNmEwYzExMSIsImVtYWlsIjoiUm9iaW5ARXhhbXBsZS5jb20iLCJyb2xl"
        + "IjoiYXV0aGVudGljYXRlZCJ9.FKR4deBAyEkO8ENnJ9j7oRv-9Yy9vvfhAhgssv6cjyM"

    @Test("of an external provider count when its secret is configured")
    func external() async throws {
        let another = SymmetricKey(data: Data(repeating: 1, count: 32))
        let tokens = try await Self.tokens(external: [another, TokenForge.externalSecret])
        let bearer = try await tokens.bearer(of: Self.foreign, now: Self.now)
        #expect(bearer.account == UUID(uuidString: TokenForge.account))
        #expect(bearer.email.text == "robin@example.com")
        #expect(bearer.loginFamily == nil)
        let withoutIt = try await Self.tokens(external: [another])
        await #expect(throws: TokenError.signature) { try await withoutIt.bearer(of: Self.foreign, now: Self.now) }
        let without = try await Self.tokens()
        await #expect(throws: TokenError.unknownKey) { try await without.bearer(of: Self.foreign, now: Self.now) }
    }

    @Test("of an external provider belong to no login here, whatever they say")
    func externalLogin() async throws {
        let tokens = try await Self.tokens(external: [TokenForge.externalSecret])
        let header = #"{"alg":"HS256","kid":"theirs"}"#
        let token = TokenForge.token(header: header, secret: TokenForge.externalSecret)
        #expect(try await tokens.bearer(of: token, now: Self.now).loginFamily == nil)
    }

    @Test("that name one of our keys are not verified with an external secret")
    func confusion() async throws {
        let tokens = try await Self.tokens(external: [TokenForge.externalSecret])
        let token = TokenForge.token(secret: TokenForge.externalSecret)
        await #expect(throws: TokenError.signature) { try await tokens.bearer(of: token, now: Self.now) }
    }

    @Test("are not signed with secrets that can be guessed or told apart by nothing")
    func secrets() async throws {
        let short = SymmetricKey(data: Data(repeating: 1, count: 31))
        await #expect(throws: AccessTokenKeyError.none) { try await Self.tokens([]) }
        await #expect(throws: AccessTokenKeyError.tooShort) {
            try await Self.tokens([AccessTokenKey(id: "1", secret: short)])
        }
        await #expect(throws: AccessTokenKeyError.tooShort) { try await Self.tokens(external: [short]) }
        await #expect(throws: AccessTokenKeyError.duplicateID("2026-11")) {
            try await Self.tokens([TokenForge.key, TokenForge.key])
        }
    }
}
