import Foundation
import NIOCore
import NIOSSL

/// What a server shows that it is it with: a certificate with those that vouch for it, and its private key.
package struct ServerCertificate: Sendable {
    /// Holds both in the form in which connections use them.
    let context: NIOSSLContext

    /// TLS 1.0 and 1.1 have been given up everywhere.
    private static let oldest = TLSVersion.tlsv12
    /// For TLS 1.2: an exchange of keys that a private key stolen later does not open, and authenticated encryption
    /// (RFC 9325, 4.2). TLS 1.3 has no others.
    private static let suites: [NIOTLSCipher] = [
        .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
        .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
        .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
    ]
    /// Time for a client to say that it has seen the end as well.
    private static let goodbye = TimeAmount.seconds(2)
    /// More than any of the files has, so that a wrong path does not fill the memory.
    private static let mostBytes = 1_048_576

    /// Reads both files and looks whether they belong together.
    ///
    /// - Parameters:
    ///   - certificate: path of a file in PEM format, the server's own certificate first.
    ///   - key: path of its private key in PEM format, without a passphrase.
    /// - Throws: what is wrong with which of the files.
    package init(certificate: String, key: String) throws(ServerCertificateError) {
        let chain = try Self.certificates(in: certificate)
        let privateKey = try Self.key(in: key)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(privateKey)
        )
        configuration.minimumTLSVersion = Self.oldest
        configuration.cipherSuiteValues = Self.suites
        configuration.shutdownTimeout = Self.goodbye
        configuration.applicationProtocols = ["http/1.1"]
        do {
            context = try NIOSSLContext(configuration: configuration)
        } catch {
            throw .mismatch(certificate: certificate, key: key)
        }
    }

    private static func certificates(in path: String) throws(ServerCertificateError) -> [NIOSSLCertificate] {
        let bytes = try bytes(of: path)
        guard !bytes.isEmpty else { throw .noCertificate(path) }
        do {
            let certificates = try NIOSSLCertificate.fromPEMBytes(bytes)
            guard !certificates.isEmpty else { throw ServerCertificateError.noCertificate(path) }
            return certificates
        } catch {
            throw .noCertificate(path)
        }
    }

    private static func key(in path: String) throws(ServerCertificateError) -> NIOSSLPrivateKey {
        let bytes = try bytes(of: path)
        guard !bytes.isEmpty else { throw .noKey(path) }
        do {
            // Without this a key with a passphrase would have the server ask for it on a terminal.
            return try NIOSSLPrivateKey(bytes: bytes, format: .pem) { setPassphrase in setPassphrase([UInt8]()) }
        } catch {
            throw .noKey(path)
        }
    }

    private static func bytes(of path: String) throws(ServerCertificateError) -> [UInt8] {
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            return [UInt8](try file.read(upToCount: mostBytes) ?? Data())
        } catch {
            throw .unreadable(path)
        }
    }
}
