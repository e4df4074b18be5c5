import ArgumentParser
import VitaeServer

/// What clients may take of a server.
struct LimitOptions: ParsableArguments {
    @Flag(help: "Let clients upload and poll as often as they like.")
    var noRateLimit = false

    @Option(help: "Connections in all.")
    var maxConnections = 1_000

    @Option(help: "Connections of one client: an address, or the /64 of an IPv6 one.")
    var maxConnectionsPerClient = 100

    @Option(
        help: "Address or range (10.0.0.0/8) of a proxy whose X-Forwarded-For is believed; may be given several times."
    )
    var trustedProxy: [String] = []

    var connections: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.connections = maxConnections
        limits.connectionsPerClient = maxConnectionsPerClient
        return limits
    }

    var rates: RateLimitSettings {
        var rates = RateLimitSettings()
        rates.isEnabled = !noRateLimit
        return rates
    }

    /// The proxies; what is no range was refused by `validate`.
    var proxies: [AddressRange] { trustedProxy.compactMap { AddressRange($0) } }

    func validate() throws {
        guard maxConnections > 0, maxConnectionsPerClient > 0 else {
            throw ValidationError("--max-connections and --max-connections-per-client are from 1 on.")
        }
        if let wrong = trustedProxy.first(where: { AddressRange($0) == nil }) {
            throw ValidationError("--trusted-proxy \(wrong) is not an address or a range such as 10.0.0.0/8.")
        }
    }
}
