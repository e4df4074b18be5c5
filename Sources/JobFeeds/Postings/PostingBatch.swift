import JobMatching
import TextFolding

/// Postings on their way into a store, of each identifier the last.
struct PostingBatch {
    /// Postings written in one transaction.
    private static let size = 1_000

    /// A posting, and of a remote one from which countries people may work as far as its feed says.
    struct Item: Sendable {
        let posting: JobPosting
        let reach: RemoteReach?
    }

    private(set) var postings: [Item] = []
    /// How many of them replace a posting of an earlier batch.
    private(set) var repeated = 0
    /// How many postings were replaced within the batch.
    private(set) var dropped = 0

    /// Hashes of all identifiers so far: a few bytes each, where a feed may have a million.
    private var known: Set<UInt64> = []
    private var places: [UInt64: Int] = [:]

    /// Whether it is time to write.
    var isFull: Bool { postings.count >= Self.size }

    mutating func add(_ posting: JobPosting, reach: RemoteReach?) {
        let item = Item(posting: posting, reach: reach)
        let key = StableHash.of(posting.identifier)
        if let place = places[key] {
            postings[place] = item
            dropped += 1
            return
        }
        if !known.insert(key).inserted { repeated += 1 }
        places[key] = postings.count
        postings.append(item)
    }

    /// Gives the postings away, and keeps in mind which there were.
    mutating func take() -> [Item] {
        defer { clear() }
        return postings
    }

    private mutating func clear() {
        postings = []
        places.removeAll(keepingCapacity: true)
        repeated = 0
        dropped = 0
    }
}
