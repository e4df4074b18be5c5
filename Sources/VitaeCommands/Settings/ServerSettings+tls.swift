import VitaeServer

extension ServerSettings {
    /// What the server shows that it is it with; nil to speak without TLS.
    ///
    /// - Returns: the certificate with its key.
    /// - Throws: a failure that names the file with which something is wrong.
    func certificate() throws -> ServerCertificate? {
        guard let tlsCertificate, let tlsKey else { return nil }
        do throws(ServerCertificateError) {
            return try ServerCertificate(certificate: tlsCertificate, key: tlsKey)
        } catch {
            throw CommandFailure.cannotStart("\(error).")
        }
    }
}
