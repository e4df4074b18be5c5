/// Where the server is reached, and who passes requests on to it.
extension ServerSetting {
    static let host = Entry("host", \.host, .text, help: "Address to listen on.")
    static let port = Entry("port", \.port, .whole(0...65_535), help: "Port to listen on; 0 picks a free one.")
    static let publicURL = Entry(
        "public-url",
        optional: \.publicURL,
        .webFolder,
        help: "Address that people reach the server at; sign-in with a provider needs it."
    )
    static let trustedProxy = Entry(
        "trusted-proxy",
        list: \.trustedProxies,
        .addressRange,
        help: "Address or range of a proxy whose X-Forwarded-For is believed; may be given several times."
    )
    static let metricsPort = Entry(
        "metrics-port",
        optional: \.metricsPort,
        .whole(0...65_535),
        help: "Port of 127.0.0.1 that Prometheus metrics are shown on, at /metrics."
    )
    static let logLevel = Entry(
        "log-level",
        \.logLevel,
        .choice,
        help: "How much is written to standard error."
    )

    static let tlsCertificate = Entry(
        "tls-certificate",
        optional: \.tlsCertificate,
        .path,
        absence: "none: plain HTTP",
        help: "Certificate in PEM format, the server's own first, to speak HTTPS with; it is read at the start."
    )
    static let tlsKey = Entry(
        "tls-key",
        optional: \.tlsKey,
        .path,
        help: "Private key of the certificate in PEM format, without a passphrase."
    )

    /// The topic.
    static let network = Topic(
        title: "Network",
        settings: [host, port, publicURL, trustedProxy, tlsCertificate, tlsKey, metricsPort, logLevel]
    )
}
