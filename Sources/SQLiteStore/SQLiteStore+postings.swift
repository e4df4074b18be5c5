import Careers
import Foundation
import GRDB
package import JobMatching
import Places

extension SQLiteStore: PostingStore {
    /// Stands for "every country" in the table of reach.
    private static let everywhere = "*"

    package func upsert(_ postings: [JobPosting]) async throws -> PostingImportCounts {
        try await write { database in
            var counts = PostingImportCounts()
            for posting in postings {
                let existing = try Int64.fetchOne(
                    database,
                    sql: "SELECT number FROM posting WHERE source = ? AND identifier = ?",
                    arguments: [posting.source, posting.identifier]
                )
                if let existing {
                    try database.execute(sql: "DELETE FROM posting WHERE number = ?", arguments: [existing])
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
        return try await database.read { database in
            let marks = Array(repeating: "?", count: occupations.count).joined(separator: ", ")
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM posting WHERE number IN (
                        SELECT posting FROM posting_reach
                        WHERE occupation IN (\(marks)) AND country IN (?, ?)
                    ) ORDER BY posted_at DESC, number LIMIT ?
                    """,
                arguments: StatementArguments(occupations) + [Self.everywhere, country ?? Self.everywhere, limit]
            )
            return rows.map(Self.posting)
        }
    }

    package func posting(id: String) async throws -> JobPosting? {
        guard let colon = id.firstIndex(of: ":") else { return nil }
        let source = String(id[..<colon])
        let identifier = String(id[id.index(after: colon)...])
        return try await database.read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT * FROM posting WHERE source = ? AND identifier = ?",
                arguments: [source, identifier]
            ).map(Self.posting)
        }
    }

    package func postingCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM posting") ?? 0 }
    }

    private static func insert(_ posting: JobPosting, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO posting (source, identifier, title, company, url, description, places, workplace,
                    eligible_countries, employment_type, salary_currency, salary_minimum, salary_maximum, salary_unit,
                    posted_at, expires_at, occupations, seniority, skills)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                posting.source, posting.identifier, posting.title, posting.company, posting.url, posting.description,
                posting.places.map(text).joined(separator: "\n"), posting.workplace.rawValue,
                posting.eligibleCountries.joined(separator: "|"), posting.employmentType, posting.salary?.currency,
                posting.salary?.minimum, posting.salary?.maximum, posting.salary?.unit,
                posting.postedAt?.timeIntervalSince1970, posting.expiresAt?.timeIntervalSince1970,
                posting.occupations.map { "\($0.code)=\($0.weight)=\($0.similarity)" }.joined(separator: "|"),
                posting.seniority.rawValue, posting.skills.joined(separator: "|"),
            ]
        )
        let number = database.lastInsertedRowID
        for occupation in posting.occupations {
            for country in reach(of: posting) {
                try database.execute(
                    sql: "INSERT OR IGNORE INTO posting_reach (occupation, country, posting) VALUES (?, ?, ?)",
                    arguments: [occupation.code, country, number]
                )
            }
        }
    }

    /// The countries that a posting can be for.
    private static func reach(of posting: JobPosting) -> Set<String> {
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
        posting.description = row["description"]
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
            resolved?.countryCode ?? "", resolved?.coordinate.map { "\($0.latitude)" } ?? "",
            resolved?.coordinate.map { "\($0.longitude)" } ?? "",
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
