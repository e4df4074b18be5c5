/// Finds out whose request it is when proxies stand between.
///
/// Whoever connects writes what it likes into `X-Forwarded-For`; only the entries that our own proxies added can be
/// believed. So the list is read from its end, as long as it was a trusted proxy that wrote the entry.
package struct ClientAddress: Sendable {
    /// Proxies that are believed.
    package let trustedProxies: [AddressRange]

    /// More hops than any real path has.
    private static let mostHops = 32

    /// Believes some proxies.
    package init(trustedProxies: [AddressRange] = []) {
        self.trustedProxies = trustedProxies
    }

    /// Whether an address is one of the proxies.
    package func isTrusted(_ address: IPAddress) -> Bool {
        trustedProxies.contains { $0.contains(address) }
    }

    /// The address that a request comes from: the last one in its path that is not a trusted proxy.
    ///
    /// - Parameters:
    ///   - peer: the other end of the connection.
    ///   - lines: the lines of `X-Forwarded-For`, in order.
    /// - Returns: the address; where a trusted proxy named none that can be read, the proxy's own.
    package func resolve(peer: IPAddress?, forwardedFor lines: [String]) -> IPAddress? {
        guard var nearest = peer, isTrusted(nearest) else { return peer }
        let hops = lines.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        for hop in hops.suffix(Self.mostHops).reversed() {
            guard let address = Self.address(of: hop) else { return nearest }
            nearest = address
            guard isTrusted(address) else { return address }
        }
        return nearest
    }

    /// The address of a hop, without what some proxies add: quotes, brackets and a port.
    private static func address(of hop: Substring) -> IPAddress? {
        let text = hop.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
        if text.hasPrefix("[") {
            return IPAddress(text.dropFirst().prefix { $0 != "]" })
        }
        guard text.contains("."), text.count(where: { $0 == ":" }) == 1 else { return IPAddress(text) }
        return IPAddress(text.prefix { $0 != ":" })
    }
}
