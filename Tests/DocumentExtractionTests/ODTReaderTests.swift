import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("OpenDocument texts")
struct ODTReaderTests {
    private static let namespaces = """
        xmlns:office="urn:o" xmlns:text="urn:t" xmlns:table="urn:b" xmlns:style="urn:s" xmlns:fo="urn:f" \
        xmlns:draw="urn:d" xmlns:xlink="urn:x"
        """

    private func content(_ body: String, styles: String = "") -> String {
        """
        <office:document-content \(Self.namespaces)><office:automatic-styles>\(styles)</office:automatic-styles>\
        <office:body><office:text>\(body)</office:text></office:body></office:document-content>
        """
    }

    private func pages(_ parts: [(String, String)], limits: ExtractionLimits = ExtractionLimits()) throws -> [TextPage]
    {
        var pages: [TextPage] = []
        try ODTReader(limits: limits).read(StoredArchive.bytes(parts)) { pages.append($0) }
        return pages
    }

    private func lines(_ body: String, styles: String = "") throws -> [TextLine] {
        try pages([("content.xml", content(body, styles: styles))]).flatMap(\.lines)
    }

    @Test(
        "reads what a body holds",
        arguments: [
            ("<text:p>Ada   Example\n</text:p><text:p/><text:p>Nurse</text:p>", ["Ada Example", "Nurse"]),
            ("<text:p>a<text:s text:c=\"3\"/>b<text:tab/>c<text:line-break/>d</text:p>", ["a b c", "d"]),
            (
                "<text:list><text:list-item><text:p>Triage</text:p><text:p>more</text:p><text:list><text:list-item>"
                    + "<text:p>Night</text:p></text:list-item></text:list></text:list-item></text:list>",
                ["• Triage", "more", "• Night"]
            ),
            (
                "<text:tracked-changes><text:p>no</text:p></text:tracked-changes><text:p>yes<office:annotation>"
                    + "<text:p>no</text:p></office:annotation></text:p>",
                ["yes"]
            ),
            (
                "<table:table><table:table-row><table:table-cell><text:p>Nurse</text:p></table:table-cell>"
                    + "<table:table-cell><text:p>2019</text:p></table:table-cell></table:table-row></table:table>",
                ["Nurse 2019"]
            ),
            (
                "<text:p>after<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame></text:p>",
                ["box", "after"]
            ),
            ("<text:section text:display=\"none\"><text:p>no</text:p></text:section><text:p>yes</text:p>", ["yes"]),
        ]
    )
    func text(body: String, expected: [String]) throws {
        #expect(try lines(body).map(\.text) == expected)
    }

    @Test("takes looks from styles and their parents, and links from their elements")
    func looks() throws {
        let styles = """
            <style:style style:name="Base" style:family="text"><style:text-properties fo:font-weight="bold"/>\
            </style:style><style:style style:name="T1" style:family="text" style:parent-style-name="Base">\
            <style:text-properties fo:font-style="italic" fo:font-size="18pt"/></style:style>\
            <style:style style:name="T1" style:family="paragraph"><style:text-properties fo:font-size="9pt"/>\
            </style:style>
            """
        let lines = try lines(
            "<text:h text:outline-level=\"1\">Work</text:h><text:p text:style-name=\"T1\">a <text:span "
                + "text:style-name=\"T1\">b</text:span> <text:a xlink:href=\"https://example.org\">c</text:a></text:p>",
            styles: styles
        )
        let heading = try #require(lines.first?.words.first)
        #expect(heading.isBold && heading.fontSize == 16)
        let words = try #require(lines.last?.words)
        #expect(words.map(\.isBold) == [false, true, false])
        #expect(words.map(\.isItalic) == [false, true, false])
        #expect(words.map(\.fontSize) == [9, 18, 9])
        #expect(words.map(\.link) == [nil, nil, "https://example.org"])
    }

    @Test("puts page headers first and page footers last")
    func headers() throws {
        let styles = """
            <office:document-styles \(Self.namespaces)><office:master-styles><style:master-page>\
            <style:header><text:p>Ada</text:p></style:header><style:footer><text:p>Page</text:p></style:footer>\
            <style:header-first style:display="false"><text:p>no</text:p></style:header-first>\
            </style:master-page></office:master-styles></office:document-styles>
            """
        let body = content("<text:p>one<text:soft-page-break/>two</text:p>")
        let pages = try pages([("styles.xml", styles), ("content.xml", body)])
        #expect(pages.map { $0.lines.map(\.text) } == [["Ada", "one"], ["two", "Page"]])
    }

    @Test("says why a file is refused")
    func refusals() {
        let good = content("<text:p>twelve bytes</text:p>")
        var limits = ExtractionLimits()
        limits.maximumTextBytes = 10
        #expect(throws: ExtractionFailure.tooLarge) { try pages([("content.xml", good)], limits: limits) }
        #expect(throws: ExtractionFailure.unsupportedType) { try pages([("other.xml", good)]) }
        #expect(throws: ExtractionFailure.unsupportedType) {
            try pages([("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", good)])
        }
        #expect(throws: ExtractionFailure.damaged) { try pages([("content.xml", "<!DOCTYPE a><a/>")]) }
        #expect(throws: ExtractionFailure.encrypted) {
            try pages([("META-INF/manifest.xml", "<m:encryption-data/>"), ("content.xml", "noise")])
        }
    }
}
