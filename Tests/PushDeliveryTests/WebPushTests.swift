import Crypto
import Foundation
import JWTKit
import JobAlerts
import StandIn
import Testing

@testable import PushDelivery
@testable import SQLiteStore

@Suite("Pushes to browsers")
struct WebPushTests {
    private struct Claims: JWTPayload {
        let aud: String
        let exp: Int
        let sub: String

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private static func bytes(_ text: String) -> Data {
        var base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
        return Data(base64Encoded: base64) ?? Data()
    }

    /// What a browser reads (RFC 8291, the other side).
    private static func decrypted(_ body: Data, _ key: P256.KeyAgreement.PrivateKey, _ secret: Data) throws -> Data {
        let body = Data(body)
        let salt = body.prefix(16)
        let point = body.dropFirst(21).prefix(Int(body[20]))
        let sender = try P256.KeyAgreement.PublicKey(x963Representation: point)
        let input = try key.sharedSecretFromKeyAgreement(with: sender).hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: secret,
            sharedInfo: Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + point,
            outputByteCount: 32
        )
        func derived(_ info: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: input,
                salt: salt,
                info: Data("Content-Encoding: \(info)\0".utf8),
                outputByteCount: count
            )
        }
        let nonce = unsafe derived("nonce", 12).withUnsafeBytes { unsafe Data($0) }
        let box = try AES.GCM.SealedBox(combined: nonce + body.dropFirst(21 + Int(body[20])))
        return try AES.GCM.open(box, using: derived("aes128gcm", 16)).dropLast()
    }

    @Test("are encrypted as the example of RFC 8291 is")
    func vector() throws {
        let keys = Device.WebKeys(
            key: Self.bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            secret: Self.bytes("BTBZMqHH6r4Tts7J_aSIgg")
        )
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
        )
        let body = try ContentEncryption.encrypt(
            Data("When I grow up, I want to be a watermelon".utf8),
            for: keys,
            sender: sender,
            salt: Self.bytes("DGv6ra1nlYgDCS1FRnbzlw")
        )
        let expected = Self.bytes(
            """
            DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
            PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
            """
        )
        #expect(body == expected)
    }

    @Test(
        "go to listed hosts alone, and over TLS",
        arguments: [
            ("https://push.example.com/a?b=c", "https://push.example.com"),
            ("https://PUSH.example.com/a", "https://push.example.com"),
            ("https://eu.notify.example.net/w/1", "https://eu.notify.example.net"),
            ("https://localhost:8443/x", "https://localhost:8443"),
            ("http://push.example.com/a", ""), ("https://push.example.com:444/a", ""),
            ("https://push.example.com.evil.org/", ""), ("https://notify.example.net/", ""),
            ("https://evilnotify.example.net/", ""), ("https://user@push.example.com/", ""),
            ("https://push.example.com/#a", ""), ("https://127.0.0.1/", ""), ("https:///a", ""), ("", ""),
            ("https://push.example.com/a b", ""), ("https://push.example.com\\@evil.org/", ""),
        ]
    )
    func endpoints(address: String, origin: String) {
        let hosts = ["push.example.com", "*.notify.example.net", "localhost:8443"]
        #expect(WebEndpoint(address, hosts: hosts)?.origin ?? "" == origin)
    }

    @Test(
        "say who sends, and hold what apps get",
        .enabled(if: MadeCertificate.isPossible, "There is no openssl.")
    )
    func whole() async throws {
        let fixture = try OutgoingFixture()
        let browser = P256.KeyAgreement.PrivateKey()
        let secret = Data((0..<16).map { UInt8($0) })
        let keys = Device.WebKeys(key: browser.publicKey.x963Representation, secret: secret)
        let server = P256.Signing.PrivateKey()
        try await fixture.sending(
            changing: { settings, standIn in
                settings.apple = nil
                settings.web = WebPushSettings(
                    key: server.rawRepresentation,
                    contact: "mailto:ops@example.com",
                    hosts: [standIn.address.replacing("https://", with: "")]
                )
            },
            answering: { question, _ in
                StandInServer.Answer(
                    question.path.hasPrefix("/gone") ? 410 : question.path.hasPrefix("/busy") ? 429 : 201
                )
            }
        ) { dispatcher, standIn in
            func told(_ path: String, _ keys: Device.WebKeys?) async throws -> Device {
                let address = path.hasPrefix("https") ? path : "\(standIn.address)/\(path)"
                let device = try await fixture.device(address, platform: .web, keys: keys)
                try await fixture.find([fixture.match(device, 12)])
                return device
            }
            let device = try await told("ok", keys)
            _ = try await dispatcher.run()
            let push = try #require(standIn.questions.first)
            #expect(push.headers["content-encoding"] == "aes128gcm")
            #expect(push.headers["ttl"] == "86400")
            #expect(push.headers["urgency"] == "high")
            #expect(push.headers["topic"]?.count == 32)
            let message = try Self.decrypted(push.body, browser, secret)
            #expect(String(decoding: message, as: UTF8.self).contains(#""deep_link":"birjob://job/12""#))
            let words = try #require(push.headers["authorization"]).split(separator: " ").map(String.init)
            #expect(words[0] == "vapid")
            #expect(Self.bytes(String(words[2].dropFirst(2))) == server.publicKey.x963Representation)
            let verifier = await JWTKeyCollection().add(ecdsa: try ES256PublicKey(backing: server.publicKey))
            let claims = try await verifier.verify(String(words[1].dropFirst(2).dropLast()), as: Claims.self)
            #expect(claims.aud == standIn.address)
            #expect(claims.sub == "mailto:ops@example.com")
            #expect(Double(claims.exp) > OutgoingFixture.noon.timeIntervalSince1970)
            #expect(try await fixture.states(device) == ["sent"])

            let gone = try await told("gone", keys)
            let busy = try await told("busy", keys)
            let keyless = try await told("keyless", nil)
            let elsewhere = try await told("https://other.example.com/x", keys)
            _ = try await dispatcher.run()
            #expect(try await fixture.store.device(gone.id)?.isActive == false)
            #expect(try await fixture.states(busy) == ["waiting 429"])
            #expect(try await fixture.states(keyless) == ["dropped no token"])
            #expect(try await fixture.states(elsewhere) == ["dropped no token"])
        }
    }
}
