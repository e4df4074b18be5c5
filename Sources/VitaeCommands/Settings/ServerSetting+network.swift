/// Where the server is reached, and who passes requests on to it.
extension ServerSetting {
    /// The topic.
    static let network = Topic("Network") {
        Entry("host", \.host, .text)
            .help("Address to listen on.")
        Entry("port", \.port, .whole(0...65_535))
            .help("Port to listen on; 0 picks a free one.")
        Entry("public-url", optional: \.publicURL, .webFolder)
            .help("Address that people reach the server at; sign-in with a provider and the links of letters need it.")
        Entry("trusted-proxy", list: \.trustedProxies, .addressRange)
            .help("Address or range of a proxy whose X-Forwarded-For is believed; may be given several times.")
        Entry("tls-certificate", optional: \.tlsCertificate, .path, absence: "none: plain HTTP")
            .help("Certificate in PEM format, the server's own first, to speak HTTPS with; it is read at the start.")
        Entry("tls-key", optional: \.tlsKey, .path)
            .help("Private key of the certificate in PEM format, without a passphrase.")
        Entry("metrics-port", optional: \.metricsPort, .whole(0...65_535))
            .help("Port of 127.0.0.1 that Prometheus metrics are shown on, at /metrics.")
        Entry("log-level", \.logLevel, .choice)
            .help("How much is written to standard error.")
    }
}
