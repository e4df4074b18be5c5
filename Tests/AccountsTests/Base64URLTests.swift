import Foundation
import Testing

@testable import Accounts

@Suite("Base64 for addresses")
struct Base64URLTests {
    @Test("has no padding and no characters that addresses escape")
    func encoding() {
        #expect(Base64URL.encode(Data()) == "")
        #expect(Base64URL.encode(Data([0xFB])) == "-w")
        #expect(Base64URL.encode(Data([0xFB, 0xFF])) == "-_8")
        #expect(Base64URL.encode(Data([0xFB, 0xFF, 0xBF])) == "-_-_")
    }

    @Test("gives back what went in", arguments: 0..<40)
    func roundTrip(_ count: Int) {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ count) })
        #expect(Base64URL.decode(Base64URL.encode(data)) == data)
    }

    @Test("is read in one way only", arguments: ["-x", "-w=", "-w==", "+w", "/w", "-", "-w\n", " -w", "é", "-_9"])
    func refused(_ text: String) {
        #expect(Base64URL.decode(text) == nil)
    }

    @Test("tokens hold 256 bits and never repeat; their hash is SHA-256")
    func tokens() {
        let tokens = (0..<200).map { _ in SecretToken.make() }
        #expect(Set(tokens).count == 200)
        #expect(tokens.allSatisfy { Base64URL.decode($0)?.count == 32 })
        // The digest of "abc" that FIPS 180-2 gives.
        let abc = SecretToken.hash(of: "abc").map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        #expect(abc == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
