import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Web pages")
struct HTMLReaderTests {
    private func lines(_ bytes: [UInt8], limits: ExtractionLimits = ExtractionLimits()) throws -> [TextLine] {
        var lines: [TextLine] = []
        try HTMLReader(limits: limits).read(bytes) { lines += $0.lines }
        return lines
    }

    private func lines(_ page: String) throws -> [TextLine] {
        try lines(Array(page.utf8))
    }

    @Test(
        "reads what a page shows",
        arguments: [
            ("<p>Ada   Example\n <p>Nurse", ["Ada Example", "Nurse"]),
            ("<div>Ada<div>Nurse</div>Leeds</div>", ["Ada", "Nurse", "Leeds"]),
            ("<ul><li>Triage<li>Wards<ul><li>Night</ul></ul><p>End", ["• Triage", "• Wards", "• Night", "End"]),
            ("<ul><li><p>Triage</p><p>and more</p></li></ul>", ["• Triage", "and more"]),
            ("one<br>two<br/>three<hr>four", ["one", "two", "three", "four"]),
            ("<dl><dt>2019<dd>Nurse<dt>2021<dd>Manager</dl>", ["2019", "Nurse", "2021", "Manager"]),
            ("<pre>one  two\n\tthree</pre>", ["one two", "three"]),
            ("a <b>b</b>c<i> d</i> &lt;p&gt;", ["a bc d <p>"]),
            ("<!-- no --><!DOCTYPE html><?xml no?>yes<!-- > -- no", ["yes"]),
            ("<head><title>no</title><style>p{}</style></head><script>if (a<b) '</p>'</script>yes", ["yes"]),
            ("<template><p>no</p></template><noscript><p>no</noscript>yes<svg><text>no</text></svg>", ["yes"]),
            ("3 < 4 & 5 > 2 <3 <", ["3 < 4 & 5 > 2 <3 <"]),
            ("<p title='a > b' data-x=\"<p>\" checked>yes</p>", ["yes"]),
            (
                "&Idot;zmir &Lstrok;&oacute;d&zacute; &apos;&NotEqualTilde;&fjlig;&ThickSpace;&boxh;",
                ["İzmir Łódź '≂̸fj ─"]
            ),
            ("&copy 2019 &AMP; &Eacute&reg &copyright; ?a&copy=1", ["© 2019 & É® &copyright; ?a&copy=1"]),
            ("R&amp;D &eacute;&#233;&#xE9;&#146;s &bogus; &amp D", ["R&D ééé’s &bogus; & D"]),
        ]
    )
    func text(page: String, expected: [String]) throws {
        #expect(try lines(page).map(\.text) == expected)
    }

    @Test(
        "leaves out what a page hides",
        arguments: [
            "<p hidden>no<p>yes", "<span hidden>no</span>yes", "<div style='Display : NONE'><p>no</p></div>yes",
            "<span style=\"color:red; visibility:hidden\">no</span>yes", "<b style='font-size:0px'>no</b>yes",
            "<b style='font-size:0 !important'>no</b>yes", "<table hidden><tr><td>no</table>yes",
            "<table><tr hidden><td>no<tr><td>yes</table>", "<br hidden>yes", "<p style='font-size:10px'>yes</p>",
        ]
    )
    func hidden(page: String) throws {
        #expect(try lines(page).map(\.text) == ["yes"])
    }

    @Test("reads the short cells of a row across and a row that lays out the page cell by cell")
    func tables() throws {
        let table = try lines("<table><tr><th>Nurse<td>2019<tr><td>Manager</td><td>2021</td></tr></table>")
        #expect(table.map(\.text) == ["Nurse 2019", "Manager 2021"])
        #expect(table.allSatisfy { $0.cells().count == 2 })
        #expect(table.first?.words.map(\.isBold) == [true, false])
        let layout = try lines("<table><td>a<br>b<br>c<td>1<br>2<br>3<table><td>x<td>y</table></table>z")
        #expect(layout.map(\.text) == ["a", "b", "c", "1", "2", "3", "x y", "z"])
    }

    @Test("keeps looks and links")
    func looks() throws {
        let lines = try lines(
            "<h1>Ada</h1><p><a href='mailto:ada@example.com'>mail</a> <em>i</em> <b>b</b> "
                + "<span style='font-weight:700'>s</span> <a href='https://example.org/?a=1&amp;b=2'>web</a>"
        )
        let heading = try #require(lines.first?.words.first)
        #expect(heading.isBold && heading.fontSize == 20)
        let words = try #require(lines.last?.words)
        #expect(words.map(\.link) == ["mailto:ada@example.com", nil, nil, nil, "https://example.org/?a=1&b=2"])
        #expect(words.map(\.isBold) == [false, false, true, true, false])
        #expect(words.map(\.isItalic) == [false, true, false, false, false])
    }

    @Test(
        "knows the encoding of a page",
        arguments: [
            ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"), ([0xFF, 0xFE, 0xE9, 0x00], "é"), ([0xC3, 0xA9], "é"),
            (Array("<meta charset=windows-1252>".utf8) + [0x93, 0xE9], "“é"),
            (Array("<meta charset='ISO-8859-1'>".utf8) + [0xE9], "é"),
            (Array("<meta charset=\"UTF-8\">".utf8) + [0xC3, 0xA9, 0xFF], "é"),
            (
                Array("<meta http-equiv=Content-Type content='text/html; charset=utf-8'>".utf8) + [0xC3, 0xA9, 0xFF],
                "é"
            ),
        ] as [([UInt8], String)]
    )
    func encodings(page: [UInt8], expected: String) throws {
        #expect(try lines(page).map(\.text) == [expected])
    }

    @Test(
        "takes any depth and any broken end",
        arguments: [
            String(repeating: "<div>", count: 20_000) + "yes",
            String(repeating: "<table><tr><td>", count: 5_000) + "yes",
            String(repeating: "<b>", count: 20_000) + "yes" + String(repeating: "</b>", count: 30_000),
            "yes</", "yes<a", "yes<a href", "yes<a href=", "yes<a href='", "yes<!", "yes<!-", "yes<!--",
            "yes</td></table></p>", "<td>yes", "<tr><tr></td>yes", "yes<script>", "yes<script></scrip",
            "</div>yes<a b='c' d / =>",
        ]
    )
    func broken(page: String) throws {
        #expect(try lines(page).map(\.text) == ["yes"])
    }

    @Test("fails on no bytes at all")
    func noise() throws {
        var state: UInt64 = 7
        let alphabet = Array("<>/!-=\"' &;#xtdabrpl\n".utf8) + [0, 0x80, 0xFF]
        for _ in 0..<300 {
            let page = (0..<200).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            _ = try lines(page)
        }
    }

    @Test("refuses more text than allowed")
    func limits() {
        var limits = ExtractionLimits()
        limits.maximumTextBytes = 10
        #expect(throws: ExtractionFailure.tooLarge) { try lines(Array("<p>twelve bytes</p>".utf8), limits: limits) }
    }
}
