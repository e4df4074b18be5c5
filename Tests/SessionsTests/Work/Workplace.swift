import Foundation
import JobMatching
import Logging
import Sessions
import TestSupport

/// Workers with everything that they need, in the hands of a test.
struct Workplace {
    let store: LeasingStore
    let changes = SessionChanges()

    /// Starts a worker.
    ///
    /// - Parameters:
    ///   - clock: the time that it sees.
    ///   - extraction: who reads its documents.
    /// - Returns: the worker's task.
    /// - Throws: an error when the tables cannot be read.
    func worker(_ clock: ManualClock, _ extraction: HeldExtraction) throws -> Task<Void, Never> {
        let analyzer = try Knowledge.analyzer()
        let worker = SessionWorker(
            sessions: store,
            postings: NoPostings(),
            pool: extraction,
            analyzer: analyzer,
            changes: changes,
            settings: SessionSettings(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            clock: clock
        )
        return Task { await worker.run() }
    }

    /// Ends workers.
    func end(_ workers: Task<Void, Never>...) async {
        for worker in workers { worker.cancel() }
        for worker in workers { await worker.value }
    }
}

/// A catalogue with nothing in it.
private struct NoPostings: PostingStore {
    func upsert(_ postings: [JobPosting], now: Date) -> PostingImportCounts { PostingImportCounts() }
    func candidates(occupations: [String], country: String?, limit: Int) -> [JobPosting] { [] }
    func candidates(terms: [String], limit: Int) -> [JobPosting] { [] }
    func posting(id: String) -> JobPosting? { nil }
    func postingCount() -> Int { 0 }
}
