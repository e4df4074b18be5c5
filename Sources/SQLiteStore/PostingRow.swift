import Careers
import Foundation
import GRDB
import JobMatching
import Places
import StoredRows

/// Turns rows of the table of postings into postings, and postings into rows.
///
/// Places, skills and the type of employment are cells of `PostingValues`.
struct PostingRow {
    private var values = PostingValues()
    private var places: [Int64: PostingPlace] = [:]
    private var votes: [String: [OccupationVote]] = [:]

    /// Columns of the table of postings.
    private let columns: String

    /// - Parameter isWhole: whether the table has all its columns, the last of which it got after migrations that read
    ///   postings.
    init(isWhole: Bool = true) {
        columns = isWhole ? Self.firstColumns + ", job, words" : Self.firstColumns
    }

    /// What is read of a row, in this order; the number of its job and its words come behind them.
    static let firstColumns = """
        number, source, identifier, title, company, url, places, workplace, eligible_countries, employment_type, \
        salary_currency, salary_minimum, salary_maximum, salary_unit, posted_at, expires_at, occupations, seniority, \
        skills, fingerprint
        """

    /// The postings that a query finds, without their texts.
    ///
    /// - Parameters:
    ///   - condition: what follows `FROM`; the table of postings is one of those it names.
    ///   - arguments: of the condition.
    ///   - database: to read in.
    /// - Returns: the postings, in the order of the query.
    /// - Throws: what the database throws.
    mutating func postings(
        from condition: String,
        arguments: StatementArguments,
        in database: Database
    ) throws -> [StoredPosting] {
        let statement = try database.cachedStatement(sql: "SELECT \(columns) FROM \(condition)")
        let cells = RowCells(statement)
        let cursor = try Row.fetchCursor(statement, arguments: arguments)
        let isWhole = columns != Self.firstColumns
        var found: [StoredPosting] = []
        while try cursor.next() != nil {
            var posting = try posting(in: cells, of: database)
            if isWhole {
                posting.job = cells.isNull(20) ? nil : cells.integer(20)
                posting.words = cells.numbers(21)
            }
            found.append(StoredPosting(number: cells.integer(0), posting: posting))
        }
        return found
    }

    /// Numbers of postings as a condition can read them, by `json_each`.
    static func list(of numbers: [Int64]) -> String {
        "[\(numbers.map(String.init).joined(separator: ","))]"
    }

    /// The posting with a number, without its text; nil where there is none.
    mutating func posting(number: Int64, in database: Database) throws -> StoredPosting? {
        try postings(from: "posting WHERE number = ?", arguments: [number], in: database).first
    }

    /// The posting of a source, without its text; nil where there is none.
    mutating func posting(source: String, identifier: String, in database: Database) throws -> StoredPosting? {
        let condition = "posting WHERE source = ? AND identifier = ?"
        return try postings(from: condition, arguments: [source, identifier], in: database).first
    }

    /// The posting with its text.
    func whole(_ stored: StoredPosting, in database: Database) throws -> JobPosting {
        var posting = stored.posting
        let text = try database.cachedStatement(sql: "SELECT description FROM posting_text WHERE posting = ?")
        posting.description = try String.fetchOne(text, arguments: [stored.number]) ?? ""
        return posting
    }

    /// The posting in a row of the columns.
    private mutating func posting(in cells: RowCells, of database: Database) throws -> JobPosting {
        var posting = JobPosting(
            source: cells.text(1) ?? "",
            identifier: cells.text(2) ?? "",
            title: cells.text(3) ?? "",
            company: cells.text(4) ?? ""
        )
        posting.url = cells.text(5) ?? ""
        posting.places = try cells.values(6).compactMap { try place($0, in: database) }
        StoredWorkplace.set(cells.text(7), of: &posting)
        posting.eligibleCountries = StoredList.items(cells.text(8) ?? "")
        posting.employmentType = try cells.values(9).first.flatMap { try values.text(of: $0, in: database) }
        if let currency = cells.text(10) {
            posting.salary = Salary(
                currency: currency,
                minimum: cells.number(11),
                maximum: cells.number(12),
                unit: cells.text(13) ?? "YEAR"
            )
        }
        posting.postedAt = cells.number(14).map(Date.init(timeIntervalSince1970:))
        posting.expiresAt = cells.number(15).map(Date.init(timeIntervalSince1970:))
        posting.occupations = votes(in: cells.text(16) ?? "")
        posting.seniority = Seniority(rawValue: Int(cells.integer(17))) ?? .regular
        posting.skills = try cells.values(18).compactMap { try values.text(of: $0, in: database) }
        posting.fingerprint = cells.isNull(19) ? nil : cells.integer(19)
        return posting
    }

    /// Writes a posting and its text.
    ///
    /// - Parameters:
    ///   - posting: what is written.
    ///   - number: its number.
    ///   - firstSeenAt: when it was seen first.
    ///   - database: to write in.
    /// - Throws: what the database throws.
    mutating func insert(
        _ posting: JobPosting,
        number: Int64,
        firstSeenAt: Double,
        in database: Database
    ) throws {
        let places = try values.cell(of: posting.places.map(\.line), in: database)
        let skills = try values.cell(of: posting.skills, in: database)
        let employmentType = try posting.employmentType.map { try values.cell(of: [$0], in: database) }
        try database.cachedStatement(
            sql: """
                INSERT INTO posting (\(columns), first_seen_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            number, posting.source, posting.identifier, posting.title, posting.company, posting.url, places,
            StoredWorkplace.letter(of: posting),
            posting.eligibleCountries.joined(separator: "|"), employmentType,
            posting.salary?.currency, posting.salary?.minimum, posting.salary?.maximum, posting.salary?.unit,
            posting.postedAt?.timeIntervalSince1970, posting.expiresAt?.timeIntervalSince1970,
            StoredVotes.cell(posting.occupations), posting.seniority.rawValue, skills,
            posting.fingerprint, posting.job, StoredWords.cell(posting.words), firstSeenAt,
        ])
        try database.cachedStatement(sql: "INSERT INTO posting_text (posting, description) VALUES (?, ?)")
            .execute(arguments: [number, posting.description])
    }

    /// Whether it remembers more than is worth its memory.
    var isFull: Bool { max(values.count, places.count, votes.count) > Self.mostRemembered }

    private static let mostRemembered = 20_000

    private mutating func place(_ number: Int64, in database: Database) throws -> PostingPlace? {
        if let place = places[number] { return place }
        let place = try values.text(of: number, in: database).map(PostingPlace.init(line:))
        places[number] = place
        return place
    }

    private mutating func votes(in cell: String) -> [OccupationVote] {
        if let known = votes[cell] { return known }
        let read = StoredVotes.votes(cell)
        votes[cell] = read
        return read
    }
}
