import Synchronization

/// Counts connections, in all and by client.
package final class ConnectionCounter: Sendable {
    /// What becomes of a connection.
    enum Admission: Hashable, Sendable {
        case admitted
        /// It is told why and ended.
        case refused(ConnectionEnd)
        /// It is ended without a word, since many are being told already.
        case dropped(ConnectionEnd)
    }

    private struct State {
        var admitted = 0
        var refused = 0
        var byClient: [AddressRange: Int] = [:]
    }

    private let limits: ConnectionLimits
    private let addresses: ClientAddress
    private let state = Mutex(State())

    /// Refused connections are open for a moment too: so many may be, for each that is admitted.
    private static let refusedShare = 8

    /// Makes a counter.
    ///
    /// - Parameters:
    ///   - limits: how many connections there may be.
    ///   - addresses: knows the proxies, whose connections are those of many clients.
    package init(limits: ConnectionLimits, addresses: ClientAddress) {
        self.limits = limits
        self.addresses = addresses
    }

    /// Connections that are open.
    package var count: Int { state.withLock { $0.admitted } }

    /// Takes note of a new connection. All but dropped ones are to be closed later.
    func open(_ address: IPAddress?) -> Admission {
        let client = client(of: address)
        return state.withLock { state in
            let end: ConnectionEnd
            if state.admitted >= limits.connections {
                end = .full
            } else if let client, state.byClient[client, default: 0] >= limits.connectionsPerClient {
                end = .clientFull
            } else {
                state.admitted += 1
                if let client { state.byClient[client, default: 0] += 1 }
                return .admitted
            }
            guard state.refused < max(limits.connections / Self.refusedShare, 1) else { return .dropped(end) }
            state.refused += 1
            return .refused(end)
        }
    }

    /// Takes note that a connection is gone.
    ///
    /// - Parameters:
    ///   - address: what it was opened with.
    ///   - admission: what opening it gave.
    func close(_ address: IPAddress?, admission: Admission) {
        let client = client(of: address)
        state.withLock { state in
            switch admission {
            case .dropped: break
            case .refused: state.refused -= 1
            case .admitted:
                state.admitted -= 1
                guard let client, let count = state.byClient[client] else { return }
                state.byClient[client] = count > 1 ? count - 1 : nil
            }
        }
    }

    private func client(of address: IPAddress?) -> AddressRange? {
        guard let address, !addresses.isTrusted(address) else { return nil }
        return address.clientRange
    }
}
