import Foundation
import JobMatching

/// What an import knows of the postings that it may meet: asked for once for all that come in, and kept up to date with
/// what it changes, so that no posting costs questions of its own.
struct KnownPostings {
    /// A posting of the table, or one that is to be.
    struct Row {
        var stored: StoredPosting
        var firstSeenAt: Double
    }

    /// What is compared of postings that say the same.
    private struct Twin {
        let source: String
        var expiresAt: Double?
    }

    private(set) var rows: [Int64: Row] = [:]
    /// Postings by what their sources call them.
    private var numbers: [PostingCopy: Int64] = [:]
    /// Postings by their fingerprints, and then by their numbers.
    private var twins: [Int64: [Int64: Twin]] = [:]
    /// Names of copies that are remembered.
    private var copies: Set<PostingCopy> = []
    /// Postings that may have copies.
    private var originals: Set<Int64> = []
    /// Postings whose rows are still in the table, and will not be.
    private(set) var erased: Set<Int64> = []

    private var askedNames: Set<PostingCopy> = []
    private var askedFingerprints: Set<Int64> = []
    private var askedOriginals: Set<Int64> = []

    // MARK: Asking

    /// Asks for all that an import of some postings looks at.
    mutating func load(_ postings: [JobPosting], in connection: PostgresConnection) throws {
        let names = postings.map { PostingCopy(source: $0.source, identifier: $0.identifier) }
        try load(names: names, in: connection)
        try load(fingerprints: postings.compactMap(\.fingerprint), in: connection)
    }

    /// What a source calls by a name.
    mutating func number(of name: PostingCopy, in connection: PostgresConnection) throws -> Int64? {
        try load(names: [name], in: connection)
        return numbers[name]
    }

    /// The oldest posting of another source with a fingerprint whose number is smaller than one.
    mutating func original(
        _ fingerprint: Int64,
        notOf source: String,
        before number: Int64,
        in connection: PostgresConnection
    ) throws -> PostingOriginal? {
        try load(fingerprints: [fingerprint], in: connection)
        let others = (twins[fingerprint] ?? [:]).filter { $0.key < number && $0.value.source != source }
        return others.min { $0.key < $1.key }.map { PostingOriginal(number: $0.key, expiresAt: $0.value.expiresAt) }
    }

    /// Whether a posting surely has no copies.
    func hasNoCopies(_ number: Int64) -> Bool { askedOriginals.contains(number) && !originals.contains(number) }

    /// Whether it is sure that nothing is remembered as a copy by a name.
    func isNoCopy(_ name: PostingCopy) -> Bool { askedNames.contains(name) && !copies.contains(name) }

    // Each name is looked up in the index, whatever is taken for the size of a table that grows.
    private mutating func load(names: [PostingCopy], in connection: PostgresConnection) throws {
        let names = Set(names).subtracting(askedNames)
        guard !names.isEmpty else { return }
        askedNames.formUnion(names)
        let (sources, identifiers) = (names.map(\.source), names.map(\.identifier))
        let wanted = "unnest($1::text[], $2::text[]) AS wanted (from_source, own) CROSS JOIN LATERAL"
        let found = try connection.rows(
            """
            SELECT \(PostingRow.columns), first_seen_at FROM \(wanted) (
                SELECT * FROM posting WHERE source = from_source AND identifier = own LIMIT 1
            ) AS known
            """,
            [sources, identifiers]
        )
        var loaded: [Int64] = []
        for row in found {
            let stored = try PostingRow.posting(in: row)
            guard !erased.contains(stored.number), rows[stored.number] == nil else { continue }
            rows[stored.number] = Row(stored: stored, firstSeenAt: try row["first_seen_at"])
            let posting = stored.posting
            numbers[PostingCopy(source: posting.source, identifier: posting.identifier)] = stored.number
            loaded.append(stored.number)
        }
        let remembered = try connection.rows(
            """
            SELECT source, identifier FROM \(wanted) (
                SELECT * FROM posting_copy WHERE source = from_source AND identifier = own LIMIT 1
            ) AS known
            """,
            [sources, identifiers]
        )
        for row in remembered {
            copies.insert(PostingCopy(source: try row["source"], identifier: try row["identifier"]))
        }
        guard !loaded.isEmpty else { return }
        askedOriginals.formUnion(loaded)
        let copied = try connection.rows(
            """
            SELECT number FROM unnest($1::int8[]) AS wanted (number)
            WHERE EXISTS (SELECT 1 FROM posting_copy WHERE posting = number)
            """,
            [loaded.map { Int($0) }]
        )
        for row in copied { originals.insert(Int64(try row["number"] as Int)) }
    }

    private mutating func load(fingerprints: [Int64], in connection: PostgresConnection) throws {
        let fingerprints = Set(fingerprints).subtracting(askedFingerprints)
        guard !fingerprints.isEmpty else { return }
        askedFingerprints.formUnion(fingerprints)
        let found = try connection.rows(
            """
            SELECT text, number, source, expires_at FROM unnest($1::int8[]) AS wanted (text) CROSS JOIN LATERAL (
                SELECT number, source, expires_at FROM posting WHERE fingerprint = text OFFSET 0
            ) AS known
            """,
            [fingerprints.map { Int($0) }]
        )
        for row in found {
            let number = Int64(try row["number"] as Int)
            guard !erased.contains(number) else { continue }
            let twin = Twin(source: try row["source"], expiresAt: try row["expires_at"])
            twins[Int64(try row["text"] as Int), default: [:]][number] = twin
        }
    }

    // MARK: Changes

    /// A number that no row has is given to a posting.
    mutating func isNew(_ number: Int64) { askedOriginals.insert(number) }

    mutating func insert(_ posting: JobPosting, number: Int64, firstSeenAt: Double) {
        var row = posting
        row.description = ""
        rows[number] = Row(stored: StoredPosting(number: number, posting: row), firstSeenAt: firstSeenAt)
        let name = PostingCopy(source: posting.source, identifier: posting.identifier)
        numbers[name] = number
        guard let fingerprint = posting.fingerprint else { return }
        let twin = Twin(source: posting.source, expiresAt: posting.expiresAt?.timeIntervalSince1970)
        twins[fingerprint, default: [:]][number] = twin
    }

    /// Forgets a posting.
    ///
    /// - Parameters:
    ///   - stored: the posting.
    ///   - isStored: whether the table has it.
    mutating func erase(_ stored: StoredPosting, isStored: Bool) {
        let name = PostingCopy(source: stored.posting.source, identifier: stored.posting.identifier)
        if numbers[name] == stored.number { numbers[name] = nil }
        rows[stored.number] = nil
        if let fingerprint = stored.posting.fingerprint { twins[fingerprint]?[stored.number] = nil }
        if isStored { erased.insert(stored.number) }
    }

    mutating func prolong(_ stored: StoredPosting, until end: Double) {
        var posting = stored.posting
        posting.expiresAt = Date(timeIntervalSince1970: end)
        rows[stored.number]?.stored = StoredPosting(number: stored.number, posting: posting)
        if let fingerprint = posting.fingerprint { twins[fingerprint]?[stored.number]?.expiresAt = end }
    }

    mutating func remember(_ copy: PostingCopy, of number: Int64) {
        copies.insert(copy)
        originals.insert(number)
    }

    mutating func forget(_ copy: PostingCopy) { copies.remove(copy) }

    mutating func moveCopies(to other: Int64) { originals.insert(other) }
}
