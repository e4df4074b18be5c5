import JobMatching

/// Something that an import waited for.
enum ImportStep: Sendable {
    /// A batch has its features; its place among the batches.
    case completed(Int, [JobPosting])
    case written(PostingImportCounts)
}

/// Batches of postings on their way into a store: while one is written, the next get their features, and the one behind
/// them is read.
struct ImportLine {
    private let store: any PostingStore
    private var started = 0
    private var written = 0
    private var isWriting = false
    private var waiting: [Int: [JobPosting]] = [:]
    private var counts = PostingImportCounts()

    /// Batches that are held in memory.
    private static let mostUnderWay = 3

    init(store: any PostingStore) {
        self.store = store
    }

    /// Puts a batch in line; waits while too many are in it.
    mutating func add(
        _ batch: @Sendable @escaping () async -> [JobPosting],
        to group: inout ThrowingTaskGroup<ImportStep, any Error>
    ) async throws {
        try Task.checkCancellation()
        while started - written >= Self.mostUnderWay { try await advance(&group) }
        let place = started
        started += 1
        group.addTask { .completed(place, await batch()) }
    }

    /// Waits until all is written.
    mutating func finish(_ group: inout ThrowingTaskGroup<ImportStep, any Error>) async throws -> PostingImportCounts {
        while written < started { try await advance(&group) }
        return counts
    }

    /// Waits for one step. Batches are written one after the other, in their order: of two postings with one identifier
    /// the last one counts.
    private mutating func advance(_ group: inout ThrowingTaskGroup<ImportStep, any Error>) async throws {
        switch try await group.next() {
        case .completed(let place, let postings): waiting[place] = postings
        case .written(let more):
            counts.added += more.added
            counts.replaced += more.replaced
            counts.copies += more.copies
            written += 1
            isWriting = false
        case nil: written = started
        }
        guard !isWriting, let next = waiting.removeValue(forKey: written) else { return }
        isWriting = true
        let store = store
        group.addTask { .written(try await store.upsert(next)) }
    }
}
