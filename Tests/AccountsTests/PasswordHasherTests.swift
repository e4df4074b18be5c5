import Foundation
import Synchronization
import Testing

@testable import Accounts

@Suite("Password hashes")
struct PasswordHasherTests {
    /// Thousandths of the real cost.
    private static let cheap = ScryptParameters(logRounds: 4, blockSize: 8, parallelism: 3)

    @Test("are scrypt with N = 2¹⁵, r = 8, p = 3, a salt of 16 bytes and a key of 32")
    func format() async throws {
        let derivations = DerivationCount()
        let text = try await derivations.hasher().hash("correct horse")
        #expect(text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        let record = try #require(PasswordRecord(text))
        #expect(record.salt.count == 16 && record.key.count == 32)
        #expect(derivations.parameters == [ScryptParameters(logRounds: 15, blockSize: 8, parallelism: 3)])
    }

    @Test(
        "that another program made are understood",
        arguments: [
            (
                "correct horse",
                "$scrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$zt9vqoQHIMqcft02e/8ll9Rm+tU60xlJnPo/0y7KMq8"
            ),
            (
                "crème brûlée",
                "$scrypt$ln=15,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$4qz0HRVDuAxgbBMpGHU6eDAk8O9q6eCwSdj3l1b/ekM"
            ),
        ]
    )
    func known(_ password: String, _ stored: String) async throws {
        let hasher = PasswordHasher()
        #expect(try await hasher.verify(password, against: stored))
        #expect(try await !hasher.verify(password + "!", against: stored))
        // An "è" of two characters is the same letter.
        #expect(try await hasher.verify(password.decomposedStringWithCanonicalMapping, against: stored))
    }

    @Test("are different for the same password, and right for it alone")
    func salt() async throws {
        let hasher = PasswordHasher(parameters: Self.cheap)
        let first = try await hasher.hash("correct horse")
        let second = try await hasher.hash("correct horse")
        #expect(first != second)
        for stored in [first, second] {
            #expect(try await hasher.verify("correct horse", against: stored))
            #expect(try await !hasher.verify("Correct horse", against: stored))
        }
    }

    @Test("are made of 6 to 1024 bytes")
    func bounds() async throws {
        let hasher = DerivationCount().hasher()
        for password in ["123456", String(repeating: "x", count: 1_024), "ééé"] {
            #expect(try await hasher.verify(password, against: try await hasher.hash(password)))
        }
        for password in ["", "12345", "éé"] {
            await #expect(throws: PasswordError.tooShort) { try await hasher.hash(password) }
        }
        for count in [1_025, 1_000_000] {
            let password = String(repeating: "x", count: count)
            await #expect(throws: PasswordError.tooLong) { try await hasher.hash(password) }
        }
    }

    @Test("cost nothing for passwords that nobody can have")
    func impossible() async throws {
        let derivations = DerivationCount()
        let hasher = derivations.hasher()
        #expect(try await !hasher.verify("12345", against: nil))
        #expect(try await !hasher.verify(String(repeating: "x", count: 1_025), against: nil))
        #expect(derivations.count == 0)
    }

    @Test("cost the same where there is none, or where it cannot be read")
    func decoy() async throws {
        let derivations = DerivationCount()
        let hasher = derivations.hasher()
        for stored in [nil, "", "plain text", "$scrypt$ln=15,r=8,p=3$$"] {
            #expect(try await !hasher.verify("correct horse", against: stored))
        }
        #expect(derivations.parameters == Array(repeating: .standard, count: 4))
    }

    @Test("are checked with the parameters that they were made with, and known to be outdated")
    func outdated() async throws {
        let derivations = DerivationCount()
        let old = try await derivations.hasher(parameters: Self.cheap).hash("correct horse")
        let hasher = derivations.hasher()
        #expect(try await hasher.verify("correct horse", against: old))
        #expect(derivations.parameters == [Self.cheap, Self.cheap])
        #expect(hasher.isOutdated(old))
        #expect(hasher.isOutdated(try await hasher.hash("correct horse")) == false)
    }

    @Test(
        "that no program wrote are refused",
        arguments: [
            "", "$", "$$$$", "$bcrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "scrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=99,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=4,r=0,p=3$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=4,r=8,p=999$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=-4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=4,r=8$AAECAwQFBgcICQoLDA0ODw$AAECAwQFBgcICQoLDA0ODw",
            "$scrypt$ln=4,r=8,p=3$AA$AAECAwQFBgcICQoLDA0ODw", "$scrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$",
            "$scrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$!!!!", "$scrypt$ln=4,r=8,p=3$AAECAwQFBgcICQoLDA0ODw$AA$AA",
        ]
    )
    func unreadable(_ text: String) {
        #expect(PasswordRecord(text) == nil)
    }
}
