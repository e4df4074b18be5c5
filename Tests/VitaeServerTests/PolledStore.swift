import Foundation
import JobMatching
import Sessions
import Synchronization
import TextDocument

/// A store with one session, which counts how often all of it was read.
final class PolledStore: SessionStore {
    private struct State {
        var outline: SessionOutline?
        /// What reading all of it gives.
        var session: Session?
        var reads = 0
        var isErasedByReading = false
    }

    private let state: Mutex<State>

    init(_ outline: SessionOutline?, session: Session?) {
        state = Mutex(State(outline: outline, session: session))
    }

    let spoolFolder: String? = nil

    /// How often all of the session was read.
    var reads: Int { state.withLock(\.reads) }

    /// Has the session erased by somebody else as soon as all of it was read.
    func eraseWhenRead() { state.withLock { $0.isErasedByReading = true } }

    func change(_ outline: SessionOutline?, session: Session?) {
        state.withLock {
            $0.outline = outline
            $0.session = session
        }
    }

    func session(tokenHash: Data, now: Date) -> Session? {
        state.withLock {
            $0.reads += 1
            if $0.isErasedByReading { $0.outline = nil }
            return $0.session.flatMap { $0.viewTokenHash == tokenHash ? $0 : nil }
        }
    }

    func outline(tokenHash: Data, now: Date) -> SessionOutline? {
        state.withLock { state in
            state.outline.flatMap { $0.session.viewTokenHash == tokenHash && $0.session.expiresAt > now ? $0 : nil }
        }
    }

    func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) throws {
        throw SessionStoreError.unavailable
    }
    func claim(now: Date, leaseSeconds: Double, turn: FairTurn) -> (lease: Lease, files: [Data])? { nil }
    func renew(_ lease: Lease, now: Date, leaseSeconds: Double) throws { throw SessionStoreError.leaseLost }
    func advance(_ lease: Lease, to status: SessionStatus) throws { throw SessionStoreError.leaseLost }
    func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) throws { throw SessionStoreError.leaseLost }
    func fail(_ lease: Lease, with failure: ExtractionFailure) throws { throw SessionStoreError.leaseLost }
    func release(_ lease: Lease) throws { throw SessionStoreError.leaseLost }
    func releaseAll() {}
    func session(retryKeyHash: Data, now: Date) -> Session? { nil }
    func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) {}
    func erase(_ session: UUID) -> Bool { false }
    func matches(of session: UUID) -> [JobMatch] { [] }
    func tidy(now: Date) {}
    func queueDepth() -> Int { 0 }
    func sessionCounts() -> [SessionStatus: Int] { [:] }
    func oldestQueued() -> Date? { nil }
}
