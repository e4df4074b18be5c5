import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Hidden text of rich text")
struct HiddenRichTextTests {
    private func pages(_ body: String) throws -> [TextPage] {
        // White, nearly black, dark blue.
        let colours = #"{\colortbl;\red255\green255\blue255;\red34\green34\blue34;\red31\green56\blue100;}"#
        var pages: [TextPage] = []
        try RTFReader(limits: ExtractionLimits()).read(Array((#"{\rtf1"# + colours + body + "}").utf8)) {
            pages.append($0)
        }
        return pages
    }

    @Test(
        "is reported and is no content",
        arguments: [
            #"{\v kubernetes\tab blockchain}"#, #"{\cf1 kubernetes blockchain}"#, #"{\fs2 kubernetes blockchain}"#,
            #"{\cf2\highlight2 kubernetes blockchain}"#, #"{\cf1\chcbpat1 kubernetes blockchain}"#,
            #"{\cf3\highlight3 kubernetes}{\v  blockchain}"#, #"{\webhidden kubernetes blockchain}"#,
            #"{\charscalex1 kubernetes blockchain}"#, #"{\pict 0102}{\cf1 kubernetes blockchain}"#,
            #"{\shp{\*\shpinst\shpright-9000{\shptxt kubernetes blockchain}}}"#,
        ]
    )
    func hidden(group: String) throws {
        let pages = try pages("Staff " + group + #"Nurse\par Leeds\par"#)
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes", "blockchain"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["Staff Nurse", "Leeds"])
        #expect(
            try self.pages(#"Staff\par"# + group + #"\par Nurse"#).flatMap(\.lines).map(\.text) == ["Staff", "Nurse"]
        )
    }

    @Test(
        "is not what stands out where it is",
        arguments: [
            #"{\cf1\highlight3 kubernetes}"#, #"\pard\cbpat3{\cf1 kubernetes}"#, #"{\cf0 kubernetes}"#,
            #"{\cf9 kubernetes}"#, #"{\shp{\*\shpinst\shpfblwtxt1}}{\cf1 kubernetes}"#,
            #"{\cf1 kubernetes}{\*\background x}"#,
            #"\trowd\clcbpat3\cellx3000\pard\intbl{\cf1 kubernetes}\cell\row"#, #"{\cf1\plain kubernetes}"#,
            #"\pard\shading5000{\cf1 kubernetes}"#, #"{\cf1\chshdng2000 kubernetes}"#,
        ]
    )
    func visible(body: String) throws {
        let pages = try pages(body)
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
        #expect(pages.flatMap(\.lines).map(\.text) == ["kubernetes"])
    }

    @Test("in a row is told by the cell it is in, however often the row is defined")
    func cells() throws {
        let definition = #"\trowd\clcbpat3\cellx3000\cellx6000"#
        let cells = #"\pard\intbl{\cf1 Nurse}\cell{\cf1 kubernetes}\cell"#
        for row in [definition + cells + #"\row"#, definition + cells + "{" + definition + #"\row}"#] {
            let pages = try pages(row + row)
            #expect(pages.flatMap(\.lines).map(\.text) == ["Nurse", "Nurse"])
            #expect(pages.flatMap(\.hiddenWords) == ["kubernetes", "kubernetes"])
        }
    }

    @Test("is not what was deleted")
    func deleted() throws {
        #expect(try pages(#"Staff {\deleted kubernetes}Nurse"#).flatMap(\.hiddenWords).isEmpty)
    }
}

@Suite("Hidden text of OpenDocument texts")
struct HiddenOpenDocumentTextTests {
    private static let namespaces = """
        xmlns:office="urn:o" xmlns:text="urn:t" xmlns:table="urn:b" xmlns:style="urn:s" xmlns:fo="urn:f" \
        xmlns:draw="urn:d"
        """
    private static let styles = """
        <style:style style:name="White" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>\
        <style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties \
        fo:background-color="#1f3864"/></style:style><style:style style:name="Bar" style:family="paragraph">\
        <style:paragraph-properties fo:background-color="#1f3864"/></style:style>
        """
    /// Says that what is drawn lies behind text.
    private static let behind = "<style:graphic-properties style:run-through=\"background\"/>"
    private static let white = "<text:span text:style-name=\"White\">kubernetes</text:span>"

    private func pages(_ body: String, properties: String = "") throws -> [TextPage] {
        let style =
            "<style:style style:name=\"T\" style:family=\"text\"><style:text-properties \(properties)/></style:style>"
        let content = """
            <office:document-content \(Self.namespaces)><office:automatic-styles>\(Self.styles)\(style)\
            </office:automatic-styles><office:body><office:text>\(body)</office:text></office:body>\
            </office:document-content>
            """
        var pages: [TextPage] = []
        try ODTReader(limits: ExtractionLimits()).read(StoredArchive.bytes([("content.xml", content)])) {
            pages.append($0)
        }
        return pages
    }

    @Test(
        "is reported and is no content",
        arguments: [
            "fo:color=\"#ffffff\"", "fo:color=\"#fefefe\"", "text:display=\"none\"", "fo:font-size=\"1pt\"",
            "fo:color=\"#222222\" fo:background-color=\"#222222\"", "style:text-scale=\"1%\"",
        ]
    )
    func hidden(properties: String) throws {
        let span = "<text:span text:style-name=\"T\">kubernetes<text:tab/>blockchain </text:span>"
        let pages = try pages("<text:p>Staff \(span)Nurse</text:p><text:p>\(span)</text:p>", properties: properties)
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes", "blockchain", "kubernetes", "blockchain"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["Staff Nurse"])
    }

    @Test("is what hidden sections and rows hold")
    func elements() throws {
        let section =
            "<text:section text:display=\"none\"><text:p>kubernetes</text:p></text:section><text:p>yes</text:p>"
        let row = """
            <table:table><table:table-row table:visibility="collapse"><table:table-cell><text:p>kubernetes</text:p>\
            </table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>yes</text:p>\
            </table:table-cell></table:table-row></table:table>
            """
        let condition =
            "<text:p>kubernetes<text:hidden-paragraph text:is-hidden=\"true\"/></text:p><text:p>yes</text:p>"
        let frame = """
            <text:p><draw:frame text:anchor-type="page" draw:x="-60cm" draw:width="5cm"><draw:text-box><text:p>kubernetes\
            </text:p></draw:text-box></draw:frame>yes</text:p>
            """
        for body in [section, row, condition, frame] {
            let pages = try pages(body)
            #expect(pages.flatMap(\.hiddenWords) == ["kubernetes"])
            #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
        }
    }

    @Test(
        "is not what stands out where it is",
        arguments: [
            "<text:p text:style-name=\"Bar\">\(white)</text:p>", "<text:p>\(white)<draw:frame/></text:p>\(behind)",
            "<table:table><table:table-row><table:table-cell table:style-name=\"Cell\"><text:p>\(white)</text:p>"
                + "</table:table-cell></table:table-row></table:table>",
            "<text:p><text:span text:style-name=\"White\"><text:span text:style-name=\"T\">kubernetes</text:span>"
                + "</text:span></text:p>",
        ]
    )
    func visible(body: String) throws {
        let pages = try pages(body, properties: "style:use-window-font-color=\"true\" fo:color=\"#ffffff\"")
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
        #expect(pages.flatMap(\.lines).map(\.text) == ["kubernetes"])
    }
}

@Suite("Hidden text of binary Word documents")
struct HiddenBinaryWordTextTests {
    private static let white: [UInt8] = [0x70, 0x68, 0xFF, 0xFF, 0xFF, 0]

    private func pages(_ properties: [UInt8], before: String = "Staff ") throws -> [TextPage] {
        let sample = DOCSample([(before, []), ("kubernetes ", properties), ("Nurse\r", [])])
        var pages: [TextPage] = []
        try DOCReader(limits: ExtractionLimits()).read(sample.bytes()) { pages.append($0) }
        return pages
    }

    @Test(
        "is reported and is no content",
        arguments: [
            white, [0x42, 0x2A, 8], [0x3C, 0x08, 1], [0x43, 0x4A, 2, 0], white + [0x0C, 0x2A, 8],
            [0x42, 0x2A, 1, 0x0C, 0x2A, 1], white + [0x66, 0x48, 0x00, 0x01],
            white + [0x71, 0xCA, 10, 0, 0, 0, 0xFF, 0xFE, 0xFE, 0xFE, 0, 0, 0],
        ] as [[UInt8]]
    )
    func hidden(properties: [UInt8]) throws {
        let pages = try pages(properties)
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["Staff Nurse"])
    }

    @Test(
        "is not what stands out where it is",
        arguments: [
            (white + [0x0C, 0x2A, 9], "Staff "), (white + [0x66, 0x48, 0x40, 0x01], "Staff "),
            ([0x70, 0x68, 0, 0, 0, 0xFF], "Staff "), ([0x42, 0x2A, 7], "Staff "), (white, "\u{1}Staff "),
            ([0x00, 0x08, 0], "Staff "),
            (white + [0x71, 0xCA, 10, 0, 0, 0, 0xFF, 0x1F, 0x38, 0x64, 0, 0, 0], "Staff "),
            (white + [0x71, 0xCA, 10, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 9, 0], "Staff "),
        ] as [([UInt8], String)]
    )
    func visible(properties: [UInt8], before: String) throws {
        let pages = try pages(properties, before: before)
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
        #expect(pages.flatMap(\.lines).map(\.text) == ["Staff kubernetes Nurse"])
    }
}
