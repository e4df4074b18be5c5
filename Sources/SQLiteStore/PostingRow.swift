import Careers
import Foundation
import GRDB
import JobMatching
import Places

/// Turns rows of the table of postings into postings, and postings into rows.
///
/// Places, skills and the type of employment are cells of `PostingValues`.
struct PostingRow {
    private var values = PostingValues()
    private var places: [Int64: PostingPlace] = [:]

    /// What `posting(from:in:)` reads, in this order.
    static let columns = """
        number, source, identifier, title, company, url, places, workplace, eligible_countries, employment_type, \
        salary_currency, salary_minimum, salary_maximum, salary_unit, posted_at, expires_at, occupations, seniority, \
        skills, fingerprint
        """

    /// The posting in a row of these columns, without its text.
    ///
    /// - Parameters:
    ///   - row: of `columns`.
    ///   - database: where the row is from.
    /// - Returns: the posting.
    /// - Throws: what the database throws.
    mutating func posting(from row: Row, in database: Database) throws -> JobPosting {
        var posting = JobPosting(source: row[1], identifier: row[2], title: row[3], company: row[4])
        posting.url = row[5]
        posting.places = try PostingValues.numbers(in: row[6]).compactMap { try place($0, in: database) }
        posting.workplace = Self.workplace(of: row[7])
        posting.eligibleCountries = SQLiteStore.list(row[8])
        posting.employmentType = try (row[9] as Data?).flatMap { try values.texts(in: $0, of: database).first }
        if let currency = row[10] as String? {
            posting.salary = Salary(currency: currency, minimum: row[11], maximum: row[12], unit: row[13] ?? "YEAR")
        }
        posting.postedAt = (row[14] as Double?).map(Date.init(timeIntervalSince1970:))
        posting.expiresAt = (row[15] as Double?).map(Date.init(timeIntervalSince1970:))
        posting.occupations = SQLiteStore.list(row[16]).compactMap(Self.vote)
        posting.seniority = Seniority(rawValue: row[17]) ?? .regular
        posting.skills = try values.texts(in: row[18], of: database)
        posting.fingerprint = row[19]
        return posting
    }

    /// Writes a posting and its text.
    ///
    /// - Parameters:
    ///   - posting: what is written.
    ///   - number: its number; nil for a new one.
    ///   - database: to write in.
    /// - Returns: its number.
    /// - Throws: what the database throws.
    mutating func insert(_ posting: JobPosting, number: Int64?, in database: Database) throws -> Int64 {
        let places = try values.cell(of: posting.places.map(\.line), in: database)
        let skills = try values.cell(of: posting.skills, in: database)
        let employmentType = try posting.employmentType.map { try values.cell(of: [$0], in: database) }
        try database.cachedStatement(
            sql: """
                INSERT INTO posting (\(Self.columns))
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            number, posting.source, posting.identifier, posting.title, posting.company, posting.url, places,
            Self.letter(of: posting.workplace), posting.eligibleCountries.joined(separator: "|"), employmentType,
            posting.salary?.currency, posting.salary?.minimum, posting.salary?.maximum, posting.salary?.unit,
            posting.postedAt?.timeIntervalSince1970, posting.expiresAt?.timeIntervalSince1970,
            posting.occupations.map(Self.text).joined(separator: "|"), posting.seniority.rawValue, skills,
            posting.fingerprint,
        ])
        let number = number ?? database.lastInsertedRowID
        try database.cachedStatement(sql: "INSERT INTO posting_text (posting, description) VALUES (?, ?)")
            .execute(arguments: [number, posting.description])
        return number
    }

    private mutating func place(_ number: Int64, in database: Database) throws -> PostingPlace? {
        if let place = places[number] { return place }
        let place = try values.text(of: number, in: database).map(PostingPlace.init(line:))
        places[number] = place
        return place
    }

    /// One letter for where the work is done.
    static func letter(of workplace: JobPosting.Workplace) -> String {
        switch workplace {
        case .onSite: "o"
        case .hybrid: "h"
        case .remote: "r"
        }
    }

    private static func workplace(of letter: String) -> JobPosting.Workplace {
        JobPosting.Workplace.allCases.first { Self.letter(of: $0) == letter } ?? .onSite
    }

    private static func text(of vote: OccupationVote) -> String {
        "\(vote.code)=\(rounded(vote.weight))=\(rounded(vote.similarity))"
    }

    private static func vote(from item: String) -> OccupationVote? {
        let parts = item.split(separator: "=")
        guard parts.count == 3, let weight = Double(parts[1]), let similarity = Double(parts[2]) else { return nil }
        return OccupationVote(code: String(parts[0]), weight: weight, similarity: similarity)
    }

    /// More digits say nothing, and a million postings have them all.
    private static func rounded(_ share: Double) -> Double { (share * 1_000).rounded() / 1_000 }
}
