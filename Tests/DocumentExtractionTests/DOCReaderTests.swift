import TestSupport
import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Binary Word documents")
struct DOCReaderTests {
    private func pages(_ bytes: [UInt8], limits: ExtractionLimits = ExtractionLimits()) throws -> [TextPage] {
        var pages: [TextPage] = []
        try DOCReader(limits: limits).read(bytes) { pages.append($0) }
        return pages
    }

    private func lines(_ sample: DOCSample) throws -> [TextLine] {
        try pages(sample.bytes()).flatMap(\.lines)
    }

    @Test(
        "reads characters of either width, and leaves out what is none",
        arguments: [
            ("Zo\u{EB} \u{96} \u{80}50\r", "Zoë – €50"), ("Łódź 日😀\r", "Łódź 日😀"), ("co\u{1E}op\r", "co-op"),
            ("soft\u{1F}ly\u{1}\u{8}\u{2}\u{5}\r", "softly"), ("no mark", "no mark"), ("a\tb\r", "a b"),
        ]
    )
    func characters(text: String, expected: String) throws {
        #expect(try lines(DOCSample([(text, [])])).map(\.text) == [expected])
    }

    @Test("puts pieces of both widths together, and keeps breaks")
    func pieces() throws {
        let sample = DOCSample([("Staff ", []), ("Nürse Łódź\u{B}", []), ("Leeds\r", []), ("Two\u{C}Three\r", [])])
        #expect(
            try pages(sample.bytes()).map { $0.lines.map(\.text) }
                == [["Staff Nürse Łódź", "Leeds", "Two"], ["Three"]]
        )
    }

    @Test("keeps what words look like, and drops hidden and deleted ones")
    func looks() throws {
        let words = try lines(
            DOCSample([
                ("Ana ", [0x35, 0x08, 1, 0x43, 0x4A, 32, 0]), ("slanted ", [0x36, 0x08, 1]), ("no ", [0x3C, 0x08, 1]),
                ("no ", [0x00, 0x08, 1]), ("plain ", []), ("(", [0x09, 0x6A, 0, 0, 0x22, 0x20]), (" x\r", []),
            ])
        ).flatMap(\.words)
        #expect(words.map(\.text) == ["Ana", "slanted", "plain", "•", "x"])
        #expect(words.map(\.isBold) == [true, false, false, false, false])
        #expect(words.map(\.isItalic) == [false, true, false, false, false])
        #expect(words.map(\.fontSize) == [16, 10, 10, 10, 10])
    }

    @Test("takes looks from styles and what they are based on, and toggles them")
    func styles() throws {
        var sample = DOCSample([
            ("Work", []), (" ing\r", [0x35, 0x08, 0x81]), ("Item\r", []), ("Own\r", []),
            ("Named\r", [0x30, 0x4A, 1, 0]),
        ])
        let listed: [UInt8] = [0x0B, 0x46, 1, 0]
        sample.paragraphs = [(1, []), (0, listed + [0x5E, 0x84, 0xD0, 2]), (1, listed), (0, [])]
        sample.styles = [(0, 0xFFF, [0x43, 0x4A, 24, 0]), (1, 0, [0x35, 0x08, 1])]
        let lines = try lines(sample)
        #expect(lines.map(\.text) == ["Work ing", "• Item", "Own", "Named"])
        #expect(lines.map { $0.words.map(\.isBold) } == [[true, false], [false, false], [true], [true]])
        #expect(lines.compactMap(\.words.last?.fontSize) == [12, 12, 12, 12])
        #expect(lines.compactMap(\.box?.left) == [56, 92, 56, 56])
    }

    @Test("gives words of a link its address, and drops the instructions of fields")
    func links() throws {
        let words = try lines(
            DOCSample([
                (
                    "\u{13}HYPERLINK \"https://example.com/\u{13}x\u{14}y\u{15}a\"\u{14}My page\u{15} end"
                        + "\u{13}PAGE\u{14} 7\u{15}\u{15}\u{13}TC x\u{15} z\r", []
                )
            ])
        ).flatMap(\.words)
        #expect(words.map(\.text) == ["My", "page", "end", "7", "z"])
        #expect(words.map(\.link) == ["https://example.com/a", "https://example.com/a", nil, nil, nil])
    }

    private static let inTable: [UInt8] = [0x16, 0x24, 1]
    private static let endOfRow: [UInt8] = inTable + [0x17, 0x24, 1]
    private static let nested: [UInt8] = inTable + [0x49, 0x66, 2, 0, 0, 0]

    @Test("reads rows of tables across, with empty cells and tables within")
    func tables() throws {
        var sample = DOCSample([("Nurse\u{7}\u{7}2019\u{7}\u{7}In\rex\r\rOut\u{7}Far\u{7}\u{7}After\r", [])])
        sample.paragraphs = [
            (0, Self.inTable), (0, Self.inTable), (0, Self.inTable), (0, Self.endOfRow),
            (0, Self.nested + [0x4B, 0x24, 1]), (0, Self.nested + [0x4B, 0x24, 1]), (0, Self.nested + [0x4C, 0x24, 1]),
            (0, Self.inTable), (0, Self.inTable), (0, Self.endOfRow), (0, []),
        ]
        let lines = try lines(sample)
        #expect(lines.map(\.text) == ["Nurse 2019", "In ex", "Out", "Far", "After"])
        #expect(lines.map { $0.cells().count } == [2, 2, 1, 1, 1])
        // Without properties two marks in a row end the row.
        let plain = DOCSample([("Nurse\u{7}2019\u{7}\u{7}Chef\u{7}2021\u{7}\u{7}After\r", [])])
        #expect(try self.lines(plain).map(\.text) == ["Nurse 2019", "Chef 2021", "After"])
    }

    @Test("puts headers first, each once, then the body, text boxes and footers")
    func stories() throws {
        let separators = "\r\r"
        let headers = separators + "Top\rTop\rFoot\r\r"
        var sample = DOCSample([("Body\r", []), ("Note\r", []), (headers, []), ("Box\r", [])])
        sample.lengths = [5, 5, headers.count, 0, 0, 0, 4]
        sample.headerPlaces = [0, 1, 2, 2, 2, 2, 2, 6, 10, 15, 15, 15, 15, 16]
        #expect(try lines(sample).map(\.text) == ["Top", "Body", "Box", "Foot"])
    }

    @Test("begins a page where a paragraph asks for it")
    func pageBreaks() throws {
        var sample = DOCSample([("One\r", []), ("Two\r", [])])
        sample.paragraphs = [(0, [0x07, 0x24, 1]), (0, [0x07, 0x24, 1])]
        #expect(try pages(sample.bytes()).map { $0.lines.map(\.text) } == [["One"], ["Two"]])
    }

    @Test("reads the text of Word 6 and 95, unless it was changed in place")
    func old() throws {
        var sample = DOCSample([("Zo\u{EB}\rNurse\u{7}2019\u{7}\u{7}", [])])
        sample.signature = 0xA5DC
        sample.version = 104
        #expect(try lines(sample).map(\.text) == ["Zoë", "Nurse 2019"])
        sample.flags = 0x0004
        #expect(throws: ExtractionFailure.unsupportedType) { _ = try pages(sample.bytes()) }
    }

    @Test("says why a file is refused")
    func refusals() {
        var sample = DOCSample([("eleven char\r", [])])
        var limits = ExtractionLimits()
        limits.maximumTextBytes = 11
        #expect(throws: ExtractionFailure.tooLarge) { _ = try pages(sample.bytes(), limits: limits) }
        sample.flags = 0x0300
        #expect(throws: ExtractionFailure.encrypted) { _ = try pages(sample.bytes()) }
        // The table stream is the other one.
        sample.flags = 0
        #expect(throws: ExtractionFailure.damaged) { _ = try pages(sample.bytes()) }
        sample.signature = 0x1234
        #expect(throws: ExtractionFailure.damaged) { _ = try pages(sample.bytes()) }
        #expect(throws: ExtractionFailure.damaged) { _ = try pages(Array("Not one.".utf8)) }
        let workbook = CompoundSample(streams: [("Workbook", [1])]).bytes()
        #expect(throws: ExtractionFailure.unsupportedType) { _ = try pages(workbook) }
    }

    @Test("survives changed bytes", arguments: UInt64(1)...5)
    func changes(seed: UInt64) {
        var sample = DOCSample([
            ("\u{13}HYPERLINK \"x\"\u{14}Ana\u{15}\u{7}a\u{7}\u{7}", [0x35, 8, 1]), ("Łódź\r", []),
        ])
        sample.paragraphs = [(1, Self.inTable), (0, Self.nested), (1, Self.endOfRow), (0, [])]
        sample.styles = [(0, 0xFFF, [0x43, 0x4A, 24, 0]), (1, 0, [0x30, 0x4A, 1, 0])]
        sample.headerPlaces = [0, 1, 2, 2, 2, 2, 2, 6, 10]
        let bytes = sample.bytes()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var changed = bytes
            for _ in 0..<6 {
                changed[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            // Whatever is said of such a file, saying it is all that is asked.
            #expect(throws: Never.self) {
                do { _ = try pages(changed) } catch is ExtractionFailure {}
            }
        }
    }
}
