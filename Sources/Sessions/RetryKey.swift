package import Foundation

/// What a client calls an upload, so that it may send it again without doing it twice.
///
/// Clients choose short names ("resume.pdf"), and anybody can guess those. A key therefore counts only for its holder,
/// and only together with the document: nobody is shown a session by naming its key.
package struct RetryKey: Hashable, Sendable {
    /// Who may use a key again.
    package enum Holder: Hashable, Sendable {
        case account(UUID)
        /// Whoever knows a secret that the client made, from wherever.
        case secret(String)
        /// Whoever sends from the addresses of one client. They tell little of a person, so what is held by them is
        /// forgotten after a day.
        case client(String?)
    }

    /// Seconds for which the keys of uploads without an account are remembered.
    package static let anonymousLifetime = 86_400.0

    package var key: String
    package var holder: Holder

    package init(_ key: String, of holder: Holder) {
        self.key = key
        self.holder = holder
    }

    /// The key and its holder, each part with its length before it, so that no two of them read alike.
    var parts: [Data] {
        let named: (kind: String, name: String) =
            switch holder {
            case .account(let account): ("account", account.uuidString)
            case .secret(let secret): ("secret", secret)
            case .client(let client): ("client", client ?? "")
            }
        return [Data(named.kind.utf8), Data(named.name.utf8), Data(key.utf8)]
    }
}
