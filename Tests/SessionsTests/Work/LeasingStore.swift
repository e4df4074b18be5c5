import Foundation
import JobMatching
import Sessions
import TextDocument

/// A store with one document, which keeps the rules of leases and fails when it is told to.
actor LeasingStore: SessionStore {
    /// How a call ends that does not do what it should.
    enum Fault {
        case fails(any Error)
        /// It does not come back before it is cancelled.
        case hangs
    }

    /// What has happened so far.
    struct History: Equatable {
        var claims = 0
        /// Times that somebody looked for a document, and found one or none.
        var looks = 0
        var renewals = 0
        var failedRenewals = 0
        var releases = 0
        var completions = 0
        var refusals = 0
        var failure: ExtractionFailure?
    }

    private(set) var history = History() {
        didSet {
            for watcher in watchers where watcher.condition(history) { watcher.continuation.resume() }
            watchers.removeAll { $0.condition(history) }
        }
    }

    private var watchers: [(condition: @Sendable (History) -> Bool, continuation: CheckedContinuation<Void, Never>)] =
        []
    private let session = UUID()
    private var isDone = false
    private var attempts = 0
    private var holder: (token: UUID, until: Date)?
    private var renewalFault: Fault?
    private var completionFaults: [any Error] = []
    private var afterCompletion: (@Sendable () async -> Void)?

    nonisolated let spoolFolder: String? = nil

    /// - Parameter end: when the lease ends of somebody who will not come back; nil for a document that nobody holds.
    init(heldUntil end: Date? = nil) {
        guard let end else { return }
        holder = (UUID(), end)
        attempts = 1
    }

    func setRenewalFault(_ fault: Fault?) { renewalFault = fault }
    /// What happens when a document is complete, before its worker learns of that.
    func setAfterCompletion(_ body: @escaping @Sendable () async -> Void) { afterCompletion = body }
    func failCompletions(_ errors: [any Error]) { completionFaults = errors }

    /// Waits until something has happened.
    func wait(until condition: @escaping @Sendable (History) -> Bool) async {
        if condition(history) { return }
        await withCheckedContinuation { watchers.append((condition, $0)) }
    }

    func claim(now: Date, leaseSeconds: Double, turn: FairTurn) -> (lease: Lease, files: [Data])? {
        history.looks += 1
        guard !isDone, holder.map({ $0.until < now }) ?? true else { return nil }
        attempts += 1
        let token = UUID()
        holder = (token, now.addingTimeInterval(leaseSeconds))
        history.claims += 1
        return (Lease(session: session, token: token, attempt: attempts), [Data("Robin Example\n".utf8)])
    }

    func renew(_ lease: Lease, now: Date, leaseSeconds: Double) async throws {
        switch renewalFault {
        case .fails(let error):
            history.failedRenewals += 1
            throw error
        case .hangs:
            history.failedRenewals += 1
            try await Task.sleep(for: .seconds(3_600))
        case nil:
            try require(lease)
            holder?.until = now.addingTimeInterval(leaseSeconds)
            history.renewals += 1
        }
    }

    func advance(_ lease: Lease, to status: SessionStatus) throws { try require(lease) }

    func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) async throws {
        try require(lease)
        if !completionFaults.isEmpty { throw completionFaults.removeFirst() }
        isDone = true
        holder = nil
        history.completions += 1
        await afterCompletion?()
    }

    func fail(_ lease: Lease, with failure: ExtractionFailure) throws {
        try require(lease)
        isDone = true
        holder = nil
        history.failure = failure
    }

    func release(_ lease: Lease) throws {
        try require(lease)
        holder = nil
        attempts -= 1
        history.releases += 1
    }

    private func require(_ lease: Lease) throws {
        guard holder?.token == lease.token else {
            history.refusals += 1
            throw SessionStoreError.leaseLost
        }
    }

    // MARK: What workers do not ask for

    func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) {}
    func releaseAll() {}
    func session(tokenHash: Data, now: Date) -> Session? { nil }
    func session(retryKeyHash: Data, now: Date) -> Session? { nil }
    func outline(tokenHash: Data, now: Date) -> SessionOutline? { nil }
    func matches(of session: UUID) -> [JobMatch] { [] }
    func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) {}
    func erase(_ session: UUID) -> Bool { false }
    func tidy(now: Date) {}
    func queueDepth() -> Int { 0 }
    func sessionCounts() -> [SessionStatus: Int] { [:] }
    func oldestQueued() -> Date? { nil }
}
