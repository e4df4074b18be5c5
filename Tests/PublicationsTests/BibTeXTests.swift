import Foundation
import Testing

@testable import Publications

@Suite("BibTeX")
struct BibTeXTests {
    @Test("is read as it was written, whatever signs are in it")
    func roundTrip() throws {
        let file = try Examples.read(PublicationWriter.file(of: Examples.publications, .bibtex))
        #expect(file.rejections.isEmpty)
        var expected = Examples.contents
        // Names are written with the surname first, and a kind that nobody told is none.
        expected[2].setContributors([Contributor(name: "Beispiel, Ludwig", kind: .person)])
        expected[1][.editor] = "Doe, Jane; Roe, R."
        for (read, content) in zip(file.entries.map(\.content), expected) { #expect(read == content) }
        #expect(file.entries.count == expected.count)
    }

    @Test("has the type that a publication has, else the one that its fields speak for")
    func types() throws {
        func type(_ field: PublicationField?, _ text: String = "", kind: PublicationKind? = nil) throws -> String {
            var content = PublicationContent(title: "Tone")
            if let field { content[field] = text }
            content.kind = kind
            let file = try PublicationWriter.file(of: [Examples.publication(content)], .bibtex)
            return String(file.prefix { $0 != "{" })
        }
        #expect(try type(.venue, "Journal of Examples") == "@article")
        #expect(try type(.venue, "Proceedings of Examples") == "@inproceedings")
        #expect(try type(.isbn, "978-3-16-148410-0") == "@book")
        #expect(try type(nil) == "@misc")
        #expect(try type(nil, kind: .thesis) == "@phdthesis")
    }

    @Test("escapes what TeX takes for commands, and keeps addresses as they are")
    func escaping() throws {
        let text = try PublicationWriter.file(of: Examples.publications, .bibtex)
        #expect(text.contains(##"Tone \& Syntax\_in 50\% of \{Northern\} Languages: \$1 \#2 \textasciitilde{}"##))
        #expect(text.contains(#"\textasciicircum{} \textbackslash{} end"#))
        #expect(text.contains(#"An unpaired \textbraceleft{} brace"#))
        #expect(text.contains("doi = {10.1000/ex_1(2)<3>}"))
        #expect(text.contains("url = {https://example.com/a_b?c=d%20e&f=~g#h}"))
        #expect(
            text.contains(
                "and {Example Organization for Tone} and van der Berg, Ludwig and de la Cruz, Jr., María and others"
            )
        )
        #expect(text.contains("pages = {45--67}"))
        #expect(text.contains("{Foo and Bar Consortium}"))
    }

    @Test(
        "is read with the accents, signs and dashes that its commands stand for",
        arguments: [
            (#"\"{o}\"o{\"o}{\"{o}}"#, "öööö"), (#"\'{\i} \'\i \v{S} \c c \H{o} \k{a} \r{A} \u g"#, "í íŠ ç ő ą Å ğ"),
            (#"\ss \o\ {\L}{\'o}d{\'z} \AE{}r"#, "ßø Łódź Ær"),
            (##"50\% \& \$1 \#2 a\_b \{x\}"##, "50% & $1 #2 a_b {x}"),
            ("a--b---c ``q'' x~y", "a–b—c “q” x y"), (#"\emph{Tone} in {DNA} \textbf{b}"#, "Tone in DNA b"),
            (#"\textbackslash{} \textasciitilde{} \unknown{x}"#, #"\ ~ \unknownx"#), ("two\n   lines", "two lines"),
            (#"\"#, #"\"#), (#"\'"#, ""), (#"\'{"#, ""), ("{{{", ""),
            (" \t{Tone}~in\n\r\n{North}-{}-East ", "Tone in North--East"),
            ("a{-}-b 'c' `d` don't", "a--b 'c' `d` don't"),
            ("Žluťoučký  kůň", "Žluťoučký kůň"), ("", ""), (" ", ""),
        ]
    )
    func commands(_ text: String, plain: String) {
        #expect(TeXText.plain(text) == plain)
    }

    @Test("names each broken entry with its line and its reason, and reads all others")
    func broken() throws {
        let text = """
            Text before, with foo@example.com.
            @string{jox = "Journal of " # "Examples"}
            @article{a, title = "First", journal = jox, year = 2020}
            @article{b, title = {Never closed { here, year = 2021
            }
            @book(c, title = {Second}, publisher = "The {"}Press{"}")
            @comment{@article{x, title = {Not an entry}}}
            @article{d, author = {No Title}}
            @article{e title = {No comma}}
            @misc{f, title = {Third}
              year = 2001}
            @misc{g, title = {Fourth}, }
            @misc{h, title =
            """
        let file = try Examples.read(text, .bibtex)
        #expect(file.entries.map(\.content.title) == ["First", "Second", "Fourth"])
        #expect(file.entries.map(\.line) == [3, 6, 12])
        #expect(file.entries[0].content[.venue] == "Journal of Examples")
        #expect(file.entries[1].content[.publisher] == "The \"Press\"")
        #expect(file.rejections.map(\.line) == [4, 8, 9, 10, 13])
        #expect(file.rejections.allSatisfy { $0.reason.hasSuffix(".") })
        #expect(file.rejections[1].reason == "The entry has no title.")
    }

    @Test("takes names apart only where no braces are, and knows organizations by them")
    func names() throws {
        let text =
            "@misc{a, title = {T}, author = {Doe, Jane AND {Foo and Bar} and {\\\"O}zg{\\\"u}r, {\\c S}. and others}}"
        let content = try #require(try Examples.read(text).entries.first).content
        #expect(content.contributors.map(\.name) == ["Doe, Jane", "Foo and Bar", "Özgür, Ş.", "et al."])
        #expect(content.contributors.map(\.kind) == [.person, .group, .person, .others])
        #expect(content.author == "Doe, Jane; Foo and Bar; Özgür, Ş.; et al.")
    }

    @Test("loses no year that is none, and cuts resolvers off DOIs")
    func fields() throws {
        let text =
            #"@thesis{a, title={T}, date={in press}, doi={https://doi.org/10.1000/a\_b}, school={S}, pages={1--2}}"#
        let content = try #require(try Examples.read(text).entries.first).content
        #expect(content.year == nil && content[.note] == "in press" && content.kind == .thesis)
        #expect(content[.doi] == "10.1000/a_b" && content[.publisher] == "S" && content[.pages] == "1-2")
        let dated = try #require(try Examples.read("@misc{a, title={T}, date={2020-05-01/2021}}").entries.first).content
        #expect(dated.year == 2020)
    }

    @Test("takes time that grows with the file, however often something is not closed", .timeLimit(.minutes(1)))
    func hostile() throws {
        for piece in ["@a{b, title = {", "@a{b,title={x}}\n", "{{{{", "@a{\n", "\\'{", "@string{a=a#"] {
            let text = String(repeating: piece, count: 300_000 / piece.utf8.count)
            _ = try PublicationFile(Data(("@" + text).utf8), format: .bibtex)
        }
    }

    @Test("with abbreviations that double each other takes no more memory than a file may have")
    func doubling() throws {
        var text = "@string{a = {xx}}\n"
        for _ in 0..<60 { text += "@string{a = a # a}\n" }
        let file = try Examples.read(text + "@misc{b, title = a # a}\n@misc{c, title = {Last}}", .bibtex)
        #expect(file.entries.last?.content.title == "Last")
        #expect(file.rejections.contains { $0.reason == "Abbreviations make the file too long." })
    }

    @Test("in Windows-1252 is read as well")
    func windows() throws {
        let bytes = Data("@misc{a, title = {".utf8) + [0x93, 0x44, 0xFC, 0x94] + Data("}}".utf8)
        #expect(try PublicationFile(bytes).entries.first?.content.title == "“Dü”")
    }
}
