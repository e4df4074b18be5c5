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

        func upsert(_ postings: [JobPosting]) -> PostingImportCounts {
            batches.append(postings)
            return PostingImportCounts(added: postings.count)
        }

        func candidates(occupations: [String], country: String?, limit: Int) -> [JobPosting] { [] }
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
        let report = try await load(Data("\r\n\n\(line)\r\n   \n\(line)".utf8))
        #expect(report.rejected == 0)
        #expect(report.counts.added == 2)
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
