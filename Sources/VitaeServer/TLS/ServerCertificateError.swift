/// Why a server cannot show who it is.
package enum ServerCertificateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file is not there, or may not be read.
    case unreadable(String)
    /// The file holds no certificate in PEM format, or a damaged one.
    case noCertificate(String)
    /// The file holds no private key in PEM format, a damaged one, or one with a passphrase.
    case noKey(String)
    /// The key is not that of the certificate, or of a kind that is not used any more.
    case mismatch(certificate: String, key: String)

    /// What is wrong, as a sentence without its full stop.
    package var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read"
        case .noCertificate(let path): "\(path) holds no certificate in PEM format"
        case .noKey(let path): "\(path) holds no private key in PEM format without a passphrase"
        case .mismatch(let certificate, let key): "The key in \(key) is not that of the certificate in \(certificate)"
        }
    }
}
