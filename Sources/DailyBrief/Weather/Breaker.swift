package import Foundation

/// Leaves a service alone that failed several times in a row, and tries again after a pause.
package struct Breaker: Hashable, Sendable {
    private var failures = 0
    private var openUntil: Date?

    /// Failures in a row that are enough.
    package static let mostFailures = 3
    /// Seconds of a pause.
    package static let pause = 300.0

    package init() {}

    /// Whether the service may be asked. After a pause it may be asked once; others wait for what comes of it.
    package mutating func admits(_ now: Date) -> Bool {
        guard let openUntil else { return true }
        guard now >= openUntil else { return false }
        self.openUntil = now.addingTimeInterval(Self.pause)
        return true
    }

    package mutating func succeeded() {
        self = Breaker()
    }

    package mutating func failed(_ now: Date) {
        failures = min(failures + 1, Self.mostFailures)
        if failures == Self.mostFailures { openUntil = now.addingTimeInterval(Self.pause) }
    }
}
