import Foundation
import JobMatching
import Testing

@testable import JobFeeds

@Suite("Feeds as documents")
struct FeedReaderTests {
    private static let fixtures: [(String, FeedFormat)] = [
        ("own.ndjson", .ndjson), ("own.csv", .csv), ("greenhouse.json", .greenhouse), ("lever.json", .lever),
        ("ashby.json", .ashby), ("workable.json", .workable), ("smartrecruiters.json", .smartrecruiters),
        ("recruitee.json", .recruitee), ("json-ld.json", .jsonLD), ("json-ld.html", .jsonLD),
        ("indeed.xml", .indeedXML), ("rss.xml", .rss), ("atom.xml", .rss), ("remotive.json", .remotive),
        ("arbeitnow.json", .arbeitnow),
    ]

    @Test("a document shows its format", arguments: fixtures)
    func sniffing(_ name: String, format: FeedFormat) throws {
        #expect(FeedFormat(sniffing: try FeedFixture.data(name)) == format)
    }

    @Test("every format has a fixture and a name for the command line")
    func formats() {
        #expect(Set(Self.fixtures.map(\.1)) == Set(FeedFormat.allCases))
        #expect(FeedFormat(rawValue: "json-ld") == .jsonLD)
        #expect(FeedFormat(rawValue: "indeed-xml") == .indeedXML)
    }

    @Test(
        "what is no feed shows none",
        arguments: ["", "hello", "[]", "{}", "a,b\n1,2", "<svg/>", "[1, 2]", "{\"jobs\": 5}", "<!DOCTYPE rss><rss/>"]
    )
    func noFormat(_ text: String) {
        #expect(FeedFormat(sniffing: Data(text.utf8)) == nil)
    }

    @Test("feeds without postings show their format all the same")
    func emptyFeeds() {
        #expect(FeedFormat(sniffing: Data(#"{"jobs": [], "meta": {"total": 0}}"#.utf8)) == .greenhouse)
        #expect(FeedFormat(sniffing: Data(#"{"jobs": [], "apiVersion": "1"}"#.utf8)) == .ashby)
        #expect(FeedFormat(sniffing: Data(#"{"offers": []}"#.utf8)) == .recruitee)
    }

    /// A recorded feed of each format.
    private static let recorded: [(FeedFormat, String)] = [
        (.ndjson, "own.ndjson"), (.csv, "own.csv"), (.greenhouse, "greenhouse.json"), (.lever, "lever.json"),
        (.ashby, "ashby.json"), (.workable, "workable.json"), (.smartrecruiters, "smartrecruiters.json"),
        (.recruitee, "recruitee.json"), (.jsonLD, "json-ld.json"), (.jsonLD, "json-ld.html"),
        (.indeedXML, "indeed.xml"), (.rss, "rss.xml"), (.rss, "atom.xml"), (.remotive, "remotive.json"),
        (.arbeitnow, "arbeitnow.json"),
    ]

    @Test("a feed is taken for its own format and for no other, whichever is named", arguments: recorded)
    func checked(_ own: FeedFormat, file: String) throws {
        let data = try FeedFixture.data(file)
        for named in FeedFormat.allCases {
            guard named != own else {
                try named.check(data)
                continue
            }
            let error = #expect(throws: FeedError.self, "\(named)") { try named.check(data) }
            #expect(error?.message.contains("this looks like \(own.rawValue) ") == true, "\(named)")
        }
    }

    @Test(
        "says what a file is that has no lines of JSON",
        arguments: [
            ("%PDF-1.7", "a PDF document"), ("hello\nworld", "a text without JSON or XML"), ("[1, 2]", "a list"),
            ("<svg/>", "an XML document <svg>"),
        ]
    )
    func looks(_ text: String, words: String) {
        let error = #expect(throws: FeedError.self) { try FeedFormat.ndjson.check(Data(text.utf8)) }
        #expect(error?.message.hasSuffix("this is \(words)") == true)
    }

    @Test("where nothing is known of a document, the format that is named counts")
    func unknown() throws {
        try FeedFormat.lever.check(Data(#"[{"text": "Baker"}]"#.utf8))
        try FeedFormat.ndjson.check(Data(#"{"title": "Baker"}"#.utf8))
        try FeedFormat.ndjson.check(Data())
        // It has signs of two.
        let both = Data(#"{"jobs": [{"id": 1, "title": "Baker", "absolute_url": "x", "categories": {}}]}"#.utf8)
        try FeedFormat.greenhouse.check(both)
    }

    @Test("tells which share of a feed was read", arguments: recorded)
    func shares(_ format: FeedFormat, file: String) throws {
        var rows = try FeedReader(format: format, source: "feed").rows(of: try FeedFixture.data(file))
        var last = 0.0
        while rows.next() != nil {
            #expect(rows.share >= last)
            last = rows.share
        }
        #expect(rows.share > 0.9)
    }

    @Test(
        "says which format was expected",
        arguments: [
            (FeedFormat.greenhouse, "[]"), (.lever, "5"), (.ashby, "{\"jobs\": {}}"), (.csv, "name;place\na;b"),
            (.rss, "<html></html>"), (.indeedXML, "{}"), (.jsonLD, "<html></html>"), (.arbeitnow, ""),
        ]
    )
    func wrongShape(_ format: FeedFormat, text: String) throws {
        let error = try #require(throws: FeedError.self) { try FeedFixture.rows(text: text, format) }
        #expect(error.message.contains(format.rawValue))
        #expect(error.message.contains(format.shape))
    }

    @Test(
        "refuses document types and encodings in which one could hide",
        arguments: [
            ("<?xml version=\"1.0\"?><!DOCTYPE rss [<!ENTITY a \"b\">]><rss/>", FeedError.documentType),
            ("<!-- x --><!DOCTYPE rss SYSTEM \"file:///etc/passwd\"><rss/>", .documentType),
            ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><rss/>", .encoding("utf-7")),
        ]
    )
    func documentTypes(_ text: String, error: FeedError) {
        #expect(throws: error) { try FeedFixture.rows(text: text, .rss) }
    }

    @Test("a JSON document that breaks off keeps the rows before the break")
    func brokenJSON() throws {
        let rows = try FeedFixture.rows(
            text: #"{"meta": {}, "jobs": [{"id": 1, "title": "Baker"}, {"id": 2, "title": "Mill"#,
            .greenhouse
        )
        #expect(rows.count == 2)
        #expect(rows[0].posting?.title == "Baker")
        #expect(FeedFixture.lines(rows)[1].hasSuffix("what follows is not read"))
    }

    @Test("nesting and size cost one row, what follows is read")
    func caps() throws {
        let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
        var limits = FeedLimits()
        limits.valueBytes = 1000
        let rows = try FeedFixture.rows(
            text:
                #"{"jobs": [{"id": 1, "x": \#(deep)}, {"id": 2, "title": "\#(String(repeating: "a", count: 2000))"}, "#
                + #"{"id": 3, "title": "Baker"}]}"#,
            .greenhouse,
            limits: limits
        )
        #expect(rows[0].outcome == .rejected("nested too deeply"))
        #expect(rows[1].outcome == .rejected("a value is too large"))
        #expect(rows[2].posting?.identifier == "3")
    }

    @Test("deep XML ends the reading, large values cost one row")
    func xmlCaps() throws {
        let deep = String(repeating: "<a>", count: 100)
        let broken = try FeedFixture.rows(
            text: "<rss><channel><item><guid>1</guid><title>Baker</title></item><item>\(deep)</item></channel></rss>",
            .rss
        )
        #expect(broken.count == 2)
        #expect(broken[0].posting?.title == "Baker")
        #expect(FeedFixture.lines(broken)[1].contains("nested too deeply"))
        var limits = FeedLimits()
        limits.valueBytes = 1000
        let large = try FeedFixture.rows(
            text: "<rss><item><title>\(String(repeating: "a", count: 2000))</title></item>"
                + "<item><guid>2</guid><title>Miller</title></item></rss>",
            .rss,
            limits: limits
        )
        #expect(large[0].outcome == .rejected("a value is too large"))
        #expect(large[1].posting?.title == "Miller")
    }

    @Test("a line that is too long costs that line")
    func longLine() throws {
        var limits = FeedLimits()
        limits.rowBytes = 200
        let long = #"{"identifier": "1", "title": "\#(String(repeating: "a", count: 300))"}"#
        let rows = try FeedFixture.rows(
            text: long + "\n{\"identifier\": 2, \"title\": \"Baker\"}",
            .ndjson,
            limits: limits
        )
        #expect(rows[0].outcome == .rejected("the line is too large"))
        #expect(rows[1].number == 2)
        #expect(rows[1].posting?.identifier == "2")
    }

    @Test("a first row without a posting's fields is a notice, a later one is told")
    func notices() throws {
        let rows = try FeedFixture.rows(
            text: #"[{"legal": "terms"}, {"legal": "again"}, {"id": 1, "text": "Baker"}]"#,
            .lever
        )
        #expect(rows[0].outcome == .notice)
        #expect(rows[1].outcome == .rejected("title is missing"))
        #expect(rows[2].posting?.title == "Baker")
    }

    @Test("a schema.org posting may stand alone, in a list, or in an item list")
    func jsonLDShapes() throws {
        let posting = #"{"@type": "JobPosting", "title": "Baker", "identifier": "1"}"#
        let item = #"{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": \#(posting)}]}"#
        for text in [posting, "[\(posting)]", #"{"@graph": [\#(posting)]}"#, item] {
            let rows = try FeedFixture.rows(text: text, .jsonLD)
            #expect(rows.map { $0.posting?.identifier } == ["1"])
        }
    }
}
