import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Rich text")
struct RTFReaderTests {
    private func pages(_ text: String, limits: ExtractionLimits = ExtractionLimits()) throws -> [TextPage] {
        var pages: [TextPage] = []
        try RTFReader(limits: limits).read(Array(text.utf8)) { pages.append($0) }
        return pages
    }

    /// The lines of a document with this body.
    private func lines(_ body: String) throws -> [TextLine] {
        try pages(#"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Arial;}}"# + body + "}").flatMap(\.lines)
    }

    @Test(
        "reads characters however they are written",
        arguments: [
            (#"Zo\'eb \'96 \'8050"#, "Zoë – €50"),
            (#"\u321?\'f3d\u378?"#, "Łódź"),
            (#"\uc0\u1051 \u1077 x"#, "Леx"),
            (#"{\uc2\u26085\'93\'fa}\u-10179?\u-8704?"#, "日😀"),
            (#"\u8226\tab x"#, "• x"),
            (#"\u8212\emdash x"#, "—x"),
            (#"\lquote a\rquote  \ldblquote b\rdblquote\endash\emdash"#, "‘a’ “b”–—"),
            (#"a\~b co\-op e\_mail \{\}\\"#, "a b coop e-mail {}\\"),
            ("Sta\nff\r\n Nurse", "Staff Nurse"),
            (#"a\'zzb\'"#, "azzb"),
        ]
    )
    func characters(body: String, text: String) throws {
        #expect(try lines(body).map(\.text) == [text])
    }

    @Test(
        "takes bytes by the code page of the document and of the font",
        arguments: [
            (#"{\rtf1\ansicpg1250 \'a3\'f3d\'9f}"#, "Łódź"),
            (#"{\rtf1\ansicpg1251 \'cc\'e8\'f0}"#, "Мир"),
            (#"{\rtf1\ansicpg28591 \'e9}"#, "é"),
            (#"{\rtf1{\fonttbl{\f0 Arial;}{\f1\fcharset238 Arial CE;}}\f1\'b3\plain\'b3}"#, "ł³"),
            (#"{\rtf1{\fonttbl{\f3\fcharset2 Symbol;}}{\f3\'b7} Triage}"#, "• Triage"),
        ]
    )
    func codePages(document: String, text: String) throws {
        #expect(try pages(document).flatMap(\.lines).map(\.text) == [text])
    }

    @Test("keeps paragraphs, breaks and the gaps of tabs")
    func paragraphs() throws {
        let lines = try lines(#"Nurse\tab 2019\line Leeds\par\par Ward Manager\"# + "\nTrainer")
        #expect(lines.map(\.text) == ["Nurse 2019", "Leeds", "Ward Manager", "Trainer"])
        #expect(lines.first?.cells().count == 2)
    }

    @Test("keeps what words look like, and forgets it at the end of their group")
    func looks() throws {
        let words = try lines(#"{\b\fs32 Ana} plain \i slanted\i0  x \b\plain y"#).flatMap(\.words)
        #expect(words.map(\.text) == ["Ana", "plain", "slanted", "x", "y"])
        #expect(words.map(\.isBold) == [true, false, false, false, false])
        #expect(words.map(\.isItalic) == [false, false, true, false, false])
        #expect(words.map(\.fontSize) == [16, 12, 12, 12, 12])
    }

    @Test(
        "sets one bullet before list items",
        arguments: [
            (#"{\listtext\f3\'b7\tab}\ls1 Triage\par{\listtext\'b7}Care\par\pard End"#, ["• Triage", "• Care", "End"]),
            (#"{\pntext\f1\'b7\tab}{\*\pn\pnlvlblt{\pntxtb\'b7}}\fi-360\li720 Triage\par"#, ["• Triage"]),
            (#"\ls2 Triage\par\par\pard End"#, ["• Triage", "End"]),
            (#"{\listtext\tab}\ls1 Experience"#, ["Experience"]),
        ]
    )
    func lists(body: String, texts: [String]) throws {
        #expect(try lines(body).map(\.text) == texts)
    }

    @Test("indents by twentieths of a point")
    func indent() throws {
        let lines = try lines(#"a\par\li720 b"#)
        #expect(lines.compactMap(\.box?.left) == [56, 92])
    }

    @Test("gives words of a link its address")
    func links() throws {
        let words = try lines(
            #"{\field{\*\fldinst{\b HYPERLINK "https://example.com/a b"}}{\fldrslt{\ul My page}}} end"#
                + #"{\field{\*\fldinst PAGE}{\fldrslt 7}}{\field{\*\fldinst HYPERLINK \\l "top"}{\fldrslt  up}}"#
        ).flatMap(\.words)
        #expect(words.map(\.text) == ["My", "page", "end7", "up"])
        #expect(words.map(\.link) == ["https://example.com/a b", "https://example.com/a b", nil, nil])
    }

    @Test(
        "leaves out what is not text of the document",
        arguments: [
            #"{\colortbl;\red0;}"#, #"{\stylesheet{\s1 Heading;}}"#, #"{\info{\author Ana}}"#, #"{\pict 0102}"#,
            #"{\object{\result x}}"#, #"{\*\unheardof{\b x}}"#,
            #"{\v hidden\v}"#, #"{\deleted old}"#, #"\bin4 }{\x"#, #"{\*\bkmkstart a}"#,
        ]
    )
    func skipped(group: String) throws {
        #expect(try lines("Staff " + group + "Nurse").map(\.text) == ["Staff Nurse"])
    }

    @Test("keeps headers and footers, where contact details stand", arguments: ["header", "footerl"])
    func margins(word: String) throws {
        #expect(
            try lines(#"{\"# + word + #" \pard ana@example.com\par}\pard Nurse"#).map(\.text).contains(
                "ana@example.com"
            )
        )
    }

    @Test("reads rows of tables across")
    func tables() throws {
        let lines = try lines(
            #"\trowd\cellx3000\cellx6000\pard\intbl Nurse\cell 2019\cell\row"#
                + #"\trowd\cellx3000\intbl Manager\cell 2021\cell\row\pard After\par"#
        )
        #expect(lines.map(\.text) == ["Nurse 2019", "Manager 2021", "After"])
        #expect(lines.map { $0.cells().count } == [2, 2, 1])
    }

    @Test("reads tables within cells, and text boxes before their paragraph")
    func nested() throws {
        let table = try lines(
            #"\pard\intbl Skills\par\itap2 Triage\nestcell expert\nestcell{\*\nesttableprops\trowd\nestrow}"#
                + #"{\nonesttables\par}\pard\intbl\cell\row\pard End"#
        )
        #expect(table.map(\.text) == ["Skills", "Triage expert", "End"])
        let box = try lines(#"Be{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt Box\par}}{\shprslt Box}}fore\par"#)
        #expect(box.map(\.text) == ["Box", "Before"])
    }

    @Test("begins a page at a break, but not within a table")
    func pageBreaks() throws {
        let pages = try pages(#"{\rtf1 One\page Two\par\intbl a\page b\cell\row}"#)
        #expect(pages.map { $0.lines.map(\.text) } == [["One"], ["Two", "ab"]])
    }

    @Test("may lack its last brace, and ends with it")
    func ends() throws {
        #expect(try pages(#"{\rtf1 {\b Staff"#).flatMap(\.lines).map(\.text) == ["Staff"])
        #expect(try pages(#"{\rtf1 Staff} trailing"#).flatMap(\.lines).map(\.text) == ["Staff"])
    }

    @Test("is damaged without its first word, or with groups without end")
    func damaged() throws {
        #expect(throws: ExtractionFailure.damaged) { try pages("") }
        #expect(throws: ExtractionFailure.damaged) { try pages(#"{\rt"#) }
        func nested(_ depth: Int) -> String {
            #"{\rtf1 "# + String(repeating: "{", count: depth - 1) + "x" + String(repeating: "}", count: depth)
        }
        #expect(try pages(nested(200)).count == 1)
        #expect(throws: ExtractionFailure.damaged) { try pages(nested(201)) }
    }
}
