import Careers
import Foundation
import GRDB
package import JobMatching
import Places

extension SQLiteStore: PostingStore {
    /// Stands for "every country" in the table of reach.
    private static let everywhere = "*"
    /// Postings of an occupation in a country that are looked at, however many occupations there are.
    private static let leastShare = 50

    package func upsert(_ postings: [JobPosting]) async throws -> PostingImportCounts {
        try await write { database in
            var counts = PostingImportCounts()
            for posting in postings {
                let existing = try Row.fetchOne(
                    database.cachedStatement(sql: "SELECT * FROM posting WHERE source = ? AND identifier = ?"),
                    arguments: [posting.source, posting.identifier]
                )
                if let existing {
                    try Self.remove(existing, in: database)
                    counts.replaced += 1
                } else {
                    counts.added += 1
                }
                try Self.insert(posting, in: database)
            }
            return counts
        }
    }

    package func candidates(occupations: [String], country: String?, limit: Int) async throws -> [JobPosting] {
        guard !occupations.isEmpty else { return [] }
        let countries = Set([Self.everywhere, country ?? Self.everywhere])
        // The newest of each occupation: a common one must not starve the others.
        let share = max(Self.leastShare, limit / (occupations.count * countries.count))
        return try await database.read { database in
            let newest = try database.cachedStatement(
                sql: """
                    SELECT posting FROM posting_reach WHERE occupation = ? AND country = ?
                    ORDER BY age, posting LIMIT ?
                    """
            )
            let rows = try database.cachedStatement(sql: "SELECT * FROM posting WHERE number = ?")
            var numbers: Set<Int64> = []
            for occupation in occupations {
                for country in countries {
                    numbers.formUnion(
                        try Int64.fetchAll(newest, arguments: [Self.number(of: occupation), country, share])
                    )
                }
            }
            var postings: [JobPosting] = []
            postings.reserveCapacity(numbers.count)
            for number in numbers.sorted() {
                if let row = try Row.fetchOne(rows, arguments: [number]) { postings.append(Self.posting(from: row)) }
            }
            postings.sort { ($0.postedAt ?? .distantPast, $1.id) > ($1.postedAt ?? .distantPast, $0.id) }
            return Array(postings.prefix(limit))
        }
    }

    package func posting(id: String) async throws -> JobPosting? {
        guard let colon = id.firstIndex(of: ":") else { return nil }
        let source = String(id[..<colon])
        let identifier = String(id[id.index(after: colon)...])
        return try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT * FROM posting WHERE source = ? AND identifier = ?",
                arguments: [source, identifier]
            )
            guard let row else { return nil }
            var posting = Self.posting(from: row)
            posting.description =
                try String.fetchOne(
                    database,
                    sql: "SELECT description FROM posting_text WHERE posting = ?",
                    arguments: [row["number"] as Int64]
                ) ?? ""
            return posting
        }
    }

    package func postingCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM posting") ?? 0 }
    }

    private static func insert(_ posting: JobPosting, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO posting (source, identifier, title, company, url, places, workplace,
                    eligible_countries, employment_type, salary_currency, salary_minimum, salary_maximum, salary_unit,
                    posted_at, expires_at, occupations, seniority, skills)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            posting.source, posting.identifier, posting.title, posting.company, posting.url,
            posting.places.map(text).joined(separator: "\n"), posting.workplace.rawValue,
            posting.eligibleCountries.joined(separator: "|"), posting.employmentType, posting.salary?.currency,
            posting.salary?.minimum, posting.salary?.maximum, posting.salary?.unit,
            posting.postedAt?.timeIntervalSince1970, posting.expiresAt?.timeIntervalSince1970,
            posting.occupations.map { "\($0.code)=\(rounded($0.weight))=\(rounded($0.similarity))" }
                .joined(separator: "|"),
            posting.seniority.rawValue, posting.skills.joined(separator: "|"),
        ])
        let number = database.lastInsertedRowID
        try database.cachedStatement(sql: "INSERT INTO posting_text (posting, description) VALUES (?, ?)")
            .execute(arguments: [number, posting.description])
        for (occupation, country) in reach(of: posting) {
            try database.cachedStatement(
                sql: "INSERT OR IGNORE INTO posting_reach (occupation, country, age, posting) VALUES (?, ?, ?, ?)"
            ).execute(arguments: [occupation, country, age(of: posting), number])
        }
    }

    /// Removes a posting with what was stored beside it.
    static func remove(_ row: Row, in database: Database) throws {
        let number: Int64 = row["number"]
        let posting = posting(from: row)
        for (occupation, country) in reach(of: posting) {
            try database.cachedStatement(
                sql: "DELETE FROM posting_reach WHERE occupation = ? AND country = ? AND age = ? AND posting = ?"
            ).execute(arguments: [occupation, country, age(of: posting), number])
        }
        try database.cachedStatement(sql: "DELETE FROM posting WHERE number = ?").execute(arguments: [number])
    }

    /// An occupation's code without its dash.
    static func number(of occupation: String) -> Int {
        Int(occupation.filter { $0 != "-" }) ?? 0
    }

    /// Days before 1970: the newer, the smaller.
    private static func age(of posting: JobPosting) -> Int {
        -Int((posting.postedAt?.timeIntervalSince1970 ?? 0) / 86_400)
    }

    /// More digits say nothing, and a million postings have them all.
    private static func rounded(_ share: Double) -> Double { (share * 1_000).rounded() / 1_000 }

    /// The occupations and countries that a posting is looked for under.
    private static func reach(of posting: JobPosting) -> [(occupation: Int, country: String)] {
        let countries = countries(of: posting).sorted()
        return posting.occupations.flatMap { vote in countries.map { (number(of: vote.code), $0) } }
    }

    /// The countries that a posting can be for.
    private static func countries(of posting: JobPosting) -> Set<String> {
        if posting.workplace == .remote {
            return posting.eligibleCountries.isEmpty ? [everywhere] : Set(posting.eligibleCountries)
        }
        return Set(posting.places.compactMap(\.place?.countryCode))
    }

    static func posting(from row: Row) -> JobPosting {
        var posting = JobPosting(
            source: row["source"],
            identifier: row["identifier"],
            title: row["title"],
            company: row["company"]
        )
        posting.url = row["url"]
        posting.places = (row["places"] as String).split(separator: "\n").map { place(from: String($0)) }
        posting.workplace = JobPosting.Workplace(rawValue: row["workplace"]) ?? .onSite
        posting.eligibleCountries = list(row["eligible_countries"])
        posting.employmentType = row["employment_type"]
        if let currency = row["salary_currency"] as String? {
            posting.salary = Salary(
                currency: currency,
                minimum: row["salary_minimum"],
                maximum: row["salary_maximum"],
                unit: row["salary_unit"] ?? "YEAR"
            )
        }
        posting.postedAt = (row["posted_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        posting.expiresAt = (row["expires_at"] as Double?).map(Date.init(timeIntervalSince1970:))
        posting.occupations = list(row["occupations"]).compactMap { item in
            let parts = item.split(separator: "=")
            guard parts.count == 3, let weight = Double(parts[1]), let similarity = Double(parts[2]) else { return nil }
            return OccupationVote(code: String(parts[0]), weight: weight, similarity: similarity)
        }
        posting.seniority = Seniority(rawValue: row["seniority"]) ?? .regular
        posting.skills = list(row["skills"])
        return posting
    }

    // A place in one line: text, kind, city, region, country, latitude, longitude, parted by tabs.

    private static func text(of place: PostingPlace) -> String {
        let resolved = place.place
        return [
            place.text, resolved?.kind.rawValue ?? "", resolved?.city ?? "", resolved?.region ?? "",
            resolved?.countryCode ?? "", resolved?.coordinate.map { "\(rounded($0.latitude))" } ?? "",
            resolved?.coordinate.map { "\(rounded($0.longitude))" } ?? "",
        ].map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }.joined(separator: "\t")
    }

    private static func place(from line: String) -> PostingPlace {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 7, let kind = Place.Kind(rawValue: cells[1]) else {
            return PostingPlace(text: cells.first ?? "", place: nil)
        }
        var coordinate: Coordinate?
        if let latitude = Double(cells[5]), let longitude = Double(cells[6]) {
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
        }
        let place = Place(
            kind: kind,
            city: cells[2].isEmpty ? nil : cells[2],
            region: cells[3].isEmpty ? nil : cells[3],
            countryCode: cells[4],
            coordinate: coordinate
        )
        return PostingPlace(text: cells[0], place: place)
    }
}
