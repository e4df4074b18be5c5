import Foundation
import JobMatching
import Places
import TestSupport
import Testing

@testable import JobFeeds

@Suite("Lines of a feed")
struct PostingLineDecoderTests {
    private static func decode(_ line: String) throws(PostingLineDecoder.Rejection) -> JobPosting {
        try PostingLineDecoder(source: "feed").posting(from: Data(line.utf8))
    }

    /// A posting with further fields.
    private static func decode(with fields: String) throws(PostingLineDecoder.Rejection) -> JobPosting {
        try decode(#"{"identifier": "1", "title": "Baker", \#(fields)}"#)
    }

    private static func reason(_ line: String) throws -> String {
        try #require(throws: PostingLineDecoder.Rejection.self) { try decode(line) }.reason
    }

    private static func lines(of file: String) throws -> [Data] {
        try Samples.bytes(file).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Data($0) }
    }

    @Test("every posting of the samples can be read")
    func samples() throws {
        let lines = try Self.lines(of: "jobs.ndjson").filter { !$0.isEmpty }
        #expect(lines.count > 500)
        let decoder = PostingLineDecoder(source: "samples")
        let ids = try lines.map { try decoder.posting(from: $0).id }
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "each defect of the broken samples has its reason",
        arguments: [
            (3, "not JSON"), (5, "title is missing"), (7, "identifier is missing"), (9, "date is not an ISO 8601 date"),
            (13, "not JSON"), (19, "title is longer than 300 characters"),
        ]
    )
    func defects(_ number: Int, reason: String) throws {
        let line = try Self.lines(of: "jobs-broken.ndjson")[number - 1]
        let rejection = try #require(throws: PostingLineDecoder.Rejection.self) {
            try PostingLineDecoder(source: "feed").posting(from: line)
        }
        #expect(rejection.reason == reason)
    }

    @Test(
        "what is only unusual in the broken samples is read",
        arguments: [1, 2, 4, 6, 8, 10, 11, 12, 14, 15, 16, 17, 18, 20]
    )
    func sound(_ number: Int) throws {
        let line = try Self.lines(of: "jobs-broken.ndjson")[number - 1]
        let posting = try PostingLineDecoder(source: "feed").posting(from: line)
        #expect(!posting.title.isEmpty && !posting.company.isEmpty && !posting.description.isEmpty)
        #expect(posting.url.hasPrefix("https://jobs.example.com/broken/"))
    }

    @Test(
        "says what is wrong with a line",
        arguments: [
            (#"{"identifier": "1", "title": "  "}"#, "title is empty"),
            (#"{"identifier": "1", "title": 5}"#, "title is of the wrong type"),
            (#"{"identifier": true, "title": "Baker"}"#, "identifier is of the wrong type"),
            (#"{"identifier": "1", "title": null}"#, "title is of the wrong type"),
            (#"{"identifier": "1", "title": "Baker", "skills": "ovens"}"#, "skills is of the wrong type"),
            (#"{"identifier": "1", "title": "Baker", "salary": {}}"#, "currency is missing"),
            (#"{"identifier": "1", "title": "Baker""#, "not JSON"), ("", "not JSON"),
        ]
    )
    func reasons(_ line: String, reason: String) throws {
        #expect(try Self.reason(line) == reason)
    }

    @Test("an empty identifier is called that")
    func emptyIdentifier() throws {
        #expect(try Self.reason(#"{"identifier": "", "title": "Baker"}"#).contains("identifier"))
    }

    @Test("a line that is JSON but no object is told so in words", arguments: ["[]", "\"Baker\"", "7"])
    func noObject(_ line: String) throws {
        let reason = try Self.reason(line)
        #expect(reason.first?.isLetter == true, "“\(reason)”")
    }

    @Test("an identifier may be a number")
    func numericIdentifier() throws {
        let posting = try Self.decode(#"{"identifier": 110011, "title": "Baker"}"#)
        #expect(posting.identifier == "110011")
        #expect(posting.id == "feed:110011")
    }

    @Test("a title of 300 characters is read, spaces around it are not part of it")
    func titleLength() throws {
        let title = String(repeating: "é", count: 300)
        #expect(try Self.decode(#"{"identifier": "1", "title": "  \#(title) "}"#).title == title)
        #expect(throws: PostingLineDecoder.Rejection.self) {
            try Self.decode(#"{"identifier": "1", "title": "\#(title)e"}"#)
        }
    }

    @Test(
        "reads dates with and without time",
        arguments: [
            ("2026-11-03", 1_793_664_000.0), ("2026-11-03T12:00:00Z", 1_793_707_200),
            ("2026-11-03T14:00:00+02:00", 1_793_707_200), ("2026-11-03T12:00:00.500Z", 1_793_707_200.5),
        ]
    )
    func dates(_ text: String, seconds: Double) throws {
        let posting = try Self.decode(with: #""date": "\#(text)", "validThrough": "\#(text)""#)
        #expect(posting.postedAt == Date(timeIntervalSince1970: seconds))
        #expect(posting.expiresAt == Date(timeIntervalSince1970: seconds))
    }

    @Test("a date may be left out or null")
    func noDate() throws {
        let posting = try Self.decode(with: #""date": null"#)
        #expect(posting.postedAt == nil)
        #expect(posting.expiresAt == nil)
    }

    @Test(
        "refuses what is no date, and names the field",
        arguments: ["yesterday", "28.10.2026", "2026-13-01", "2026-02-30", "10/28/2026", "2026-10-28 or so"]
    )
    func noDates(_ text: String) {
        #expect(throws: PostingLineDecoder.Rejection(reason: "date is not an ISO 8601 date")) {
            try Self.decode(with: #""date": "\#(text)""#)
        }
        #expect(throws: PostingLineDecoder.Rejection(reason: "validThrough is not an ISO 8601 date")) {
            try Self.decode(with: #""validThrough": "\#(text)""#)
        }
    }
}
