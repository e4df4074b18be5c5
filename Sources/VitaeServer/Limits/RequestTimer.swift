import NIOCore

/// Knows by when the next part of a request must have come. A value: it is told the time.
struct RequestTimer {
    /// What came too late.
    enum Lateness: Hashable {
        /// The headers, after a whole request line or before its end.
        case headers(afterLine: Bool)
        case body
    }

    private enum State {
        /// Between two requests.
        case quiet
        /// Headers are on their way.
        case headers(since: NIODeadline)
        case body(Body)
    }

    private struct Body {
        var bytes = 0
        /// How long the client let the server wait so far.
        var waited = TimeAmount.zero
        /// Since when it does; nil while the server is busy with what came.
        var waitingSince: NIODeadline?
    }

    /// Requests whose headers came and whose answers have not ended.
    private(set) var unanswered = 0
    private var state = State.quiet
    /// Whether the next request has begun while others are being answered.
    private var hasNext = false
    private var line = RequestLine()
    private let limits: ConnectionLimits

    init(limits: ConnectionLimits) {
        self.limits = limits
    }

    /// Whether headers came and the end of their body has not.
    var isReadingBody: Bool {
        if case .body = state { true } else { false }
    }

    /// Whether all is answered that came, and nothing more has come.
    var isQuiet: Bool {
        guard case .quiet = state else { return false }
        return unanswered == 0 && !hasNext
    }

    /// When the client will be too late; nil while nothing is due from it.
    var deadline: NIODeadline? {
        switch state {
        case .quiet: nil
        case .headers(let since): since + limits.headerTime
        case .body(let body): body.waitingSince.map { $0 + (allowance(for: body) - body.waited) }
        }
    }

    /// What is late at a time; nil when nothing is.
    func lateness(at now: NIODeadline) -> Lateness? {
        guard let deadline, deadline <= now else { return nil }
        return isReadingBody ? .body : .headers(afterLine: line.isWhole)
    }

    mutating func connected(at now: NIODeadline) {
        state = .headers(since: now)
    }

    /// Bytes came, of whatever part.
    mutating func received(_ bytes: some Sequence<UInt8>, at now: NIODeadline) {
        switch state {
        case .quiet:
            line.read(bytes)
            if unanswered == 0 {
                state = .headers(since: now)
            } else {
                hasNext = true
            }
        case .headers:
            line.read(bytes)
        case .body(var body):
            guard let since = body.waitingSince else { return }
            body.waited = body.waited + (now - since)
            body.waitingSince = nil
            state = .body(body)
        }
    }

    mutating func headersEnded() {
        unanswered += 1
        hasNext = false
        line = RequestLine()
        state = .body(Body())
    }

    mutating func receivedBody(_ count: Int) {
        guard case .body(var body) = state else { return }
        body.bytes += count
        state = .body(body)
    }

    mutating func requestEnded() {
        state = .quiet
    }

    mutating func answerEnded(at now: NIODeadline) {
        unanswered = max(unanswered - 1, 0)
        guard unanswered == 0, hasNext, case .quiet = state else { return }
        hasNext = false
        state = .headers(since: now)
    }

    /// The server is ready for more bytes; only from then on is it the client that takes its time.
    mutating func wantsMore(at now: NIODeadline) {
        guard case .body(var body) = state, body.waitingSince == nil else { return }
        body.waitingSince = now
        state = .body(body)
    }

    private func allowance(for body: Body) -> TimeAmount {
        let rate = Double(max(limits.bodyBytesPerSecond, 1))
        let earned = TimeAmount.nanoseconds(Int64(min(Double(body.bytes) / rate, 86_400) * 1e9))
        return min(limits.bodyGrace + earned, limits.bodyTime)
    }
}
