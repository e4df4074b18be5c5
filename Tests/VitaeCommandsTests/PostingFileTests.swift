import Foundation
@testable import JobFeeds
import JobMatching
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("Importing a file of postings")
struct PostingFileTests {
    /// Remembers what was written to it.
    private actor RecordingStore: PostingStore {
        private(set) var postings: [JobPosting] = []

        func upsert(_ postings: [JobPosting], now: Date) -> PostingImportCounts {
            self.postings += postings
            return PostingImportCounts(added: postings.count)
        }

        func candidates(occupations: [String], country: String?, limit: Int) -> [JobPosting] { [] }
        func posting(id: String) -> JobPosting? { postings.first { $0.id == id } }
        func postingCount() -> Int { postings.count }
    }

    @Test(
        "tells the format by the content, then by the name",
        arguments: [
            ("jobs.txt", #"{"identifier": "1", "title": "Baker"}"#, FeedFormat.ndjson),
            ("jobs.ndjson", "no\nno", .ndjson), ("jobs.JSONL", "[", .ndjson), ("jobs.txt", "", .ndjson),
            ("jobs.ndjson", "identifier,title\n1,Baker", .csv), ("-", "<rss></rss>", .rss),
        ]
    )
    func formats(_ path: String, content: String, format: FeedFormat) throws {
        #expect(try PostingFile(path: path).format(of: Data(content.utf8)) == format)
    }

    @Test("a format that is named counts unless the content shows another; one that cannot be told is asked for")
    func namedFormat() throws {
        let file = PostingFile(path: "jobs.txt", format: .lever)
        #expect(try file.format(of: Data("[{}]".utf8)) == .lever)
        let refusal = #expect(throws: CommandFailure.self) { try file.format(of: Data("<rss></rss>".utf8)) }
        #expect(refusal?.exitCode == 1)
        #expect(refusal?.message.contains("looks like rss") == true)
        let failure = #expect(throws: CommandFailure.self) {
            try PostingFile(path: "jobs.txt").format(of: Data("no".utf8))
        }
        #expect(failure?.exitCode == 1)
        #expect(failure?.message.contains("--format") == true)
    }

    @Test("loads a feed of any format under the source's name")
    func loads() async throws {
        let store = RecordingStore()
        let path = Samples.folder.appending(path: "feeds/lever.json").path
        let report = try await PostingFile(path: path, source: "board").load(
            into: store,
            analyzer: try Knowledge.analyzer()
        )
        #expect(report.counts.added == 3)
        #expect(await store.postings.allSatisfy { $0.source == "board" })
        await #expect(throws: CommandFailure.self) {
            try await PostingFile(path: path, format: .rss).load(into: store, analyzer: try Knowledge.analyzer())
        }
    }

    @Test("says what came of an import, and names the rows that are no postings")
    func summary() {
        var report = PostingImporter.Report()
        report.counts = PostingImportCounts(added: 14, replaced: 2)
        report.unlisted = 3
        report.duplicates = 1
        report.rejected = 102
        report.rejections = (1...100).map { PostingImporter.Rejection(row: $0, reason: "title is missing") }
        let lines = ImportSummary(report: report, hasLines: true)
        #expect(lines.text == "14 added, 2 replaced, 3 unlisted, 1 duplicates, 102 rejected")
        #expect(lines.rejections.first == "line 1: title is missing")
        #expect(lines.rejections.last == "and 2 more")
        #expect(ImportSummary(report: report, hasLines: false).rejections.first == "posting 1: title is missing")
    }

    @Test("shows how far an import is")
    func progress() {
        let half = ImportBar.text(PostingImporter.Progress(rows: 4_200, share: 0.5))
        #expect(half.count { $0 == "█" } == 15 && half.count { $0 == "░" } == 15)
        #expect(half.hasSuffix(" 4200 rows"))
        #expect(!ImportBar.text(PostingImporter.Progress(rows: 1, share: 1)).contains("░"))
    }

    @Test("remembers the last import of each source")
    func records() throws {
        let folder = try TemporaryFolder()
        let records = ImportRecords(folder: try DataFolder(path: folder.url.path))
        #expect(try records.all().isEmpty)
        var record = ImportRecord(importedAt: Date(timeIntervalSince1970: 1_793_707_200), rejected: 2)
        try records.set(record, for: "board")
        record.rejected = 0
        record.address = "https://jobs.example.com/feed"
        record.validators = FeedValidators(entityTag: "\"v1\"", lastModified: nil)
        try records.set(record, for: "board")
        try records.set(record, for: "other")
        #expect(try records.all() == ["board": record, "other": record])
        try Data("no".utf8).write(to: folder.url.appending(path: "imports.json"))
        #expect(throws: CommandFailure.self) { try records.all() }
    }
}
