import Synchronization

/// Work for whichever connection is free.
struct ConnectionJob: Sendable {
    let number: Int
    /// When it is given up if no connection has taken it.
    let end: ContinuousClock.Instant
    /// When it was added last.
    var start = ContinuousClock.now
    /// Does it, or tells that it must be done on another connection.
    let run: @Sendable (PostgresConnection) -> Outcome
    let giveUp: @Sendable (any Error) -> Void

    enum Outcome: Sendable {
        case answered
        /// The connection ended before anything was stored.
        case again
    }
}

/// What the connections of a pool share: what waits, and who does what.
final class ConnectionQueue: Sendable {
    private struct State {
        var waiting: [ConnectionJob] = []
        var next = 0
        var isClosed = false
        /// Places of connections that wait for work.
        var idle: [Int] = []
        /// What each connection works on.
        var running: [Int: Int] = [:]
        /// Work that is not wanted any more while it is being done.
        var unwanted: Set<Int> = []
        var connected: Set<Int> = []
        /// How often a connection was made.
        var connections = 0
        /// How long work has waited for a connection, in all.
        var waited = Duration.zero
        /// Why there is no connection, in the words of the last that failed.
        var trouble: PostgresError?
    }

    private let state = Mutex(State())
    private let wakeUps: [WakeUp]

    init(_ wakeUps: [WakeUp]) { self.wakeUps = wakeUps }

    // MARK: Those who have work

    func number() -> Int {
        state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Adds work; at the front what was begun already.
    func add(_ job: ConnectionJob, isBegun: Bool = false) {
        var job = job
        job.start = .now
        let (isClosed, place) = state.withLock { [job] state -> (Bool, Int?) in
            guard !state.isClosed else { return (true, nil) }
            state.waiting.insert(job, at: isBegun ? 0 : state.waiting.count)
            return (false, state.idle.popLast())
        }
        if isClosed { job.giveUp(PostgresError.closed) }
        if let place { wakeUps[place].wake() }
    }

    /// Nobody waits for some work any more.
    func cancel(_ number: Int) {
        let (job, place) = state.withLock { state -> (ConnectionJob?, Int?) in
            if let index = state.waiting.firstIndex(where: { $0.number == number }) {
                return (state.waiting.remove(at: index), nil)
            }
            guard let place = state.running.first(where: { $0.value == number })?.key else { return (nil, nil) }
            state.unwanted.insert(number)
            return (nil, place)
        }
        job?.giveUp(CancellationError())
        if let place { wakeUps[place].wake() }
    }

    /// Ends all work that has not begun, and the connections when they have done theirs.
    func close() {
        let jobs = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for job in jobs { job.giveUp(PostgresError.closed) }
        for wakeUp in wakeUps { wakeUp.wake() }
    }

    // MARK: Connections

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The next work for a connection; nil when there is none, of which it is told.
    func take(_ place: Int) -> ConnectionJob? {
        state.withLock { state in
            state.idle.removeAll { $0 == place }
            guard !state.waiting.isEmpty else {
                if !state.isClosed { state.idle.append(place) }
                return nil
            }
            let job = state.waiting.removeFirst()
            state.waited += .now - job.start
            state.running[place] = job.number
            return job
        }
    }

    /// Notes that a connection is through with its work.
    func finish(_ place: Int) {
        state.withLock { state in
            guard let number = state.running.removeValue(forKey: place) else { return }
            state.unwanted.remove(number)
        }
    }

    /// Whether nobody waits any more for what a connection does.
    func isGivenUp(_ place: Int) -> Bool {
        state.withLock { state in state.running[place].map(state.unwanted.contains) ?? false }
    }

    func note(_ place: Int, isConnected: Bool, trouble: PostgresError? = nil) {
        state.withLock { state in
            if isConnected {
                state.connected.insert(place)
                state.connections += 1
            } else {
                state.connected.remove(place)
            }
            if !isConnected { state.idle.removeAll { $0 == place } }
            state.trouble = isConnected ? nil : trouble ?? state.trouble
        }
    }

    /// Gives up what has waited too long.
    func expire(now: ContinuousClock.Instant) {
        let (late, trouble) = state.withLock { state in
            let late = state.waiting.filter { $0.end <= now }
            state.waiting.removeAll { $0.end <= now }
            for job in late { state.waited += now - job.start }
            return (late, state.trouble)
        }
        for job in late { job.giveUp(trouble ?? PostgresError.busy) }
    }

    /// Counts of connections and of work.
    var figures: ConnectionFigures {
        state.withLock { state in
            ConnectionFigures(
                connections: wakeUps.count,
                connected: state.connected.count,
                working: state.running.count,
                waiting: state.waiting.count,
                waitedSeconds: state.waited / .seconds(1),
                reconnections: max(state.connections - wakeUps.count, 0)
            )
        }
    }
}

/// How a pool is doing.
package struct ConnectionFigures: Hashable, Sendable {
    /// Connections that there are to be.
    package var connections: Int
    package var connected: Int
    package var working: Int
    /// Work that no connection has taken on.
    package var waiting: Int
    /// Seconds that all work so far has waited for a connection.
    package var waitedSeconds: Double
    /// How often a connection was made beyond the first time for each.
    package var reconnections: Int
}
