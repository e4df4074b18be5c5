import Foundation
import JobMatching
import TestSupport
import Testing

@testable import JobFeeds

@Suite("Text out of markup")
struct PlainTextTests {
    @Test(
        "takes tags away and resolves entities",
        arguments: [
            ("Plain text, 5 > 3", "Plain text, 5 > 3"), ("<p>Bake bread.</p>", "Bake bread."),
            ("Bread &amp; rolls", "Bread & rolls"), ("&lt;p&gt;Bake bread.&lt;/p&gt;", "Bake bread."),
            ("&amp;lt;p&amp;gt;Bake bread.&amp;lt;/p&amp;gt;", "Bake bread."),
            ("A&nbsp;B &quot;C&quot; &#39;D&#39;", "A B \"C\" 'D'"),
            ("", ""), ("<br>", ""),
        ]
    )
    func text(_ html: String, expected: String) {
        #expect(PlainText.fromHTML(html) == expected)
    }

    @Test("what a tag parted stays parted")
    func parted() {
        let text = PlainText.fromHTML("<ul><li>Bake</li><li>Sell</li></ul>")
        #expect(text.split(separator: " ") == ["Bake", "Sell"])
    }

    @Test(
        "drops scripts and styles with what is in them, however they are written",
        arguments: [
            "<script>alert(1)</script>Bake", "Bake<SCRIPT type=\"x\">alert(1)</Script>", "Bake<style>alert(1)</style>",
            "&lt;script&gt;alert(1)&lt;/script&gt;Bake", "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Bake",
            "Bake<script>alert(1)",
        ]
    )
    func scripts(_ html: String) {
        #expect(PlainText.fromHTML(html) == "Bake")
    }

    @Test(
        "resolves entities by name and number, and leaves what is none",
        arguments: [
            ("Caf&eacute; &#8211; bar", "Café – bar"), ("it&#x2019;s &bull; 5&euro;", "it’s • 5€"),
            ("R&D; &x;", "R&D; &x;"),
            ("A & B &", "A & B &"), ("&#0;a&#xD800;", "a&#xD800;"), ("&amp;amp;", "&amp;"), ("a<!-- b -->c", "a c"),
            ("5 < 6 <", "5 < 6 <"), ("<p>a<", "a<"),
        ]
    )
    func entities(_ html: String, expected: String) {
        #expect(PlainText.fromHTML(html) == expected)
    }

    @Test("many signs that open no tag are no trouble")
    func openSigns() {
        let text = String(repeating: "<a ", count: 100_000)
        #expect(PlainText.fromHTML(text).utf8.count > 250_000)
    }

    @Test("signs that were escaped in the text are text, not tags")
    func escapedSigns() {
        #expect(
            PlainText.fromHTML("<p>Teams of &lt; 10 people at &gt; 3 sites</p>") == "Teams of < 10 people at > 3 sites"
        )
    }

    @Test("the sample that was escaped twice reads as it was meant")
    func sample() throws {
        let lines = try Samples.bytes("jobs-broken.ndjson").split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        let text = try PostingLineDecoder(source: "feed").posting(from: Data(lines[14])).description
        #expect(text.hasPrefix("Crumpet & Crown Ltd runs bright shops"))
        #expect(text.hasSuffix("are all we need."))
        #expect(text.contains("Tools & materials"))
        for rest in ["<", ">", "&amp;", "&lt;", "alert"] { #expect(!text.contains(rest), "\(rest)") }
    }
}
