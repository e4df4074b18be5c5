import Careers
import Foundation
import JobFeeds
import JobMatching
import Testing

@testable import VitaeCommands

@Suite("What vitae jobs prints")
struct JobsOutputTests {
    private static let now = Date(timeIntervalSince1970: 1_793_707_200)

    private static func posting(_ title: String = "Baker, \"Rolls\"") -> JobPosting {
        var posting = JobPosting(source: "board", identifier: "B-1", title: title, company: "Globex")
        posting.places = [
            PostingPlace(text: "Austin, TX", place: nil), PostingPlace(text: "Dallas, TX", place: nil),
        ]
        posting.description = "Bake bread.\nAnd rolls."
        posting.occupations = [OccupationVote(code: "51-3011", weight: 1, similarity: 1)]
        posting.salary = Salary(currency: "USD", minimum: 20, maximum: 24.5, unit: "HOUR")
        posting.skills = ["Baking", "HACCP"]
        posting.postedAt = now.addingTimeInterval(-86_400)
        posting.expiresAt = now.addingTimeInterval(1)
        return posting
    }

    private static func printed<Row: OutputRow>(_ rows: [Row], _ format: ScoreFormat) throws -> String {
        var formatter = RowFormatter<Row>(format: format)
        return try rows.map { try formatter.text(of: $0) }.joined() + formatter.end
    }

    private static func listed(_ titles: [String]) -> [ListedPosting] {
        titles.map { ListedPosting(posting: posting($0), now: now) }
    }

    @Test("each format has its frame, also around nothing")
    func frames() throws {
        let rows = Self.listed(["Baker", "Cook"])
        #expect(try Self.printed(rows, .table).split(separator: "\n").count == 3)
        #expect(try Self.printed(rows, .table).hasPrefix("TITLE "))
        #expect(try Self.printed(rows, .ndjson).split(separator: "\n").count == 2)
        let list = try JSONSerialization.jsonObject(with: Data(Self.printed(rows, .json).utf8)) as? [[String: Any]]
        #expect(list?.map { $0["title"] as? String } == ["Baker", "Cook"])
        let none: [ListedPosting] = []
        #expect(try Self.printed(none, .table).isEmpty)
        #expect(try Self.printed(none, .ndjson).isEmpty)
        #expect(try Self.printed(none, .json) == "[]\n")
        #expect(try Self.printed(none, .csv) == ListedPosting.columns.joined(separator: ",") + "\r\n")
    }

    @Test("a list can be imported elsewhere", arguments: [(ScoreFormat.ndjson, FeedFormat.ndjson), (.csv, .csv)])
    func importable(_ format: ScoreFormat, read: FeedFormat) throws {
        var remote = Self.posting("Remote Baker")
        remote.identifier = "B-2"
        remote.workplace = .remote
        let rows = [Self.posting(), remote].map { ListedPosting(posting: $0, now: Self.now) }
        let data = Data(try Self.printed(rows, format).utf8)
        #expect(FeedFormat(sniffing: data) == read)
        let postings = try FeedReader(format: read, source: "board").rows(of: data).compactMap(\.posting)
        let expected = [Self.posting(), remote].map { posting in
            var posting = posting
            posting.occupations = []
            return posting
        }
        #expect(postings == expected)
    }

    @Test("a posting that is over says so")
    func expired() {
        let open = ListedPosting(posting: Self.posting(), now: Self.now)
        let over = ListedPosting(posting: Self.posting(), now: Self.now.addingTimeInterval(1))
        #expect(open.cells.contains("2026-11-02"))
        #expect(over.cells.contains("expired"))
        #expect(open.values.last == "false")
        #expect(over.values.last == "true")
    }

    @Test("every row has a cell and a value for each column")
    func columns() {
        let posting = ListedPosting(posting: Self.posting(), now: Self.now)
        #expect(posting.cells.count == ListedPosting.table.columns.count)
        #expect(posting.values.count == ListedPosting.columns.count)
        let summary = SourceSummary(source: "board")
        #expect(summary.cells.count == SourceSummary.table.columns.count)
        #expect(summary.values.count == SourceSummary.columns.count)
        let match = MatchedJob(Self.match)
        #expect(match.cells.count == MatchedJob.table.columns.count)
        #expect(match.values.count == MatchedJob.columns.count)
    }

    private static var match: JobMatch {
        JobMatch(
            posting: posting("Baker"),
            bucket: .local,
            category: .direct,
            score: 71,
            distance: 12.5,
            role: "Head Baker",
            matchingSkills: ["Baking"]
        )
    }

    @Test("a match is told in the words of the HTTP interface")
    func matches() throws {
        let line = try Self.printed([MatchedJob(Self.match)], .ndjson)
        let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["match_score"] as? Int == 71)
        #expect(object["bucket"] as? String == "local")
        #expect(object["distance_km"] as? Double == 12.5)
        #expect(object["id"] as? String == "board:B-1")
        #expect(object["location"] as? String == "Austin, TX / Dallas, TX")
        #expect(object["posted_on"] as? String == "2026-11-02")
        #expect(object["salary"] as? String == "USD 20-24.50 an hour")
        #expect(object["why"] as? String == Self.match.reason)
        #expect(object["skills"] as? [String] == ["Baking", "HACCP"])
        #expect(object["excerpt"] as? String == "")
    }

    @Test("in a table, why a match is shown and its first lines stand under it")
    func details() throws {
        var match = Self.match
        match.excerpt = "Bake bread."
        let lines = try Self.printed([MatchedJob(match)], .table).split(separator: "\n").map(String.init)
        try #require(lines.count == 4)
        #expect(lines[1].contains("USD 20-24.50 an hour"))
        #expect(lines[2].hasPrefix("       Fits “Head Baker”; "))
        #expect(lines[3] == "       Bake bread.")
    }

    @Test("statistics name sources of which only the store or only the import knows")
    func statistics() throws {
        let stored = SourceStatistics(source: "board", postings: 3, expired: 1, newest: Self.now)
        let record = ImportRecord(importedAt: Self.now, rejected: 2)
        let summaries = SourceSummary.all([stored], records: ["gone": record])
        #expect(summaries.map(\.source) == ["board", "gone"])
        #expect(summaries[0].values == ["board", "3", "1", "0", "2026-11-03", "", ""])
        #expect(summaries[1].values == ["gone", "0", "0", "0", "", "2", "2026-11-03T12:00:00Z"])
        #expect(try summaries[0].json().contains("\"rejected\":null"))
    }

    @Test(
        "a posting cannot command the terminal",
        arguments: ["\u{1B}[2JBaker", "Baker\r\nroot", "\u{9B}31mBaker", "\u{202E}Baker", "Ba\u{2028}ker"]
    )
    func controls(_ title: String) throws {
        let text = try Self.printed(Self.listed([title]), .table)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 3)
        let harmful = text.unicodeScalars.filter { scalar in
            scalar != "\n" && scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                || [0x202E, 0x2028].contains(scalar.value)
        }
        #expect(harmful.isEmpty)
    }

    @Test("columns stay in line, and numbers stand at the right")
    func table() {
        let table = TextTable(columns: [
            TextTable.Column(name: "NAME", width: 5), TextTable.Column(name: "N", width: 3, isNumber: true),
            TextTable.Column(name: "REST", width: 4),
        ])
        #expect(table.header == "NAME     N  REST")
        #expect(table.row(["long name", "12", "as long as it is"]) == "long…   12  as long as it is")
    }
}
