import Testing

@testable import JobFeeds

@Suite("Tables")
struct CSVRecordsTests {
    private static func records(_ text: String, limit: Int = 1000) -> [(line: Int, item: CSVRecords.Item)] {
        var records = CSVRecords(Array(text.utf8), limit: limit)
        var result: [(line: Int, item: CSVRecords.Item)] = []
        while let record = records.next() { result.append(record) }
        return result
    }

    @Test(
        "cells are parted as RFC 4180 says, and as spreadsheets do",
        arguments: [
            ("a,b,c", ["a", "b", "c"]), ("\u{FEFF}a,b", ["a", "b"]), ("a;b,c;d", ["a", "b,c", "d"]),
            ("a\tb c", ["a", "b c"]), ("\"a,b\",c", ["a,b", "c"]), ("\"a \"\"b\"\"\",c", ["a \"b\"", "c"]),
            ("a,", ["a", ""]), ("a,,b", ["a", "", "b"]), ("\"\",b", ["", "b"]), ("a \"b\",c", ["a \"b\"", "c"]),
            ("ä,€\r\n", ["ä", "€"]),
        ]
    )
    func cells(_ text: String, expected: [String]) {
        #expect(Self.records(text).map(\.item) == [.cells(expected)])
    }

    @Test("line breaks within quotation marks are part of the cell, and count as lines")
    func lineBreaks() {
        let records = Self.records("a,b\r\n\"1\n2\",x\n\n\"\"\ny,z")
        #expect(records.map(\.line) == [1, 2, 6])
        #expect(records[1].item == .cells(["1\n2", "x"]))
        #expect(records[2].item == .cells(["y", "z"]))
    }

    @Test("an open quotation mark costs its own line")
    func openQuote() {
        let records = Self.records("a,b\n1,\"2\n3,4")
        #expect(records.map(\.line) == [1, 2, 3])
        #expect(records[2].item == .cells(["3", "4"]))
        guard case .rejected = records[1].item else {
            Issue.record("the open record is no record")
            return
        }
    }

    @Test("a record that is too large is refused")
    func large() {
        let records = Self.records("a,b\n\(String(repeating: "x", count: 50)),y\n1,2", limit: 20)
        #expect(records.count == 3)
        #expect(records[2].item == .cells(["1", "2"]))
    }

    @Test("an empty table has no records", arguments: ["", "\n\n", "\u{FEFF}"])
    func empty(_ text: String) {
        #expect(Self.records(text).isEmpty)
    }
}
