import Crypto
import Foundation
import Sessions
import Testing

@Suite("View tokens")
struct ViewTokensTests {
    private static let tokens = ViewTokens(secret: SymmetricKey(data: Data(repeating: 7, count: 32)))

    /// Identifiers that differ from run to run would make a failure hard to repeat.
    private static func session(_ number: Int) throws -> UUID {
        let digits = String(number, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return try #require(UUID(uuidString: "00000000-0000-4000-8000-\(padded)"))
    }

    @Test("are 24 characters of base 62")
    func shape() throws {
        for number in 0..<500 {
            let token = Self.tokens.token(for: try Self.session(number))
            #expect(token.wholeMatch(of: /[A-Za-z0-9]{24}/) != nil, "\(token)")
        }
    }

    @Test("are the same for the same session and secret")
    func deterministic() throws {
        let session = try Self.session(1)
        let again = ViewTokens(secret: SymmetricKey(data: Data(repeating: 7, count: 32)))
        #expect(Self.tokens.token(for: session) == again.token(for: session))
    }

    @Test("stay what they were: the owner of an old session still has its token")
    func golden() throws {
        #expect(Self.tokens.token(for: try Self.session(1)) == "W6wtfVWKf264W4dPQM8xtonw")
    }

    @Test("differ by session")
    func sessions() throws {
        let tokens = try (0..<2_000).map { Self.tokens.token(for: try Self.session($0)) }
        #expect(Set(tokens).count == tokens.count)
    }

    @Test("differ by secret")
    func secrets() throws {
        let session = try Self.session(1)
        let tokens = (0..<50).map { byte in
            ViewTokens(secret: SymmetricKey(data: Data(repeating: UInt8(byte), count: 32))).token(for: session)
        }
        #expect(Set(tokens).count == tokens.count)
    }

    @Test("favour no character")
    func distribution() throws {
        var counts: [Character: Int] = [:]
        for number in 0..<4_000 {
            for character in Self.tokens.token(for: try Self.session(number)) { counts[character, default: 0] += 1 }
        }
        #expect(counts.count == 62)
        let expected = 4_000.0 * 24 / 62
        for (character, count) in counts {
            #expect(abs(Double(count) - expected) < expected * 0.15, "\(character) occurs \(count) times")
        }
    }

    @Test("are kept as a hash of 32 bytes that differs by token")
    func hash() throws {
        let token = Self.tokens.token(for: try Self.session(1))
        let hash = try #require(ViewTokens.hash(of: token))
        #expect(hash.count == 32)
        #expect(hash == Data(SHA256.hash(data: Data(token.utf8))))
        #expect(hash == ViewTokens.hash(of: token))
        #expect(hash != ViewTokens.hash(of: Self.tokens.token(for: try Self.session(2))))
        #expect(
            ViewTokens.hash(of: String(repeating: "a", count: 24))
                != ViewTokens.hash(of: String(repeating: "A", count: 24))
        )
    }

    @Test(
        "what cannot be a token has no hash",
        arguments: [
            "", "short", String(repeating: "a", count: 23), String(repeating: "a", count: 25),
            String(repeating: "a", count: 23) + "-", String(repeating: "a", count: 23) + "\n",
            " " + String(repeating: "a", count: 23), String(repeating: "é", count: 12),
            String(repeating: "é", count: 24),
            String(repeating: "a", count: 23) + "\0", "'; DROP TABLE session;--", "../../../../etc/passwd00",
            String(repeating: "１", count: 8), String(repeating: "a", count: 100_000),
        ]
    )
    func malformed(_ token: String) {
        #expect(ViewTokens.hash(of: token) == nil)
    }
}
