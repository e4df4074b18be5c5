import Glibc

/// Lets one thread end the waiting of another.
final class WakeUp: Sendable {
    private let reading: CInt
    private let writing: CInt

    /// - Throws: `notConnected` when the machine has no descriptor left.
    init() throws(PostgresError) {
        var ends: [CInt] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw .notConnected(reason: "no file descriptor is left") }
        (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Ends the next wait, or the one that goes on.
    func wake() {
        var byte: UInt8 = 1
        // Fails only when it is awake already.
        _ = unsafe write(writing, &byte, 1)
    }

    /// Waits until a socket can be used, somebody wakes the thread, or the time is up.
    ///
    /// - Parameters:
    ///   - socket: nil to wait for nothing but being woken.
    ///   - isWriting: whether to wait until something can be sent as well.
    ///   - end: when the time is up.
    /// - Returns: whether the socket can be used.
    func wait(for socket: CInt?, isWriting: Bool = false, until end: ContinuousClock.Instant) -> Bool {
        let events = Int16(truncatingIfNeeded: isWriting ? POLLIN | POLLOUT : POLLIN)
        var waiting = [pollfd(fd: reading, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)]
        if let socket { waiting.append(pollfd(fd: socket, events: events, revents: 0)) }
        let left = max((end - ContinuousClock.now) / .milliseconds(1), 0)
        // An interruption by a signal is an end like the others: whoever waits looks at the time.
        let count = unsafe poll(&waiting, nfds_t(waiting.count), CInt(min(left.rounded(.up), 60_000)))
        guard count > 0 else { return false }
        if waiting[0].revents != 0 { drain() }
        return waiting.count > 1 && waiting[1].revents != 0
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while unsafe read(reading, &bytes, bytes.count) > 0 {}
    }
}
