import Foundation
import Testing

@testable import Publications

@Suite("Files of publications that come in parts")
struct PublicationFileReaderTests {
    /// Files with whatever may be cut in two: entries, broken ones, abbreviations, ends of lines, letters of two bytes.
    private static let files: [(format: PublicationFormat, text: String)] = [
        (
            .bibtex,
            """
            Text before, with foo@example.com.\r\n@string{jox = "Journal " # "Özgür"}\r\n
            @article{a, title = {Łódź – first}, journal = jox, year = 2020}
            @article{b, title = {Never closed { here, year = 2021
              @book{c,
                title = {Second, indented}}
            @comment{@article{x, title = {Not an entry}}} @misc{d, title = {Third}}@misc{e, author = {Nobody}}
            @misc{f, title = {Last}}
            """
        ),
        (
            .ris,
            "AU  - Nobody\r\nTI  - Lost\r\n\r\nTY  - JOUR\r\nTI  - Łódź\r\n  goes on\r\nAU  - Doe, J.\r\nER  - \r\n"
                + "TY  - BOOK\rAU  - Doe\rER  - \rER  - \rTY  - GEN\rTI  - Second\rTY  - GEN\rTI  - Last"
        ),
        (
            .cslJSON,
            """
            \u{FEFF}[
              {"title": "Łódź, first", "issued": {"date-parts": [["2020"]]}},
              {"title": "broken": 1}, "text", {"type": "book"},
              {"title": "A \\" quote ] and } brace", "author": [{"family": "Doe"}]}
            ] behind it
            """
        ),
    ]

    @Test("are read as they are in one, wherever they are cut", arguments: files, [1, 2, 3, 7, 64, 5_000])
    func parts(_ file: (format: PublicationFormat, text: String), size: Int) throws {
        let bytes = Data(file.text.utf8)
        let whole = try PublicationFile(bytes)
        #expect(whole.entries.count >= 2 && !whole.rejections.isEmpty)
        // So long that it is read before its end.
        let padding = Data(String(repeating: " \n", count: 40_000).utf8)
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let padded = bytes.prefix(mark) + padding + bytes.dropFirst(mark)
        var reader = PublicationFileReader(format: file.format)
        var read = PublicationFile()
        for start in stride(from: 0, to: padded.count, by: size) {
            let part = try reader.read(padded[start..<min(start + size, padded.count)])
            read.entries += part.entries
            read.rejections += part.rejections
        }
        let rest = try reader.end()
        read.entries += rest.entries
        read.rejections += rest.rejections
        #expect(read.entries.map(\.content) == whole.entries.map(\.content))
        #expect(read.entries.map(\.line) == whole.entries.map { $0.line + 40_000 })
        #expect(read.rejections.map(\.reason) == whole.rejections.map(\.reason))
        #expect(read.rejections.map(\.line) == whole.rejections.map { $0.line + 40_000 })
    }

    @Test("need the memory of an entry, and none is longer than some megabytes")
    func tooLong() throws {
        for beginning in ["@misc{a, title = {", "TY  - JOUR\nTI  - x\n", "[{\"title\": \""] {
            var reader = PublicationFileReader()
            _ = try reader.read(Data("\n\(beginning)".utf8))
            let piece = Data(String(repeating: "words ", count: 100_000).utf8)
            #expect(throws: PublicationFileError.entryTooLong(line: 2)) {
                for _ in 0..<8 { _ = try reader.read(piece) }
            }
        }
    }

    @Test("are told apart once enough of them is known, and empty ones at their end")
    func beginnings() throws {
        var empty = PublicationFileReader()
        #expect(try empty.read(Data(" \n".utf8)) == PublicationFile())
        #expect(throws: PublicationFileError.empty) { try empty.end() }
        var other = PublicationFileReader()
        _ = try other.read(Data("Dear".utf8))
        #expect(throws: PublicationFileError.unknownFormat) { try other.end(Data(" all".utf8)) }
        var table = PublicationFileReader(format: .csv)
        #expect(throws: PublicationFileError.notReadable(.csv)) { try table.end(Data("a,b".utf8)) }
    }

    @Test("may have their encodings mixed, as lists have that were put together")
    func encodings() throws {
        let bytes =
            Data("@misc{a, title = {Łódź}}\n@misc{b, title = {D".utf8) + [0xFC]
            + Data("rer}}\n@misc{c, title = {é}}".utf8)
        #expect(try PublicationFile(bytes).entries.map(\.content.title) == ["Łódź", "Dürer", "é"])
    }

    @Test("with indented entries lose none but the broken one")
    func indented() throws {
        let text = """
              @article{a, title = {First {never closed, year = 2020
              }
              @article{b,
                title = {Second}, abstract = {
                @Override(x) is Java, and @article stands here}
              }
            \t@book{c, title = {Third}}
            """
        let file = try Examples.read(text)
        #expect(file.entries.map(\.content.title) == ["Second", "Third"])
        #expect(file.entries.map(\.line) == [3, 7])
        #expect(file.rejections.map(\.line) == [1])
    }
}
