import Synchronization

/// Counts connections, in all and by client, and knows which of them rest: those make room before anybody is refused.
package final class ConnectionCounter: Sendable {
    /// What becomes of a connection.
    enum Admission: Hashable, Sendable {
        case admitted
        /// It is told why and ended.
        case refused(ConnectionEnd)
        /// It is ended without a word, since many are being told already.
        case dropped(ConnectionEnd)
    }

    /// Names a connection that rests.
    typealias Rest = UInt64

    private struct Resting {
        let client: AddressRange?
        let close: @Sendable () -> Void
    }

    private struct State {
        var admitted = 0
        var refused = 0
        var byClient: [AddressRange: Int] = [:]
        /// The longer they rest, the lower their number.
        var resting: [Rest: Resting] = [:]
        var rests: Rest = 0

        /// Takes the connection off the count that has rested longest: of one client, or of whoever has the most.
        mutating func shed(of client: AddressRange?) -> Resting? {
            let candidates = client.map { client in resting.filter { $0.value.client == client } } ?? resting
            let first = candidates.min { one, other in
                let counts = [one, other].map { $0.value.client.flatMap { byClient[$0] } ?? 0 }
                return counts[0] == counts[1] ? one.key < other.key : counts[0] > counts[1]
            }
            guard let first else { return nil }
            resting[first.key] = nil
            leave(first.value.client)
            return first.value
        }

        mutating func leave(_ client: AddressRange?) {
            admitted -= 1
            guard let client, let count = byClient[client] else { return }
            byClient[client] = count > 1 ? count - 1 : nil
        }
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
        let (admission, shed) = state.withLock { state -> (Admission, [Resting]) in
            var shed: [Resting] = []
            if let client, state.byClient[client, default: 0] >= limits.connectionsPerClient {
                guard let resting = state.shed(of: client) else { return (refusal(.clientFull, &state), []) }
                shed.append(resting)
            }
            if state.admitted >= limits.connections {
                guard let resting = state.shed(of: nil) else { return (refusal(.full, &state), shed) }
                shed.append(resting)
            }
            state.admitted += 1
            if let client { state.byClient[client, default: 0] += 1 }
            return (.admitted, shed)
        }
        for resting in shed { resting.close() }
        return admission
    }

    private func refusal(_ end: ConnectionEnd, _ state: inout State) -> Admission {
        guard state.refused < max(limits.connections / Self.refusedShare, 1) else { return .dropped(end) }
        state.refused += 1
        return .refused(end)
    }

    /// Takes note that an admitted connection waits for its client to ask for something.
    ///
    /// - Parameters:
    ///   - address: what it was opened with.
    ///   - close: is called, from anywhere, when it has to make room. It is off the count then.
    /// - Returns: a name to wake it by.
    func rest(_ address: IPAddress?, close: @escaping @Sendable () -> Void) -> Rest {
        let client = client(of: address)
        return state.withLock { state in
            state.rests += 1
            state.resting[state.rests] = Resting(client: client, close: close)
            return state.rests
        }
    }

    /// Takes note that a connection rests no more.
    ///
    /// - Returns: false when it has made room meanwhile: it must not be closed in the count again.
    func wake(_ rest: Rest) -> Bool {
        state.withLock { $0.resting.removeValue(forKey: rest) != nil }
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
            case .admitted: state.leave(client)
            }
        }
    }

    private func client(of address: IPAddress?) -> AddressRange? {
        guard let address, !addresses.isTrusted(address) else { return nil }
        return address.clientRange
    }
}
