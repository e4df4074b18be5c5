import Foundation
package import NIOSSL
package import TestSupport

/// A certificate for this machine that vouches for itself, and its key, as `openssl` makes them.
package struct MadeCertificate: Sendable {
    /// Where both are, until nobody needs them any more.
    package let folder: TemporaryFolder
    /// Paths of files in PEM format.
    package let certificate: String
    package let key: String

    private static let program = "/usr/bin/openssl"

    /// Whether there is an openssl to make one.
    package static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: program) }

    /// Why none was made.
    package struct NotMade: Error {
        package let reason: String
    }

    package init() throws {
        folder = try TemporaryFolder()
        certificate = folder.url.appending(path: "certificate.pem").path
        key = folder.url.appending(path: "key.pem").path
        let outcome = try BuiltProgram.run(
            Self.program,
            [
                "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key,
                "-out", certificate,
            ]
        )
        guard outcome.status == 0 else { throw NotMade(reason: outcome.errors) }
    }

    /// What a server speaks TLS with.
    package var configuration: TLSConfiguration {
        get throws {
            TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
            )
        }
    }

    /// The key again, with a passphrase.
    package func lockedKey() throws -> String {
        let locked = folder.url.appending(path: "locked.pem").path
        let outcome = try BuiltProgram.run(
            Self.program,
            ["pkcs8", "-topk8", "-in", key, "-out", locked, "-passout", "pass:secret"]
        )
        guard outcome.status == 0 else { throw NotMade(reason: outcome.errors) }
        return locked
    }
}
