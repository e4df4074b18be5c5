import Foundation
import JobMatching
import Sessions
import TextDocument

/// A store that only remembers what was added to it.
actor RecordingStore: SessionStore {
    struct Addition {
        let session: Session
        let files: [Data]
        let queueLimit: Int
    }

    private(set) var additions: [Addition] = []
    private let refusal: SessionStoreError?

    init(refusal: SessionStoreError? = nil) {
        self.refusal = refusal
    }

    nonisolated let spoolFolder: String? = nil

    func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) throws {
        if let refusal { throw refusal }
        for known in additions.map(\.session) where known.retryHolderHash != nil {
            guard known.retryKeyHash != session.retryKeyHash else { throw SessionStoreError.alreadyUploaded }
            guard known.retryHolderHash != session.retryHolderHash else { throw SessionStoreError.keyTaken }
        }
        let files = try files.map { try $0.contents() }
        additions.append(Addition(session: session, files: files, queueLimit: queueLimit))
    }

    func claim(now: Date, leaseSeconds: Double, turn: FairTurn) -> (lease: Lease, files: [Data])? { nil }
    func renew(_ lease: Lease, now: Date, leaseSeconds: Double) throws { throw SessionStoreError.leaseLost }
    func advance(_ lease: Lease, to status: SessionStatus) throws { throw SessionStoreError.leaseLost }
    func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) throws { throw SessionStoreError.leaseLost }
    func fail(_ lease: Lease, with failure: ExtractionFailure) throws { throw SessionStoreError.leaseLost }
    func release(_ lease: Lease) throws { throw SessionStoreError.leaseLost }
    func releaseAll() {}
    func session(tokenHash: Data, now: Date) -> Session? { nil }
    func outline(tokenHash: Data, now: Date) -> SessionOutline? { nil }
    func matches(of session: UUID) -> [JobMatch] { [] }
    func tidy(now: Date) async throws {}

    func queueDepth() -> Int { additions.count }
    func session(retryKeyHash: Data, now: Date) -> Session? {
        additions.first { $0.session.retryKeyHash == retryKeyHash }?.session
    }
    func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) {}
    func erase(_ session: UUID) -> Bool { false }
    func sessionCounts() -> [SessionStatus: Int] { [:] }
    func oldestQueued() -> Date? { nil }
}
