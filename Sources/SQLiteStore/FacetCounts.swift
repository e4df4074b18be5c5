import GRDB

/// How many of the listings that a search finds are of each source and of each company, by their numbers.
struct FacetCounts {
    private(set) var hits = 0
    private(set) var sources: [Int64: Int] = [:]
    private(set) var companies: [Int64: Int] = [:]

    /// - Parameters:
    ///   - numbers: of the postings that are counted.
    ///   - blocks: what postings have, as it is in the database.
    ///   - database: to read in.
    /// - Throws: what the database throws.
    init(of numbers: [Int64], _ blocks: inout PostingBlocks.Memory, in database: Database) throws {
        // A list of counts: very many hits take many times as long to count in a hashed one.
        var counts = [Int32](repeating: 0, count: try Self.names(in: database) + 1)
        var found: (sources: [Int], companies: [Int]) = ([], [])
        func count(_ number: UInt32, _ numbers: inout [Int]) {
            let place = Int(number)
            guard counts.indices.contains(place) else { return }
            if counts[place] == 0 { numbers.append(place) }
            counts[place] += 1
        }
        hits = numbers.count
        try blocks.facets(of: numbers, in: database) { facets in
            count(facets.source, &found.sources)
            count(facets.company, &found.companies)
        }
        func named(_ numbers: [Int]) -> [Int64: Int] {
            Dictionary(uniqueKeysWithValues: numbers.map { (Int64($0), Int(counts[$0])) })
        }
        sources = named(found.sources)
        companies = named(found.companies)
    }

    /// The highest number of a name.
    private static func names(in database: Database) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: "SELECT max(number) FROM posting_tally")) ?? 0
    }
}
