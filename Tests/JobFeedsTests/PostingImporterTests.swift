import Careers
import Foundation
import JobFeeds
import JobMatching
import Places
import TestSupport
import Testing

@Suite("Importing a feed")
struct PostingImporterTests {
    /// Remembers what was written to it.
    private actor RecordingStore: PostingStore {
        private(set) var batches: [[JobPosting]] = []
        private var answer: PostingImportCounts?

        func answer(_ counts: PostingImportCounts) { answer = counts }

        func upsert(_ postings: [JobPosting], now: Date) -> PostingImportCounts {
            batches.append(postings)
            return answer ?? PostingImportCounts(added: postings.count)
        }

        func candidates(occupations: [String], country: String?, limit: Int) -> [JobPosting] { [] }
        func posting(id: String) -> JobPosting? { nil }
        func postingCount() -> Int { batches.reduce(0) { $0 + $1.count } }
    }

    private let store = RecordingStore()

    private func load(_ data: Data) async throws -> PostingImporter.Report {
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        return try await PostingImporter(store: store, features: features).importLines(data, source: "feed")
    }

    @Test("names the lines that are no postings and imports the others")
    func broken() async throws {
        let report = try await load(Data(try Samples.bytes("jobs-broken.ndjson")))
        #expect(report.rejections.map(\.line) == [3, 5, 7, 9, 19])
        #expect(report.rejected == 5)
        #expect(report.counts == PostingImportCounts(added: 14))
        #expect(await store.postingCount() == 14)
    }

    @Test("empty lines and line ends of Windows are nothing to report")
    func lineEnds() async throws {
        let line = #"{"identifier": "1", "title": "Baker"}"#
        let other = #"{"identifier": "2", "title": "Miller"}"#
        let report = try await load(Data("\r\n\n\(line)\r\n   \n\(other)".utf8))
        #expect(report.rejected == 0)
        #expect(report.counts.added == 2)
    }

    @Test("of rows with one identifier the last is kept, within a batch and across batches")
    func duplicates() async throws {
        let lines = (1...1_100).map { #"{"identifier": "\#($0 % 1_050)", "title": "Baker \#($0)"}"# }
        let report = try await load(Data((lines + [lines[1_099]]).joined(separator: "\n").utf8))
        #expect(report.duplicates == 51)
        #expect(await store.batches.map(\.count) == [1_000, 100])
        #expect(await store.batches.last?.last?.title == "Baker 1100")
    }

    @Test("counts what is not shown, and names what is no posting, in any format")
    func otherFormats() async throws {
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        let importer = PostingImporter(store: store, features: features)
        let lever = try await importer.importFeed(
            Data(try Samples.bytes("feeds/lever.json")),
            format: .lever,
            source: "quillfreight"
        )
        #expect(lever.counts.added == 3)
        #expect(lever.unlisted == 1)
        #expect(lever.rejections == [.init(row: 5, reason: "identifier is missing")])
        let board = try await importer.importFeed(
            Data(try Samples.bytes("feeds/arbeitnow.json")),
            format: .arbeitnow,
            source: "board"
        )
        #expect(board.counts.added == 3)
        // A remote posting that names a city and nothing else is for that city's country.
        #expect(await store.batches.last?.last?.eligibleCountries == ["DE"])
    }

    @Test(
        "a remote posting is for the country of its town, unless something opens it",
        arguments: [
            (#""location": "Denver, CO", "remote": "Remote""#, ["US"]),
            (#""location": "Remote; Leeds", "remote": true"#, ["GB"]),
            (#""location": "Remote - New South Wales""#, ["AU"]), (#""location": "Remote, Ontario""#, ["CA"]),
            (#""location": "Denver, CO", "remote": "Remote", "applicantLocationRequirements": ["Worldwide"]"#, []),
            (#""location": "Denver, CO", "remote": "Remote", "description": "Work from anywhere in the world.""#, []),
            (#""location": "Remote", "description": "You can work from home within the United States.""#, ["US"]),
            (#""location": "Remote""#, []),
        ]
    )
    func remoteCountries(_ fields: String, countries: [String]) async throws {
        _ = try await load(Data(#"{"identifier": "1", "title": "Baker", \#(fields)}"#.utf8))
        let posting = try #require(await store.batches.first?.first)
        #expect(posting.workplace == .remote)
        #expect(posting.eligibleCountries == countries)
    }

    @Test("an import that is cancelled writes nothing more")
    func cancelled() async throws {
        let lines = (0..<1_200).map { #"{"identifier": "\#($0)", "title": "Baker"}"# }
        let data = Data(lines.joined(separator: "\n").utf8)
        let task = Task {
            unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            return try await load(data)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(await store.batches.isEmpty)
    }

    @Test("a document of another format is refused as a whole")
    func otherFormat() async throws {
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        let importer = PostingImporter(store: store, features: features)
        await #expect(throws: FeedError.self) {
            try await importer.importFeed(Data("[]".utf8), format: .greenhouse, source: "feed")
        }
        #expect(await store.batches.isEmpty)
    }

    @Test("batches are written in the order of the feed, none left out")
    func order() async throws {
        let lines = (0..<2_750).map { #"{"identifier": "\#($0)", "title": "Baker"}"# }
        let report = try await load(Data(lines.joined(separator: "\n").utf8))
        #expect(report.counts.added == 2_750)
        #expect(await store.batches.map(\.count) == [1_000, 1_000, 750])
        #expect(await store.batches.joined().map(\.identifier) == (0..<2_750).map(String.init))
    }

    @Test("copies of a posting in several sources get one fingerprint, and are counted as the store counts them")
    func copies() async throws {
        let fields = #""title": "Baker", "company": "Globex GmbH", "location": "Bonn", "description": "Bake.""#
        let lines =
            ["{\"identifier\": \"1\", \(fields)}", "{\"identifier\": \"2\", \(fields)}"].joined(separator: "\n")
            + "\n" + #"{"identifier": "3", "title": "Cook"}"#
        _ = try await load(Data(lines.utf8))
        let fingerprints = await store.batches.joined().map(\.fingerprint)
        #expect(fingerprints[0] != nil)
        #expect(fingerprints[0] == fingerprints[1])
        #expect(fingerprints[0] != fingerprints[2])
        await store.answer(PostingImportCounts(added: 1, copies: 2))
        #expect(try await load(Data(lines.utf8)).counts == PostingImportCounts(added: 1, copies: 2))
    }

    @Test("an empty feed writes nothing")
    func empty() async throws {
        let report = try await load(Data())
        #expect(report.rejected == 0)
        #expect(await store.batches.isEmpty)
    }

    @Test("shows a hundred rejections and counts all")
    func manyRejections() async throws {
        let report = try await load(Data(String(repeating: "no\n", count: 150).utf8))
        #expect(report.rejections.count == 100)
        #expect(report.rejected == 150)
    }

    @Test("postings get an occupation, a rank, skills and places")
    func features() async throws {
        let line =
            #"{"identifier": "1", "title": "Senior Accountant (m/f/d)", "location": "Austin, TX", "#
            + #""skills": [{"name": "SQL"}]}"#
        _ = try await load(Data(line.utf8))
        let posting = try #require(await store.batches.first?.first)
        #expect(posting.occupations.first?.code == "13-2011")
        #expect(posting.seniority == .senior)
        #expect(posting.skills.contains("SQL"))
        #expect(posting.places.first?.place?.city == "Austin")
        #expect(posting.places.first?.place?.countryCode == "US")
    }
}
