/// Where postings are kept, as an import sees it within one transaction.
package protocol PostingShelf {
    /// The posting of a source, without its text; nil where there is none.
    mutating func posting(source: String, identifier: String) throws -> StoredPosting?

    /// The posting with a number, without its text; nil where there is none.
    mutating func posting(number: Int64) throws -> StoredPosting?

    /// The posting with its text.
    mutating func whole(_ stored: StoredPosting) throws -> JobPosting

    /// A number that no posting ever had: links to a posting outlive it.
    mutating func nextNumber() throws -> Int64

    /// When a posting was seen first; nil where there is none.
    mutating func firstSight(of number: Int64) throws -> Double?

    /// Stores a posting, and makes it found and listed.
    mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) throws

    /// Removes a posting with all that leads to it, but for its copies.
    mutating func erase(_ stored: StoredPosting) throws

    /// Keeps a posting open until another time; it may have been over until now.
    mutating func prolong(_ number: Int64, until end: Double) throws

    // MARK: Copies

    /// The oldest posting of another source with a fingerprint whose number is smaller than one; nil where there is none.
    mutating func original(_ fingerprint: Int64, notOf source: String, before number: Int64) throws -> PostingOriginal?

    /// The first copy of a posting, by source and identifier; nil where there is none.
    mutating func firstCopy(of number: Int64) throws -> PostingCopy?

    /// Remembers whose copy something is, whatever it was a copy of before.
    mutating func remember(_ copy: PostingCopy, of number: Int64) throws

    mutating func forget(_ copy: PostingCopy) throws

    mutating func forgetCopies(of number: Int64) throws

    /// Makes all copies of a posting those of another.
    mutating func moveCopies(of number: Int64, to other: Int64) throws
}

/// A stored posting that others are copies of.
package struct PostingOriginal: Hashable, Sendable {
    package let number: Int64
    /// Seconds since 1970; nil where its end is not known.
    package let expiresAt: Double?

    package init(number: Int64, expiresAt: Double?) {
        self.number = number
        self.expiresAt = expiresAt
    }
}

/// What a posting is called in a source that has it as well.
package struct PostingCopy: Hashable, Sendable {
    package let source: String
    package let identifier: String

    package init(source: String, identifier: String) {
        self.source = source
        self.identifier = identifier
    }

    init(_ posting: JobPosting) {
        self.init(source: posting.source, identifier: posting.identifier)
    }
}
