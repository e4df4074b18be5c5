package import Foundation
import GRDB
package import JobMatching
import TextFolding

extension SQLiteStore: PostingDirectory {
    /// So many hits or fewer are always read and put in order.
    private static let alwaysSorted = 200
    /// So many hits of a title or fewer are read and put in order where walking the order would take longer.
    private static let mostSorted = 5_000
    /// Entries of an index that are walked by in the time that one posting is read, which may lie anywhere.
    private static let walkedPerRead = 80
    /// Postings that are walked by in the order of their companies before what each company has is counted instead.
    private static let mostWalked = 20_000
    /// Postings closed in one transaction: somebody may be waiting to write.
    private static let closedAtOnce = 500

    package func page(_ query: DirectoryQuery, now: Date) async throws -> DirectoryPage {
        try await read { database in
            guard let hits = try ListingSearch(query, now: now, in: database) else {
                return DirectoryPage(total: 0, postings: [])
            }
            // In another order than theirs, all are needed, and are counted on the way.
            let areNeeded = query.order != .createdAt && !hits.isEverything
            let wanted = try areNeeded ? hits.all(in: database) : nil
            let total = try wanted?.count ?? hits.count(in: database)
            guard query.offset < total else { return DirectoryPage(total: total, postings: []) }
            let listings = try self.listings(of: hits, wanted, query, total: total, in: database)
            let numbers = listings.map(PostingListing.number)
            return DirectoryPage(total: total, postings: try Self.numbered(numbers, in: database))
        }
    }

    package func posting(number: Int64, now: Date) async throws -> NumberedPosting? {
        try await read { database in
            var reader = PostingRow()
            guard let stored = try reader.posting(number: number, in: database), !stored.posting.isExpired(at: now),
                let found = try Self.numbered([number], in: database).first
            else { return nil }
            let whole = try reader.whole(stored, in: database)
            return NumberedPosting(number: number, firstSeenAt: found.firstSeenAt, posting: whole)
        }
    }

    package func closeExpired(now: Date) async throws -> Int {
        var closed = 0
        while true {
            let count = try await write { database in
                var reader = PostingRow()
                let over = try reader.postings(
                    from: "posting WHERE listing IS NOT NULL AND expires_at <= ? LIMIT ?",
                    arguments: [now.timeIntervalSince1970, Self.closedAtOnce],
                    in: database
                )
                var shelf = SQLiteShelf(database: database, now: now)
                for posting in over { try shelf.close(posting) }
                try shelf.finish()
                return over.count
            }
            closed += count
            if count < Self.closedAtOnce { return closed }
        }
    }

    /// The postings with some numbers, without their texts and in the order of the numbers.
    static func numbered(_ numbers: [Int64], in database: Database) throws -> [NumberedPosting] {
        guard !numbers.isEmpty else { return [] }
        let list = PostingRow.list(of: numbers)
        let wanted = "json_each(?) AS wanted CROSS JOIN posting ON number = wanted.value"
        let sights = try database.cachedStatement(sql: "SELECT number, first_seen_at FROM \(wanted)")
        var seen: [Int64: Double] = [:]
        for row in try Row.fetchAll(sights, arguments: [list]) { seen[row[0]] = row[1] }
        var reader = PostingRow()
        return try reader.postings(from: wanted, arguments: [list], in: database).map { stored in
            NumberedPosting(
                number: stored.number,
                firstSeenAt: Date(timeIntervalSince1970: seen[stored.number] ?? 0),
                posting: stored.posting
            )
        }
    }

    /// The listings of a page.
    private func listings(
        of hits: ListingSearch,
        _ wanted: ListingSet?,
        _ query: DirectoryQuery,
        total: Int,
        in database: Database
    ) throws -> [Int64] {
        let direction = query.isAscending ? "ASC" : "DESC"
        if query.order == .createdAt {
            return try hits.listings(order: direction, limit: query.limit, offset: query.offset, in: database)
        }
        if total <= Self.alwaysSorted {
            let found = try wanted?.listings ?? hits.listings(order: "ASC", limit: total, offset: 0, in: database)
            return try Self.sorted(found, query, in: database)
        }
        guard let wanted else {
            return try Self.walked(query, most: .max, in: database, where: hits.includes) ?? []
        }
        // If what is found is spread evenly over all that is open.
        let end = Double(query.offset) + Double(query.limit)
        let expected = end * Double(try hits.openCount(in: database)) / Double(max(total, 1))
        func walked(_ most: Int) throws -> [Int64]? {
            guard expected <= Double(most) else { return nil }
            return try Self.walked(query, most: most, in: database, where: wanted.contains)
        }
        switch query.order {
        case .id, .createdAt:
            let numbered = wanted.listings.sorted { PostingListing.number($0) < PostingListing.number($1) }
            let ordered = query.isAscending ? numbered : numbered.reversed()
            return Array(ordered.dropFirst(query.offset).prefix(query.limit))
        case .title:
            let most = total > Self.mostSorted ? .max : total * Self.walkedPerRead
            if let page = try walked(most) { return page }
            return try Self.sorted(wanted.listings, query, in: database)
        case .company:
            if let page = try walked(Self.mostWalked) { return page }
            let counts = try facetCounts(of: wanted.numbers, in: database).companies
            return try CompanyOrder(wanted, counts).listings(query, in: database)
        }
    }

    private static func order(of query: DirectoryQuery) -> String {
        let direction = query.isAscending ? "ASC" : "DESC"
        return switch query.order {
        case .title: "title COLLATE NOCASE \(direction), listing \(direction)"
        case .company: "company COLLATE NOCASE \(direction), first_seen_at \(direction), listing \(direction)"
        case .id, .createdAt: "number \(direction)"
        }
    }

    /// A page of what is found, each posting of which is read.
    private static func sorted(
        _ found: [Int64],
        _ query: DirectoryQuery,
        in database: Database
    ) throws -> [Int64] {
        try Int64.fetchAll(
            database,
            sql: """
                SELECT listing FROM json_each(?) AS wanted CROSS JOIN posting ON number = wanted.value
                ORDER BY \(order(of: query)) LIMIT ? OFFSET ?
                """,
            arguments: [PostingRow.list(of: found.map(PostingListing.number)), query.limit, query.offset]
        )
    }

    /// A page of the order in which all open postings stand; nil where it takes more steps than allowed.
    private static func walked(
        _ query: DirectoryQuery,
        most: Int,
        in database: Database,
        where isWanted: (Int64) -> Bool
    ) throws -> [Int64]? {
        let walk = try database.cachedStatement(
            sql: "SELECT listing FROM posting WHERE listing IS NOT NULL ORDER BY \(order(of: query))"
        )
        let rows = try Row.fetchCursor(walk)
        let cells = RowCells(walk)
        var page: [Int64] = []
        var skipped = 0
        var steps = 0
        while page.count < query.limit, try rows.next() != nil {
            steps += 1
            if steps > most { return nil }
            let listing = cells.integer(0)
            guard isWanted(listing) else { continue }
            if skipped < query.offset { skipped += 1 } else { page.append(listing) }
        }
        return page
    }
}
