import Foundation
import Testing

@testable import Accounts

@Suite("ID tokens")
struct IDTokenTests {
    @Test(
        "with claims that are missing or wrong are not believed",
        arguments: [
            ("iss", #""https://id.example.org""#), ("iss", #""https://id.example.com/""#), ("iss", nil),
            ("aud", #""other""#), ("aud", "[]"), ("aud", #"["vitae","other"]"#), ("aud", nil), ("azp", #""other""#),
            ("exp", "1789999940"), ("exp", nil), ("exp", #""tomorrow""#), ("iat", "1790000061"), ("nbf", "1790000061"),
            ("nonce", nil), ("nonce", #""another""#), ("nonce", #""""#), ("sub", nil), ("sub", #""""#), ("sub", "7"),
        ] as [(String, String?)]
    )
    func claims(_ name: String, _ value: String?) async throws {
        let outcome = try await ProviderFixture().outcome([name: value])
        #expect(outcome["error"] == "server_error" && outcome["access_token"] == nil)
    }

    @Test(
        "that are written differently are believed",
        arguments: [
            ("aud", #"["vitae"]"#), ("azp", #""vitae""#), ("exp", "1789999941.5"), ("iat", "1790000060"), ("iat", nil),
            ("email_verified", #""true""#), ("name", #""Robin Example""#),
        ] as [(String, String?)]
    )
    func believed(_ name: String, _ value: String?) async throws {
        #expect(try await ProviderFixture().outcome([name: value])["access_token"] != nil)
    }

    @Test("for several are believed when they were given to us")
    func authorizedParty() async throws {
        let outcome = try await ProviderFixture().outcome(["aud": #"["vitae","other"]"#, "azp": #""vitae""#])
        #expect(outcome["access_token"] != nil)
    }

    @Test("that the provider did not sign are not believed")
    func signatures() async throws {
        let forgeries: [(String) throws -> String] = [
            { try IDTokenForge.strangersToken(IDTokenForge.claims(nonce: $0)) },
            { IDTokenForge.confusedToken(IDTokenForge.claims(nonce: $0)) },
            { TokenForge.token(header: #"{"alg":"none"}"#, claims: IDTokenForge.claims(nonce: $0)) },
            { try IDTokenForge.token(IDTokenForge.claims(nonce: $0), header: #"{"alg":"RS256","kid":"RS256"}"#) },
            { try IDTokenForge.token(IDTokenForge.claims(nonce: $0), header: #"{"alg":"ES256","kid":"encryption"}"#) },
            { try IDTokenForge.token(IDTokenForge.claims(nonce: $0), header: #"{"alg":"ES384","kid":"ES256"}"#) },
            {
                let header = #"{"alg":"ES256","kid":"ES256","jku":"https://keys.example.org"}"#
                return try IDTokenForge.token(IDTokenForge.claims(nonce: $0), header: header)
            },
            { nonce in
                let good = try IDTokenForge.token(IDTokenForge.claims(nonce: nonce)).split(separator: ".")
                let other = IDTokenForge.claims(nonce: nonce, ["sub": #""person-2""#])
                return "\(good[0]).\(Base64URL.encode(Data(other.utf8))).\(good[2])"
            },
            { nonce in
                let padding = String(repeating: "x", count: 16_384)
                return try IDTokenForge.token(IDTokenForge.claims(nonce: nonce, ["x": #""\#(padding)""#]))
            },
            { _ in "no token" },
        ]
        for (number, forgery) in forgeries.enumerated() {
            let outcome = try await ProviderFixture().outcome(forgery)
            #expect(outcome["error"] == "server_error", "forgery \(number)")
            #expect(outcome["access_token"] == nil, "forgery \(number)")
        }
    }

    @Test("that name no key are verified with the only one of its kind")
    func unnamed() async throws {
        let outcome = try await ProviderFixture().outcome { nonce in
            try IDTokenForge.token(IDTokenForge.claims(nonce: nonce), header: #"{"alg":"ES256"}"#)
        }
        #expect(outcome["access_token"] != nil)
    }
}
