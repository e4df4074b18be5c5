import Careers
import Foundation
import JobMatching
import StoredRows

/// Turns rows of the table of postings into postings, and postings into rows.
enum PostingRow {
    /// Places and occupations that many postings share.
    private static let places = TextMemory<PostingPlace>(most: mostRemembered)
    private static let occupations = TextMemory<[OccupationVote]>(most: mostRemembered)
    private static let mostRemembered = 20_000

    /// What is read of a row; the text is apart.
    static let columns = """
        number, source, identifier, title, company, url, places, workplace, eligible_countries, employment_type, \
        salary_currency, salary_minimum, salary_maximum, salary_unit, posted_at, expires_at, occupations, seniority, \
        skills, fingerprint, job, words
        """

    /// The postings that a query finds, without their texts.
    ///
    /// - Parameters:
    ///   - condition: what follows `FROM`; the table of postings is one of those it names.
    ///   - values: of the condition.
    ///   - connection: to read on.
    /// - Returns: the postings, in the order of the query.
    /// - Throws: what the database throws.
    static func postings(
        from condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [StoredPosting] {
        try connection.rows("SELECT \(columns) FROM \(condition)", values).map(posting)
    }

    /// The postings of some numbers, without their texts, in the order of the numbers; one that is gone is left out.
    static func postings(_ numbers: [Int64], in connection: PostgresConnection) throws -> [JobPosting] {
        let found = try postings(from: "posting WHERE number = ANY ($1)", [numbers.map { Int($0) }], in: connection)
        let known = Dictionary(found.map { ($0.number, $0.posting) }, uniquingKeysWith: { $1 })
        return numbers.compactMap { known[$0] }
    }

    /// The posting with its text.
    static func whole(_ stored: StoredPosting, in connection: PostgresConnection) throws -> JobPosting {
        var posting = stored.posting
        posting.description =
            try connection.value(
                "SELECT description FROM posting_text WHERE posting = $1",
                [Int(stored.number)]
            ) ?? ""
        return posting
    }

    /// The postings of some numbers with their first sights, without their texts, in the order of the numbers.
    static func numbered(_ numbers: [Int64], in connection: PostgresConnection) throws -> [NumberedPosting] {
        guard !numbers.isEmpty else { return [] }
        let rows = try connection.rows(
            "SELECT \(columns), first_seen_at FROM posting WHERE number = ANY ($1)",
            [numbers.map { Int($0) }]
        )
        let found = try rows.map { row -> (Int64, NumberedPosting) in
            let stored = try posting(in: row)
            let posting = NumberedPosting(
                number: stored.number,
                firstSeenAt: try row["first_seen_at"],
                posting: stored.posting
            )
            return (stored.number, posting)
        }
        let known = Dictionary(found, uniquingKeysWith: { $1 })
        return numbers.compactMap { known[$0] }
    }

    /// Those of some postings that are open, with their texts, in the order of their numbers' list.
    static func open(_ numbers: [Int64], now: Date, in connection: PostgresConnection) throws -> [NumberedPosting] {
        let open = try numbered(numbers, in: connection).filter { !$0.posting.isExpired(at: now) }
        guard !open.isEmpty else { return [] }
        let rows = try connection.rows(
            "SELECT posting, description FROM posting_text WHERE posting = ANY ($1)",
            [open.map { Int($0.number) }]
        )
        let texts = Dictionary(
            try rows.map { row -> (Int64, String) in (Int64(try row["posting"] as Int), try row["description"]) },
            uniquingKeysWith: { $1 }
        )
        return open.map { found in
            var whole = found.posting
            whole.description = texts[found.number] ?? ""
            return NumberedPosting(number: found.number, firstSeenAt: found.firstSeenAt, posting: whole)
        }
    }

    static func posting(in row: PostgresRow) throws -> StoredPosting {
        var posting = JobPosting(
            source: try row["source"],
            identifier: try row["identifier"],
            title: try row["title"],
            company: try row["company"]
        )
        posting.url = try row["url"]
        let places: [String] = try row["places"]
        posting.places = places.map { Self.places.value(for: $0, PostingPlace.init(line:)) }
        StoredWorkplace.set(try row["workplace"], of: &posting)
        posting.eligibleCountries = StoredList.items(try row["eligible_countries"])
        posting.employmentType = try row["employment_type"]
        if let currency: String = try row["salary_currency"] {
            posting.salary = Salary(
                currency: currency,
                minimum: try row["salary_minimum"],
                maximum: try row["salary_maximum"],
                unit: try row["salary_unit"] ?? "YEAR"
            )
        }
        posting.postedAt = try row["posted_at"]
        posting.expiresAt = try row["expires_at"]
        posting.occupations = occupations.value(for: try row["occupations"], StoredVotes.votes)
        posting.seniority = Seniority(rawValue: try row["seniority"]) ?? .regular
        posting.skills = try row["skills"]
        posting.fingerprint = (try row["fingerprint"] as Int?).map { Int64($0) }
        posting.job = (try row["job"] as Int?).map { Int64($0) }
        posting.words = StoredWords.words(try row["words"])
        return StoredPosting(number: Int64(try row["number"] as Int), posting: posting)
    }

    /// The row of a posting for COPY, without its text: the columns that are read, then its first sight and countries.
    static func cells(
        of posting: JobPosting,
        number: Int64,
        firstSeenAt: Double,
        countries: [String]
    ) -> [String?] {
        [
            "\(number)", posting.source, posting.identifier, posting.title, posting.company, posting.url,
            CopiedRows.array(posting.places.map(\.line)), StoredWorkplace.letter(of: posting),
            StoredList.cell(posting.eligibleCountries), posting.employmentType, posting.salary?.currency,
            posting.salary?.minimum.map { "\($0)" }, posting.salary?.maximum.map { "\($0)" }, posting.salary?.unit,
            posting.postedAt.map { "\($0.timeIntervalSince1970)" },
            posting.expiresAt.map { "\($0.timeIntervalSince1970)" }, StoredVotes.cell(posting.occupations),
            "\(posting.seniority.rawValue)", CopiedRows.array(posting.skills), posting.fingerprint.map { "\($0)" },
            posting.job.map { "\($0)" }, StoredWords.cell(posting.words).map(CopiedRows.bytes), "\(firstSeenAt)",
            CopiedRows.array(countries),
        ]
    }

    /// Removes postings and all that leads to them. They must be as they were stored.
    static func erase(_ postings: [StoredPosting], in connection: PostgresConnection) throws {
        guard !postings.isEmpty else { return }
        var (occupations, countries, ages, numbers): ([Int], [String], [Int], [Int]) = ([], [], [], [])
        var (terms, owners): ([String], [Int]) = ([], [])
        for stored in postings {
            let reach = PostingReach(number: stored.number, posting: stored.posting)
            for entry in reach.entries {
                occupations.append(entry.occupation)
                countries.append(entry.country)
                ages.append(Int(reach.age))
                numbers.append(Int(stored.number))
            }
            for term in reach.terms {
                terms.append(term)
                owners.append(Int(stored.number))
            }
        }
        try connection.execute(
            """
            DELETE FROM posting_reach USING unnest($1::int8[], $2::text[], $3::int8[], $4::int8[])
                AS entry (occupation, country, age, posting)
            WHERE posting_reach.occupation = entry.occupation AND posting_reach.country = entry.country
                AND posting_reach.age = entry.age AND posting_reach.posting = entry.posting
            """,
            [occupations, countries, ages, numbers]
        )
        try connection.execute(
            """
            DELETE FROM posting_term USING unnest($1::text[], $2::int8[]) AS entry (term, posting)
            WHERE posting_term.term = entry.term AND posting_term.posting = entry.posting
            """,
            [terms, owners]
        )
        try connection.execute("DELETE FROM posting WHERE number = ANY ($1)", [postings.map { Int($0.number) }])
    }
}
