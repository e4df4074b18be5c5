import Foundation
import Testing

@testable import Publications

@Suite("RIS")
struct RISTests {
    @Test("is read as it was written")
    func roundTrip() throws {
        let text = try PublicationWriter.file(of: Examples.publications, .ris)
        let file = try Examples.read(text)
        #expect(file.rejections.isEmpty)
        var expected = Examples.contents
        expected[2].setContributors([Contributor(name: "Beispiel, Ludwig", kind: .person)])
        for (read, content) in zip(file.entries.map(\.content), expected) {
            #expect(read == content)
        }
        #expect(file.entries.count == expected.count)
        #expect(text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.last == UInt8(ascii: "\r") })
    }

    @Test("names what stands in no record, and what has no title, and reads the rest")
    func broken() throws {
        let text = """
            AU  - Nobody
            TI  - Lost

            TY  - JOUR
            TI  - First title
              goes on here
            AU  - Doe, Jane
            PY  - 2020/05//
            SP  - 1
            EP  - 9
            SN  - 1234-567X
            ER  -
            TY  - BOOK
            AU  - Doe, Jane
            ER  -
            TY  - CHAP
            T1  - Second
            BT  - A book
            TY  - GEN
            TI  - Third
            """
        let file = try Examples.read(text)
        #expect(file.entries.map(\.content.title) == ["First title goes on here", "Second", "Third"])
        #expect(file.entries.map(\.line) == [4, 16, 19])
        #expect(file.rejections.map(\.line) == [1, 13])
        let first = file.entries[0].content
        #expect(first.year == 2020 && first[.pages] == "1-9" && first[.issn] == "1234-567X")
        #expect(file.entries[1].content[.venue] == "A book" && file.entries[1].content.kind == .chapter)
    }
}

@Suite("CSL-JSON")
struct CSLTests {
    @Test("is read as it was written")
    func roundTrip() throws {
        let file = try Examples.read(PublicationWriter.file(of: Examples.publications, .cslJSON))
        #expect(file.rejections.isEmpty)
        var expected = Examples.contents
        expected[2].setContributors([Contributor(name: "Beispiel, Ludwig", kind: .person)])
        for (read, content) in zip(file.entries.map(\.content), expected) { #expect(read == content) }
        #expect(file.entries.count == expected.count)
    }

    /// Written from the specification of CSL-JSON 1.0.2 (its `csl-data.json`), since no package that is at hand has a copy:
    /// what an item, a name and a date may hold, and nothing else.
    @Test("holds nothing but what the specification knows")
    func schema() throws {
        let text = try PublicationWriter.file(of: Examples.publications, .cslJSON)
        let items = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(items.count == Examples.contents.count)
        for item in items {
            #expect(item["id"] is String)
            #expect(Self.types.contains(item["type"] as? String ?? ""))
            for (name, value) in item {
                if Self.names.contains(name) {
                    for person in try #require(value as? [[String: Any]]) {
                        #expect(Set(person.keys).isSubset(of: Self.nameParts))
                        #expect(person["literal"] != nil || person["family"] != nil)
                        #expect(person.values.allSatisfy { $0 is String })
                    }
                } else if name == "issued" {
                    let date = try #require(value as? [String: Any])
                    let parts = try #require(date["date-parts"] as? [[Int]])
                    #expect(date.count == 1 && parts.count == 1 && (1...3).contains(parts[0].count))
                } else {
                    #expect(Self.texts.contains(name), "\(name)")
                    #expect(value is String, "\(name)")
                }
            }
        }
    }

    private static let types: Set<String> = [
        "article-journal", "book", "chapter", "document", "paper-conference", "report", "thesis", "webpage",
    ]
    private static let names: Set<String> = ["author", "editor"]
    private static let nameParts: Set<String> = ["family", "given", "literal", "non-dropping-particle", "suffix"]
    private static let texts: Set<String> = [
        "DOI", "ISBN", "ISSN", "URL", "abstract", "citation-key", "container-title", "edition", "id", "issue",
        "keyword",
        "language", "note", "page", "publisher", "publisher-place", "source", "title", "type", "volume",
    ]

    @Test("names each broken item with its line, and reads all others")
    func broken() throws {
        let text = """
            [
              {"title": "First", "author": [{"literal": "Example Group"}, {"family": "Doe", "given": "J"}],
               "issued": {"raw": "May 2020"}, "volume": 7},
              {"title": "Broken" "DOI": "x"},
              17,
              {"author": []},
              {"title": "Second, [with] {signs}", "issued": {"date-parts": [["2021", 5]]}, "note": "a \\" b"}
            ]
            """
        let file = try Examples.read(text)
        #expect(file.entries.map(\.content.title) == ["First", "Second, [with] {signs}"])
        #expect(file.entries.map(\.content.year) == [2020, 2021])
        #expect(file.entries[0].content.contributors.map(\.kind) == [.group, .person])
        #expect(file.entries[0].content[.volume] == "7")
        #expect(file.rejections.map(\.line) == [4, 5, 6])
    }

    @Test(
        "ends, whatever closes what was not opened",
        .timeLimit(.minutes(1)),
        arguments: [
            "[}", "[}]", "[1}2}", "[{\"title\": \"T\"}}, {\"title\": \"Second\"}]", "{\"a\"}}}", "[[]]]", "[\"", "[{",
        ]
    )
    func unopened(_ text: String) throws {
        let file = try Examples.read(text, .cslJSON)
        #expect(file.entries.count + file.rejections.count <= 2)
        #expect(file.entries.contains { $0.content.title == "Second" } == text.contains("Second"))
    }

    @Test("that is no list is told as such", arguments: ["17", "\"text\""])
    func notAList(_ text: String) {
        #expect(throws: PublicationFileError.notAList) { try Examples.read(text, .cslJSON) }
    }
}

@Suite("Files of publications")
struct PublicationFileTests {
    @Test("are told apart by how they begin")
    func formats() {
        #expect(PublicationFormat(beginning: "\u{FEFF} % note\n@book{") == .bibtex)
        #expect(PublicationFormat(beginning: "\r\nTY  - JOUR") == .ris)
        #expect(PublicationFormat(beginning: " [{") == .cslJSON)
        #expect(PublicationFormat(beginning: "Dear all") == nil)
    }

    @Test("that are empty or something else are refused")
    func refused() {
        #expect(throws: PublicationFileError.empty) { try Examples.read(" \n") }
        #expect(throws: PublicationFileError.unknownFormat) { try Examples.read("Dear all") }
        #expect(throws: PublicationFileError.notReadable(.csv)) { try Examples.read("a,b", .csv) }
    }

    @Test("for spreadsheets hold no formulas, and quote as RFC 4180 does")
    func csv() throws {
        var content = PublicationContent(title: "=HYPERLINK(\"x\")")
        content.setAuthor("Doe, J.")
        content[.note] = "-1"
        let text = try PublicationWriter.file(of: [Examples.publication(content)], .csv)
        let rows = text.components(separatedBy: "\r\n")
        #expect(rows.count == 3 && rows[0].hasPrefix("id,key,title,author,year"))
        #expect(rows[1].contains(",\"'=HYPERLINK(\"\"x\"\")\",\"Doe, J.\",") && rows[1].contains(",'-1,"))
    }

    @Test("leave abstracts and keywords out where they are not wanted", arguments: PublicationFormat.allCases)
    func leftOut(_ format: PublicationFormat) throws {
        for isWanted in [true, false] {
            var writer = PublicationWriter(format, includesAbstract: isWanted, includesKeywords: isWanted)
            let text = try writer.text(of: Examples.publications[0]) + writer.end()
            #expect(text.contains("First line") == isWanted)
            #expect(
                (text.contains("tone, syntax") || text.contains("KW  - tone") || text.contains("\"tone\"")) == isWanted
            )
        }
    }

    @Test("without publications are whole as well", arguments: PublicationFormat.allCases)
    func empty(_ format: PublicationFormat) throws {
        let text = try PublicationWriter.file(of: [], format)
        switch format {
        case .json, .cslJSON: #expect(text == "[]\n")
        case .csv: #expect(text.hasPrefix("id,") && text.hasSuffix("\r\n"))
        case .bibtex, .ris: #expect(text.isEmpty)
        }
    }
}
