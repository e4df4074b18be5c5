import HummingbirdCore

extension HTTPServerBuilder {
    private static let longestHeaders = 32 * 1024
    private static let mostHeaders = 100

    /// A server that holds its connections to their limits, with TLS where it has a certificate.
    static func guarded(_ connections: ConnectionGuard, certificate: ServerCertificate?) -> HTTPServerBuilder {
        let configuration = HTTP1Channel.Configuration(
            additionalChannelHandlers: connections.handlers(),
            idleTimeout: connections.limits.idleTime,
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: longestHeaders,
                maxHeaderListSize: longestHeaders,
                maxHeaderFieldCount: mostHeaders
            )
        )
        guard let certificate else { return .http1(configuration: configuration) }
        return HTTPServerBuilder { responder in
            SecureChannel(
                base: HTTP1Channel(responder: responder, configuration: configuration),
                certificate: certificate
            )
        }
    }
}
