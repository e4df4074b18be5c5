import Foundation
import StandIn
import TestSupport
import Testing

@testable import VitaeServer

@Suite("The certificate of a server", .enabled(if: MadeCertificate.isPossible, "openssl is not installed"))
struct ServerCertificateTests {
    private let made: MadeCertificate

    init() throws {
        made = try MadeCertificate()
    }

    private func file(_ content: String) throws -> String {
        let file = made.folder.url.appending(path: UUID().uuidString)
        try Data(content.utf8).write(to: file)
        return file.path
    }

    @Test("is taken with its key")
    func whole() throws {
        #expect(throws: Never.self) { try ServerCertificate(certificate: made.certificate, key: made.key) }
    }

    @Test("is refused when a file is missing")
    func missing() {
        let path = made.folder.url.appending(path: "missing.pem").path
        #expect(throws: ServerCertificateError.unreadable(path)) {
            try ServerCertificate(certificate: path, key: made.key)
        }
        #expect(throws: ServerCertificateError.unreadable(path)) {
            try ServerCertificate(certificate: made.certificate, key: path)
        }
    }

    @Test(
        "is refused when a file holds something else",
        arguments: ["", "nonsense", "-----BEGIN CERTIFICATE-----\nAA"]
    )
    func damaged(_ content: String) throws {
        let path = try file(content)
        #expect(throws: ServerCertificateError.noCertificate(path)) {
            try ServerCertificate(certificate: path, key: made.key)
        }
        #expect(throws: ServerCertificateError.noKey(path)) {
            try ServerCertificate(certificate: made.certificate, key: path)
        }
    }

    @Test("is refused with the key of another one, and with a key that has a passphrase")
    func wrongKey() throws {
        let other = try MadeCertificate()
        #expect(throws: ServerCertificateError.mismatch(certificate: made.certificate, key: other.key)) {
            try ServerCertificate(certificate: made.certificate, key: other.key)
        }
        let locked = try made.lockedKey()
        #expect(throws: ServerCertificateError.noKey(locked)) {
            try ServerCertificate(certificate: made.certificate, key: locked)
        }
    }
}
