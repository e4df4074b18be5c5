package import Foundation

/// Takes postings into a store within one transaction, each once however many sources have it.
package struct PostingIntake<Shelf: PostingShelf> {
    package var shelf: Shelf
    private let now: Date
    package private(set) var counts = PostingImportCounts()

    /// - Parameters:
    ///   - shelf: where postings are kept.
    ///   - now: when new postings are seen first.
    package init(shelf: Shelf, now: Date) {
        self.shelf = shelf
        self.now = now
    }

    /// Adds a posting, or puts it in the place of the one with its source and identifier.
    ///
    /// The copy that was stored first stays; only one that was over before the posting was published gives way.
    package mutating func take(_ posting: JobPosting) throws {
        let own = try shelf.posting(source: posting.source, identifier: posting.identifier)
        if let original = try original(of: posting, before: own?.number) {
            if !isOver(original, when: posting) {
                if let own {
                    try handOver(own, unlessLike: posting)
                    try remove(own)
                }
                try remember(posting, of: original)
                return
            }
            if let stored = try shelf.posting(number: original.number) { try remove(stored) }
        }
        if let own {
            try replace(own, with: posting)
            counts.replaced += 1
        } else {
            try shelf.forget(PostingCopy(posting))
            try shelf.insert(posting, number: try shelf.nextNumber(), firstSeenAt: now.timeIntervalSince1970)
            counts.added += 1
        }
    }

    /// Removes a posting with all that leads to it. Its copies are forgotten: the next import of their sources brings one.
    package mutating func remove(_ stored: StoredPosting) throws {
        try shelf.erase(stored)
        try shelf.forgetCopies(of: stored.number)
    }

    // MARK: - Copies

    /// The posting of another source that this one is a copy of, unless this one was stored before.
    private mutating func original(of posting: JobPosting, before number: Int64?) throws -> PostingOriginal? {
        guard let fingerprint = posting.fingerprint else { return nil }
        return try shelf.original(fingerprint, notOf: posting.source, before: number ?? .max)
    }

    private func isOver(_ original: PostingOriginal, when copy: JobPosting) -> Bool {
        guard let end = original.expiresAt, let posted = copy.postedAt else { return false }
        return posted.timeIntervalSince1970 > end
    }

    /// Counts a copy, and keeps the original for as long as any of its sources says that it is open.
    private mutating func remember(_ copy: JobPosting, of original: PostingOriginal) throws {
        try shelf.remember(PostingCopy(copy), of: original.number)
        if let end = copy.expiresAt?.timeIntervalSince1970, let known = original.expiresAt, end > known {
            try shelf.prolong(original.number, until: end)
        }
        counts.copies += 1
    }

    // MARK: - Rows

    /// The number stays, so that copies of a posting whose text is the same stay with it.
    private mutating func replace(_ stored: StoredPosting, with posting: JobPosting) throws {
        try handOver(stored, unlessLike: posting)
        let firstSeenAt = try firstSight(of: stored.number)
        try shelf.erase(stored)
        try shelf.insert(posting, number: stored.number, firstSeenAt: firstSeenAt)
    }

    /// Keeps a posting that becomes another one as it was for the first source that has a copy: a feed that has not changed
    /// is not imported again, and so would not bring it back.
    private mutating func handOver(_ stored: StoredPosting, unlessLike posting: JobPosting) throws {
        guard let heir = try shelf.firstCopy(of: stored.number),
            stored.posting.fingerprint != posting.fingerprint
        else { return }
        var kept = try shelf.whole(stored)
        kept.source = heir.source
        kept.identifier = heir.identifier
        try shelf.forget(heir)
        let place = try shelf.nextNumber()
        try shelf.insert(kept, number: place, firstSeenAt: try firstSight(of: stored.number))
        try shelf.moveCopies(of: stored.number, to: place)
    }

    private mutating func firstSight(of number: Int64) throws -> Double {
        try shelf.firstSight(of: number) ?? now.timeIntervalSince1970
    }
}
