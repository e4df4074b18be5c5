import Foundation
import Synchronization

/// Keeps a lease while its document is worked on, and ends the work when the lease cannot be kept.
struct LeaseKeeper: Sendable {
    /// The lease could not be renewed for so long that somebody else may take the document on soon.
    struct RunningOut: Error {}

    let sessions: any SessionStore
    let clock: any WorkerClock

    /// How long a lease lasts.
    static let seconds = 30.0
    /// How often it is renewed.
    private static let heartbeat = Duration.seconds(10)
    /// How soon a renewal that failed is tried again.
    private static let retry = Duration.seconds(3)
    /// How long a lease may go without being renewed: two thirds of it, so that the work is over before the lease is.
    private static let patience = 20.0

    /// Does the work while the lease is held; the work is cancelled when it is lost or runs out, and has ended when this
    /// returns.
    ///
    /// - Parameters:
    ///   - lease: what is kept.
    ///   - start: when it was taken, in the clock's steady time.
    ///   - work: writes nothing that the store does not guard by the lease.
    /// - Throws: `RunningOut`, `SessionStoreError.leaseLost`, or what the work throws.
    func keep(_ lease: Lease, since start: Date, while work: @escaping @Sendable () async throws -> Void) async throws {
        let renewed = RenewalTime(start)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await work() }
            group.addTask { try await renew(lease, noting: renewed) }
            // Apart from the renewals: one that hangs is none either.
            group.addTask { try await watch(renewed) }
            defer { group.cancelAll() }
            // Whichever ends first ends the others.
            try await group.next()
        }
    }

    /// Renews the lease until the task is cancelled or the lease is lost.
    private func renew(_ lease: Lease, noting renewed: RenewalTime) async throws {
        var pause = Self.heartbeat
        while true {
            try await clock.sleep(for: pause)
            let now = clock.steadyDate
            do {
                try await sessions.renew(lease, until: now.addingTimeInterval(Self.seconds))
                renewed.date = now
                pause = Self.heartbeat
            } catch let error as SessionStoreError where error == .leaseLost {
                throw error
            } catch {
                pause = Self.retry
            }
        }
    }

    /// Throws when the last renewal is too long ago.
    private func watch(_ renewed: RenewalTime) async throws {
        while true {
            let left = Self.patience - clock.steadyDate.timeIntervalSince(renewed.date)
            guard left > 0 else { throw RunningOut() }
            try await clock.sleep(for: .seconds(left))
        }
    }
}

/// When a lease was taken or renewed last.
private final class RenewalTime: Sendable {
    private let value: Mutex<Date>

    init(_ date: Date) { value = Mutex(date) }

    var date: Date {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
