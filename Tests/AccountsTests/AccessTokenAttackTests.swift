import Crypto
import Foundation
import Testing

@testable import Accounts

@Suite("Access tokens that are not believed")
struct AccessTokenAttackTests {
    private static func refusal(of token: String, tokens: AccessTokens) async -> TokenError? {
        do {
            _ = try await tokens.bearer(of: token, now: AccountFixture.start)
            return nil
        } catch {
            return error
        }
    }

    private static func refusal(of token: String) async throws -> TokenError? {
        await refusal(of: token, tokens: try await AccessTokens(keys: [TokenForge.key]))
    }

    @Test("the forge's own token is believed, so that the others fail for what is wrong with them")
    func forge() async throws {
        #expect(try await Self.refusal(of: TokenForge.token()) == nil)
    }

    @Test(
        "another algorithm than HS256, or none",
        arguments: ["none", "None", "NONE", "nOnE", "", "HS384", "HS512", "hs256", "RS256", "ES256", "EdDSA", "HS256 "]
    )
    func algorithm(_ name: String) async throws {
        let header = #"{"alg":"\#(name)","kid":"2026-11"}"#
        #expect(try await Self.refusal(of: TokenForge.token(header: header)) == .algorithm)
    }

    @Test("no algorithm")
    func noAlgorithm() async throws {
        #expect(try await Self.refusal(of: TokenForge.token(header: #"{"kid":"2026-11"}"#)) == .algorithm)
        #expect(try await Self.refusal(of: TokenForge.token(header: #"{"alg":null,"kid":"2026-11"}"#)) == .algorithm)
    }

    @Test("no signature")
    func unsigned() async throws {
        let parts = TokenForge.token(header: #"{"alg":"none"}"#).split(separator: ".")
        #expect(try await Self.refusal(of: "\(parts[0]).\(parts[1]).") == .malformed)
        #expect(try await Self.refusal(of: "\(parts[0]).\(parts[1])") == .malformed)
        let signed = TokenForge.token().split(separator: ".")
        #expect(try await Self.refusal(of: "\(signed[0]).\(signed[1]).") == .malformed)
        #expect(try await Self.refusal(of: "\(signed[0]).\(signed[1]).AAAA") == .signature)
    }

    @Test(
        "a header that brings keys or rules of its own",
        arguments: [
            #""crit":["exp"]"#, #""crit":null"#, #""jku":"https://keys.example.org/set""#,
            #""jwk":{"kty":"oct","k":"AA"}"#,
            #""x5u":"https://keys.example.org/chain""#, #""x5c":["AA"]"#, #""b64":false"#, #""zip":"DEF""#,
        ]
    )
    func forbidden(_ field: String) async throws {
        let header = #"{"alg":"HS256","kid":"2026-11",\#(field)}"#
        #expect(try await Self.refusal(of: TokenForge.token(header: header)) == .forbiddenHeader)
    }

    @Test("a header with numbers that no integer holds does no harm")
    func hugeNumber() async throws {
        let header = #"{"alg":"HS256","kid":"2026-11","x":1e300}"#
        #expect(try await Self.refusal(of: TokenForge.token(header: header)) == nil)
    }

    @Test("a key that nobody has, or that is somebody else's")
    func keys() async throws {
        let unknown = TokenForge.token(header: #"{"alg":"HS256","kid":"2027-01"}"#)
        #expect(try await Self.refusal(of: unknown) == .unknownKey)
        #expect(try await Self.refusal(of: TokenForge.token(header: #"{"alg":"HS256"}"#)) == .unknownKey)
        #expect(try await Self.refusal(of: TokenForge.token(secret: TokenForge.olderKey.secret)) == .signature)
    }

    @Test("any change of any character")
    func tampered() async throws {
        let tokens = try await AccessTokens(keys: [TokenForge.key])
        let bytes = Array(TokenForge.token().utf8)
        for position in bytes.indices {
            var changed = bytes
            changed[position] = bytes[position] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            let refusal = await Self.refusal(of: String(decoding: changed, as: UTF8.self), tokens: tokens)
            #expect(refusal != nil, "position \(position)")
        }
    }

    @Test("a second way to write the same token")
    func canonical() async throws {
        let token = TokenForge.token()
        // 32 bytes leave two spare bits in the last of 43 characters.
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        let last = try #require(token.last)
        let position = try #require(alphabet.firstIndex(of: last))
        #expect(position % 4 == 0)
        #expect(try await Self.refusal(of: token.dropLast() + String(alphabet[position + 1])) == .malformed)
        #expect(try await Self.refusal(of: token + "=") == .malformed)
        #expect(try await Self.refusal(of: token + "\n") == .malformed)
        #expect(try await Self.refusal(of: " " + token) == .malformed)
    }

    @Test("more than 4 KiB")
    func oversized() async throws {
        // The claims take 4 characters for 3 bytes: grow until the limit is met exactly, then pass it.
        var padding = String(repeating: "x", count: 2_600)
        while TokenForge.token(claims: TokenForge.claims(["x": #""\#(padding)""#])).utf8.count < 4_093 {
            padding += "x"
        }
        let fitting = TokenForge.token(claims: TokenForge.claims(["x": #""\#(padding)""#]))
        let longer = TokenForge.token(claims: TokenForge.claims(["x": #""\#(padding)xxx""#]))
        #expect(fitting.utf8.count <= 4_096 && longer.utf8.count > 4_096)
        #expect(try await Self.refusal(of: fitting) == nil)
        #expect(try await Self.refusal(of: longer) == .oversized)
        #expect(try await Self.refusal(of: String(repeating: "a.", count: 5_000_000)) == .oversized)
    }

    @Test(
        "what is no token",
        arguments: [
            "", ".", "..", "...", "a.b.c", "a.b.c.d", "e30.e30.e30", "bnVsbA.e30.AAAA", "W10.e30.AAAA", "é.é.é",
            "eyJhbGciOjF9.e30.AAAA",
        ]
    )
    func malformed(_ token: String) async throws {
        let refusal = try await Self.refusal(of: token)
        #expect(refusal == .malformed || refusal == .algorithm)
    }

    @Test(
        "claims that are missing or wrong",
        arguments: [
            ("aud", nil, .audience), ("aud", #""anon""#, .audience), ("aud", #"["anon"]"#, .audience),
            ("aud", "[]", .audience), ("role", nil, .claims), ("role", #""service_role""#, .claims),
            ("sub", nil, .malformed), ("sub", #""robin""#, .claims), ("email", nil, .claims),
            ("email", #""robin""#, .claims), ("session_id", nil, .claims), ("session_id", #""7""#, .claims),
            ("exp", nil, .malformed), ("exp", #""1790003600""#, .malformed), ("exp", "1790000000", .expired),
            ("exp", "-1e300", .expired), ("nbf", "1790000001", .notYetValid), ("nbf", "1e300", .notYetValid),
        ] as [(String, String?, TokenError)]
    )
    func claims(_ name: String, _ value: String?, _ error: TokenError) async throws {
        #expect(try await Self.refusal(of: TokenForge.token(claims: TokenForge.claims([name: value]))) == error)
    }

    @Test(
        "claims that are written differently are believed",
        arguments: [
            ("aud", #"["other","authenticated"]"#), ("exp", "1790003600.5"), ("nbf", "1790000000"), ("iat", nil),
            ("sub", #""2F1A4C52-6F7E-4B4F-9A31-0D5BE6A0C111""#), ("app_metadata", #"{"provider":"email"}"#),
        ] as [(String, String?)]
    )
    func believed(_ name: String, _ value: String?) async throws {
        #expect(try await Self.refusal(of: TokenForge.token(claims: TokenForge.claims([name: value]))) == nil)
    }

    @Test("another issuer than the configured one")
    func issuer() async throws {
        let tokens = try await AccessTokens(keys: [TokenForge.key], issuer: "https://vitae.example.com")
        #expect(await Self.refusal(of: TokenForge.token(), tokens: tokens) == .issuer)
        let other = TokenForge.token(claims: TokenForge.claims(["iss": #""https://other.example.org""#]))
        #expect(await Self.refusal(of: other, tokens: tokens) == .issuer)
        let own = TokenForge.token(claims: TokenForge.claims(["iss": #""https://vitae.example.com""#]))
        #expect(await Self.refusal(of: own, tokens: tokens) == nil)
    }
}
