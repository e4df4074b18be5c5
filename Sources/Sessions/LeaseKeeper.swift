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
    /// returns. Work that came to its end all the same is done, whatever else ends in that moment.
    ///
    /// - Parameters:
    ///   - lease: what is kept.
    ///   - start: when it was taken, in the clock's steady time.
    ///   - work: writes nothing that the store does not guard by the lease.
    /// - Throws: `RunningOut`, `SessionStoreError.leaseLost`, or what the work throws.
    func keep(_ lease: Lease, since start: Date, while work: @escaping @Sendable () async throws -> Void) async throws {
        let progress = WorkProgress(start)
        do {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await work()
                    progress.isDone = true
                }
                group.addTask { try await renew(lease, noting: progress) }
                // Apart from the renewals: one that hangs is none either.
                group.addTask { try await watch(progress) }
                defer { group.cancelAll() }
                // Whichever ends first ends the others.
                try await group.next()
            }
        } catch  where !progress.isDone {
            throw error
        } catch {
            // Told to stop, or too late for a renewal, when nothing was left to do.
        }
    }

    /// Renews the lease until the task is cancelled or the lease is lost.
    private func renew(_ lease: Lease, noting progress: WorkProgress) async throws {
        var pause = Self.heartbeat
        while true {
            try await clock.sleep(for: pause)
            let now = clock.steadyDate
            do {
                try await sessions.renew(lease, now: now, leaseSeconds: Self.seconds)
                progress.renewed = now
                pause = Self.heartbeat
            } catch let error as SessionStoreError where error == .leaseLost {
                throw error
            } catch {
                pause = Self.retry
            }
        }
    }

    /// Throws when the last renewal is too long ago.
    private func watch(_ progress: WorkProgress) async throws {
        while true {
            let left = Self.patience - clock.steadyDate.timeIntervalSince(progress.renewed)
            guard left > 0 else { throw RunningOut() }
            try await clock.sleep(for: .seconds(left))
        }
    }
}

/// How far the work under a lease is.
private final class WorkProgress: Sendable {
    private let state: Mutex<(renewed: Date, isDone: Bool)>

    init(_ start: Date) { state = Mutex((start, false)) }

    /// When the lease was taken or renewed last.
    var renewed: Date {
        get { state.withLock { $0.renewed } }
        set { state.withLock { $0.renewed = newValue } }
    }

    /// Whether the work came to its end without an error.
    var isDone: Bool {
        get { state.withLock { $0.isDone } }
        set { state.withLock { $0.isDone = newValue } }
    }
}
