import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Style sheets of web pages")
struct HTMLStyleSheetTests {
    /// The pages of a body with a paragraph, and in it what the sheet may hide.
    private func pages(_ sheet: String, _ body: String? = nil) throws -> [TextPage] {
        var pages: [TextPage] = []
        let body = body ?? "<section class='a s'><p>yes</p><p id=i class='x y' title=t>kubernetes</p></section>"
        let page = "<html><head>\(sheet.hasPrefix("<") ? sheet : "<style>\(sheet)</style>")</head><body>\(body)"
        try HTMLReader(limits: ExtractionLimits()).read(Array(page.utf8)) { pages.append($0) }
        return pages
    }

    @Test(
        "hide what their selectors are for",
        arguments: [
            ".x{display:none}", "p.x{display:none}", "#i{display:none}", ".a .x{display:none}", ".a>p.y{display:none}",
            "section > p + p { display: none }", "p ~ p{display:none}", "h1, .x , h2{display:none}",
            "[title]{display:none}", "[title=t]{display:none}", "p[class~='y']{display:none}",
            ".x:not(.z){display:none}",
            "p:nth-child(2){display:none}", "p:nth-of-type(even){display:none}", ":is(.q,.x){display:none}",
            ".\\78 {display:none}", "/* } */.x{/**/display/**/:none}", "@media screen{.x{display:none}}",
            "@media (min-width:600px){@supports(display:grid){.x{display:none}}}", ".a{color:red;.x{display:none}}",
            ".a{& .x{display:none}}", "html body .x{display:none}", "P.x{DISPLAY:NONE}",
            "a{color:red}}.x{display:none}",
            "<style media=screen>.x{display:none}</style>", "<style>p{color:red}</style><style>.x{color:#fff}</style>",
        ]
    )
    func hidden(sheet: String) throws {
        let pages = try pages(sheet)
        #expect(pages.flatMap(\.hiddenWords) == ["kubernetes"])
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
    }

    @Test(
        "let what counts more win",
        arguments: [
            "#i{color:#fff}.x{color:#000}", ".x.y{color:#fff}.x{color:#000}", ".x{color:#000}.x{color:#fff}",
            ".x{color:#fff!important}#i{color:#000}", ".s .x{color:#fff}p{color:#000}",
            ":root{--c:#fff}.x{color:var(--c)}",
            "body{background:#222;color:#eee}.x{color:#232323}", ".s{color:#fff}.s>:first-child{color:#000}",
            "html{font-size:1px}p{font-size:12px}.x{font-size:1rem}", ".x{opacity:0;animation:gone 1s}",
        ]
    )
    func cascade(sheet: String) throws {
        #expect(try pages(sheet).flatMap(\.hiddenWords) == ["kubernetes"])
    }

    @Test(
        "hide nothing that stands out, or that they are not for",
        arguments: [
            ".z{display:none}", ".z .x{display:none}", ".z>.x{display:none}", ".x>.a{display:none}",
            "p+.z{display:none}",
            "@media print{.x{display:none}}", "@media (max-width:400px){.x{display:none}}", ".x:hover{display:none}",
            ".x::before{display:none}", ".x:unheard-of{display:none}", ".x{display:none}#i{display:block}",
            ".x{background:#123;color:#fff}", ".s{background:navy}.x,p{color:#fff}", ".x{color:#fff}.x{color:inherit}",
            "body{visibility:hidden}p{visibility:visible}", ".md\\:x{display:none}", "@keyframes k{to{opacity:0}}",
            "@keyframes k{from{opacity:0}to{opacity:1}}.x{opacity:0;animation:k 1s forwards}",
            ".s::before{content:'';position:absolute;background:#123}p{color:#fff}", "@import 'x.css';p{color:#fff}",
            ".s:before{background:url(x.png)}p{color:#fff}", "<style media=print>.x{display:none}</style>",
            "<link rel=StyleSheet href=x.css><style>.x{color:#fff}</style>", "p{background:#123;color:#fff", "@media{",
            ":root{--c:#fff;--b:#123}p{color:var(--c);background:var(--b)}",
        ]
    )
    func visible(sheet: String) throws {
        let pages = try pages(sheet)
        #expect(pages.flatMap(\.hiddenWords).isEmpty)
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes", "kubernetes"])
    }

    @Test("hide nothing that stands in front of what is taken out of the flow")
    func layers() throws {
        let sheet = ".b{position:absolute;background:#123;width:100%;height:100%}p{color:#fff}"
        let pages = try pages(sheet, "<div><div class=b></div><p>yes</p></div>")
        #expect(pages.flatMap(\.lines).map(\.text) == ["yes"])
    }

    @Test("take a bounded time, whatever their selectors ask for")
    func cost() {
        let sheet = (0..<400).map { "i div div div div div div div div .q\($0) ~ p{color:#fff}" }.joined()
        let classes = (0..<400).map { "q\($0)" }.joined(separator: " ")
        let body = String(repeating: "<div><b class='\(classes)'></b><p class=x>yes</p>", count: 200)
        #expect(throws: ExtractionFailure.tooLarge) { try pages(sheet, body) }
    }
}
