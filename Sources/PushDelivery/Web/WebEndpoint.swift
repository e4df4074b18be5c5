package import Foundation

/// Where a browser's service takes notifications.
package struct WebEndpoint: Hashable, Sendable {
    package let url: URL
    /// Scheme, host and port: whom a token is for.
    package let origin: String

    /// Reads an address with `https`; nil for one that is not asked.
    ///
    /// - Parameters:
    ///   - text: the address.
    ///   - hosts: those that may be asked; `*.` stands for any name before the rest, a port must be the same.
    package init?(_ text: String, hosts: [String]) {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text, encodingInvalidCharacters: false), let url = parts.url,
            parts.scheme == "https", let host = parts.host?.lowercased(), !host.isEmpty, parts.user == nil,
            parts.password == nil, parts.fragment == nil
        else { return nil }
        let name = parts.port.map { "\(host):\($0)" } ?? host
        guard hosts.contains(where: { Self.matches(name, $0.lowercased()) }) else { return nil }
        self.url = url
        origin = "https://\(name)"
    }

    private static func matches(_ name: String, _ pattern: String) -> Bool {
        guard pattern.hasPrefix("*.") else { return name == pattern }
        let end = pattern.dropFirst()
        return name.hasSuffix(end) && name.utf8.count > end.utf8.count
    }
}
