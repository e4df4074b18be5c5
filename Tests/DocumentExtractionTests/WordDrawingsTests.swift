import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Drawings of Word documents")
struct WordDrawingsTests {
    private static let namespaces = "xmlns:w=\"urn:w\" xmlns:wp=\"urn:p\" xmlns:a=\"urn:a\" xmlns:v=\"urn:v\""
    private static let white = "<w:rPr><w:color w:val=\"FFFFFF\"/></w:rPr>"
    private static let dark = "<a:solidFill><a:srgbClr val=\"1F3864\"/></a:solidFill>"
    private static let pale = "<a:solidFill><a:srgbClr val=\"FFFFFF\"/></a:solidFill>"

    private func drawing(
        _ content: String,
        anchor: String = "behindDoc=\"1\"",
        place: String = "",
        size: Int = 5_000_000
    ) -> String {
        """
        <w:p><w:r><w:drawing><wp:anchor \(anchor)>\(place)<wp:extent cx="\(size)" cy="\(size)"/>\(content)</wp:anchor>\
        </w:drawing></w:r></w:p>
        """
    }

    private func box(_ fill: String, run: String = "") -> String {
        """
        <a:wsp><a:spPr>\(fill)<a:ln>\(Self.dark)</a:ln></a:spPr><w:txbxContent><w:p><w:r>\(run)<w:t>kubernetes</w:t></w:r>\
        </w:p></w:txbxContent></a:wsp>
        """
    }

    private func hiddenWords(_ body: String, header: String = "") throws -> [String] {
        let parts = [body, header].map { Array("<w:x \(Self.namespaces)>\($0)</w:x>".utf8) }
        var drawings = WordDrawings()
        try drawings.add(parts[0], isBody: true)
        try drawings.add(parts[1], isBody: false)
        let blocks = try WordBodyParser.blocks(of: parts[0], styles: WordStyles(), links: [:], drawings: drawings)
        return FlowLayout.pages(of: blocks).flatMap(\.hiddenWords)
    }

    @Test("let white text stand out where they may lie behind it")
    func behind() throws {
        let text = "<w:p><w:r>\(Self.white)<w:t>kubernetes</w:t></w:r></w:p>"
        for content in [Self.dark, "<a:blip/>", "<a:gradFill/>", "<a:solidFill><a:schemeClr/></a:solidFill>"] {
            #expect(try hiddenWords(drawing("<a:wsp><a:spPr>\(content)</a:spPr></a:wsp>") + text).isEmpty)
        }
        #expect(try hiddenWords(text, header: drawing("<a:pic/>", anchor: "")).isEmpty)
        let old = "<w:pict><v:rect style=\"position:absolute; z-index:-5\"/></w:pict>"
        #expect(try hiddenWords("<w:p><w:r>\(old)</w:r></w:p>" + text).isEmpty)
    }

    @Test("do not where they stand in the line or in front, are small, or white")
    func notBehind() throws {
        let text = "<w:p><w:r>\(Self.white)<w:t>kubernetes</w:t></w:r></w:p>"
        let inline = drawing("<a:pic/>").replacing("wp:anchor behindDoc=\"1\"", with: "wp:inline")
            .replacing("</wp:anchor>", with: "</wp:inline>")
        for body in [
            inline, drawing("<a:pic/>", anchor: "behindDoc=\"0\""), drawing("<a:pic/>", size: 9000),
            drawing("<a:wsp><a:spPr>\(Self.pale)</a:spPr></a:wsp>"), "",
        ] {
            #expect(try hiddenWords(body + text) == ["kubernetes"])
        }
    }

    @Test("hide what is written in them where they are off the page, of no size, or hidden")
    func outOfSight() throws {
        func place(_ offset: Int, from: String = "page") -> String {
            "<wp:positionH relativeFrom=\"\(from)\"><wp:posOffset>\(offset)</wp:posOffset></wp:positionH>"
        }
        for box in [
            drawing(box(Self.pale), place: place(-9_000_000)), drawing(box(Self.pale), place: place(29_000_000)),
            drawing(box(Self.pale), size: 0), drawing("<wp:docPr hidden=\"1\"/>" + box(Self.pale)),
        ] {
            #expect(try hiddenWords(box) == ["kubernetes"])
        }
        #expect(try hiddenWords(drawing(box(Self.pale), place: place(-300_000, from: "column"))).isEmpty)
        #expect(try hiddenWords(drawing(box(Self.pale), place: place(1_000_000))).isEmpty)
    }

    @Test("are what text in them stands on")
    func boxes() throws {
        #expect(try hiddenWords(drawing(box(Self.pale, run: Self.white))) == ["kubernetes"])
        #expect(try hiddenWords(drawing(box("<a:noFill/>", run: Self.white))) == ["kubernetes"])
        #expect(try hiddenWords(drawing(box(Self.dark, run: Self.white))).isEmpty)
        #expect(try hiddenWords(drawing(box("<a:gradFill/>", run: Self.white))).isEmpty)
        let seeThrough = "<a:solidFill><a:srgbClr val=\"000000\"><a:alpha val=\"0\"/></a:srgbClr></a:solidFill>"
        let black = "<w:rPr><w:color w:val=\"000000\"/></w:rPr>"
        #expect(try hiddenWords(drawing(box(seeThrough, run: black))).isEmpty)
        #expect(try hiddenWords(drawing(box("<a:noFill/>", run: Self.white)) + drawing("<a:pic/>")).isEmpty)
    }
}
