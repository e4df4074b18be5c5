import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Hidden text of web pages")
struct HiddenWebTextTests {
    private func pages(_ page: String) throws -> [TextPage] {
        var pages: [TextPage] = []
        try HTMLReader(limits: ExtractionLimits()).read(Array(page.utf8)) { pages.append($0) }
        return pages
    }

    @Test(
        "is reported and is no content",
        arguments: [
            "style='color:white'", "style='color: #FFF'", "style=\"color:rgb(255, 255, 255)\"", "hidden",
            "style='color:rgb(100% 100% 100%)'", "style='color:transparent'", "style='color:rgba(0,0,0,0.01)'",
            "style='color:#0000'", "style='color:whitesmoke'", "style='background:#222;color:#222222'",
            "style='background-color:rgb(34,34,34);color:#222'", "style='display:none'", "style='visibility:hidden'",
            "style='font-size:0'", "style='font-size:1px'", "style='font-size:.1em'", "style='font:0/0 a'",
            "style='opacity:0'", "style='font-size:2pt !important'", "style='opacity:1%'", "popover",
            "style='color:hsl(0, 0%, 100%)'", "style='filter:opacity(0)'", "style='-webkit-text-fill-color:#fff'",
            "style='--c:white;color:var(--c)'", "style='color:var(--none, #fff)'",
        ]
    )
    func hidden(attribute: String) throws {
        let inline = try pages("<p>yes <b \(attribute)>kubernetes</b> <i \(attribute)>blockchain</i></p>")
        let block = try pages("<div \(attribute)><p>kubernetes<p>blockchain</div><ul><li>yes</ul>")
        for pages in [inline, block] { #expect(pages.flatMap(\.hiddenWords) == ["kubernetes", "blockchain"]) }
        #expect(inline.flatMap(\.lines).map(\.text) == ["yes"])
        #expect(block.flatMap(\.lines).map(\.text) == ["• yes"])
    }

    @Test(
        "is reported where old pages say so in attributes, or in tables",
        arguments: [
            "<font color=white>kubernetes</font><p>yes", "<font color='#FFFFFF'>kubernetes</font><p>yes",
            "<body text=ffffff>kubernetes<p style='color:black'>yes",
            "<table><tr hidden><td>kubernetes<tr><td>yes</table>",
            "<table><tr><td>yes<td style='color:#fff'>kubernetes</table>",
            "<table bgcolor=navy><tr><td><font color=white>yes</font><td bgcolor=white><font color=white>kubernetes</table>",
        ]
    )
    func attributes(page: String) throws {
        let pages = try pages(page)
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
    }

    @Test(
        "is not what stands out where it is, or may",
        arguments: [
            "<div style='background:#1f3864;color:white'><p>yes</div>", "<p style='color:yellow'>yes",
            "<table><tr><td bgcolor=navy><font color=white>yes</font></table>", "<p style='color:#8888'>yes</p>",
            "<div style='background:url(x.png);color:#fff'>yes</div>", "<p style='color:hsl(0, 0%, 20%)'>yes",
            "<style>p{BACKGROUND:#000}</style><p style='color:#fff'>yes", "<p style='font-size:8px'>yes",
            "<link rel=stylesheet href=x.css><p style='color:white'>yes", "<p style='color:inherit'>yes",
            "<div style='font-size:0'><b style='font-size:14px'>yes</b></div>", "<p style='font:bold 12px/1 a'>yes",
            "<p style='visibility:hidden'><b style='visibility:visible'>yes</b></p>",
            "<img src=x.png><p style='position:absolute;color:white'>yes", "<dialog open>yes</dialog>",
            "<p style='position:absolute;left:40px;text-indent:-20px;margin:-10px;clip:auto'>yes",
            "<p hidden style='display:block'>yes", "<p style='max-height:0'>yes", "<p style='overflow:hidden'>yes",
            "<p style='background:url(data:image/png;base64,AA==);color:#fff'>yes",
            "<p style='color:transparent;background:linear-gradient(red,blue);-webkit-background-clip:text'>yes",
            "<p style='background:linear-gradient(red,blue);color:#fff'>yes",
        ]
    )
    func visible(page: String) throws {
        let pages = try pages(page)
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
    }

    @Test("is not what is no text at all")
    func skipped() throws {
        let pages = try pages("<script>kubernetes</script><template>kubernetes</template><title>x</title>yes")
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
    }
}

@Suite("Text of web pages that is out of sight")
struct MovedWebTextTests {
    @Test(
        "is reported and is no content",
        arguments: [
            "position:absolute;left:-9999px", "position:fixed;top:-200em", "position:relative;inset:0 0 0 -300vw",
            "text-indent:-9999px", "margin-left:-5000px", "margin:0 0 0 -5000px", "transform:scale(0)",
            "transform:translateX(-4000px)", "transform:rotate(3deg) scale3d(0,0,1)", "scale:0", "zoom:0.01",
            "position:absolute;clip:rect(1px,1px,1px,1px)", "clip-path:inset(50%)", "clip-path:circle(0)",
            "height:0;overflow:hidden", "max-height:1px;overflow:hidden auto", "content-visibility:hidden",
        ]
    )
    func moved(style: String) throws {
        var pages: [TextPage] = []
        let page = "<p>yes<div style='\(style)'>kubernetes <b>blockchain</b></div>"
        try HTMLReader(limits: ExtractionLimits()).read(Array(page.utf8)) { pages.append($0) }
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes", "blockchain"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
    }
}

@Suite("Colours of web pages")
struct HTMLColourTests {
    @Test(
        "are read in every way of writing",
        arguments: [
            ("#1f3864", 0x1F, 0x38, 0x64), ("#abc", 0xAA, 0xBB, 0xCC), ("rgb(1,2,3)", 1, 2, 3),
            ("rgb(0% 50% 100%)", 0, 127, 255), ("rgba(300, -5, 3, 1)", 255, 0, 3), ("navy", 0, 0, 128),
            ("hsl(120, 100%, 50%)", 0, 255, 0), ("hsl(-120deg 100% 25%)", 0, 0, 128), ("hsla(0,0%,20%,1)", 51, 51, 51),
        ] as [(String, UInt8, UInt8, UInt8)]
    )
    func parts(text: String, red: UInt8, green: UInt8, blue: UInt8) {
        #expect(HTMLColour(text)?.colour == Colour(red: red, green: green, blue: blue))
        #expect(HTMLColour(text)?.opacity == 1)
    }

    @Test(
        "are none where they are not understood",
        arguments: [
            "", "#", "#12", "#12345", "#1234567", "#xyz", "rgb()", "rgb(1,2)", "rgb(nan,1,1)", "rgb(1,2,3", "inherit",
        ]
    )
    func none(text: String) {
        #expect(HTMLColour(text) == nil)
    }
}
