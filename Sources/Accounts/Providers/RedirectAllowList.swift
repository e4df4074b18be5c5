import Foundation

/// The addresses that people may be sent to with their tokens.
package struct RedirectAllowList: Sendable {
    private let rules: [RedirectRule]

    /// Reads addresses such as `https://app.example.com/auth` or `com.example.app://signed-in`.
    ///
    /// - Throws: a `RedirectRuleError` that names the address which is none.
    package init(_ addresses: [String]) throws(RedirectRuleError) {
        var rules: [RedirectRule] = []
        for address in addresses {
            guard let rule = RedirectRule(address) else { throw RedirectRuleError(address: address) }
            rules.append(rule)
        }
        self.rules = rules
    }

    /// Whether an address has scheme, host and port of one on the list, and a path that is the same or below.
    package func permits(_ address: String) -> Bool {
        guard let target = RedirectTarget(address) else { return false }
        return rules.contains { $0.permits(target) }
    }
}

/// An address on the list that nobody can be sent to.
package struct RedirectRuleError: Error, Hashable, Sendable, CustomStringConvertible {
    package var address: String

    package init(address: String) {
        self.address = address
    }

    package var description: String {
        "\(address) is not an address to send people to. Write scheme, host, port and path, nothing after them."
    }
}
