import Foundation
import Glibc
import Testing
import TextDocument

@testable import DocumentExtraction

@Suite("Numbers that no document means")
struct AbsurdNumbersTests {
    private static let numbers = [
        "2147483647", "-2147483648", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
        "99999999999999999999999999999999999999999", "0.00000000000000000000000000000000000000000000001", "-0",
    ]

    private func lines(of page: TextPage) -> [String] {
        for word in page.lines.flatMap(\.words) {
            let edges = [word.box.left, word.box.top, word.box.right, word.box.bottom]
            #expect(edges.allSatisfy { abs($0) <= Bounds.farthest })
            #expect((0...TextWord.largestSize).contains(word.fontSize))
        }
        return page.lines.map(\.text)
    }

    // MARK: Web pages

    @Test(
        "leave the text of a web page as it is",
        arguments: [
            "<p style='width:#px;height:#em;margin:#px # #pt #%;padding:#in'>Welder</p>",
            "<p style='position:absolute;left:#px;width:#px'>Welder</p>", "<p width=# height=#>Welder</p>",
            "<table width=# border=# cellpadding=#><tr><td width=# colspan=# rowspan=#>Welder</table>",
            "<ol start=#><li value=#>Welder</ol>", "<img width=# height=# border=#><hr size=#>Welder",
            "<font size=#>Welder</font>", "<p style='line-height:#;letter-spacing:#px;word-spacing:#em'>Welder</p>",
            "<p style='font-weight:#;z-index:#;order:#;opacity:#'>Welder</p>", "<p style='zoom:#;scale:#'>Welder</p>",
            "<p style='font-size:#px'><span style='font-size:#em'><b style='font-size:#%'>Welder</b></span></p>",
            "<h1 style='font-size:#rem'>Welder</h1>", "<p style='color:rgb(#,#,#);background:hsl(#,#%,#%)'>Welder</p>",
            "<style>p:nth-child(#n+#){width:#px}p:nth-of-type(-#n-#){margin:#px}</style><p>Welder</p>",
            "<style>@media(min-width:#px){p{width:#px}}</style><p>Welder</p>", "<p style='transform:scale(#)'>Welder",
            "<p style='text-indent:#px'>Welder</p>", "<p style='clip:rect(#px,#px,#px,#px)'>Welder</p>",
            "&##;&#x7FFFFFFFFFFFFFFF; Welder", "<p style='inset:#px;translate:# #'>Welder</p>",
        ]
    )
    func webPage(page: String) throws {
        for number in Self.numbers {
            var read: [String] = []
            let bytes = Array(page.replacing("#", with: number).utf8)
            do {
                try HTMLReader(limits: ExtractionLimits()).read(bytes) { read += lines(of: $0) }
            } catch {
                // Text that is moved or faded out of sight is none.
                #expect(error == .noText, "\(number)")
            }
            #expect(read.isEmpty || read.contains { $0.contains("Welder") }, "\(number)")
        }
    }

    @Test("of 2147483647 dots hide no text that a reader sees")
    func wideTable() throws {
        var read: [String] = []
        let page = "<table width=2147483647><tr><td width=2147483647 colspan=2147483647>Welder<td>2019</table>"
        try HTMLReader(limits: ExtractionLimits()).read(Array(page.utf8)) { read += lines(of: $0) }
        #expect(read.joined(separator: " ") == "Welder 2019")
    }

    // MARK: Rich text

    @Test(
        "leave rich text as it is",
        arguments: [
            #"{\rtf1\fs# Welder}"#, #"{\rtf1\li#\fi#\ri# Welder}"#, #"{\rtf1\paperw#\paperh#\margl# Welder}"#,
            #"{\rtf1\trowd\cellx#\cellx# Welder\cell\row}"#, #"{\rtf1{\colortbl;\red#\green#\blue#;}\cf# Welder}"#,
            #"{\rtf1\uc#\u# Welder}"#, #"{\rtf1{\fonttbl{\f#\fcharset# A;}}\f# Welder}"#,
            #"{\rtf1\up#\dn#\expnd# Welder}"#,
        ]
    )
    func richText(file: String) throws {
        for number in Self.numbers where !number.contains(".") {
            let bytes = Array(file.replacing("#", with: number).utf8)
            // What is hidden, or counted as a replacement for another character, is no text.
            do {
                try RTFReader(limits: ExtractionLimits()).read(bytes) { _ = lines(of: $0) }
            } catch {
                #expect(error == .noText || error == .damaged, "\(number)")
            }
        }
    }

    // MARK: PDF

    private static let sides = [
        "100000000000000000000", "-100000000000000000000", "2147483648", "340282346638528859811704183484516925440",
        "14400", "0", "-1",
    ]

    @Test("make no page that cannot be read", arguments: sides, ["MediaBox", "CropBox", "UserUnit", "TrimBox"])
    func pages(side: String, box: String) throws {
        var file = String(decoding: PDFFile(pages: [PDFFile.lines(["Jane Example", "Welder"])]).bytes, as: UTF8.self)
        file =
            switch box {
            case "UserUnit": file.replacing("/MediaBox[0 0 612 792]", with: "/MediaBox[0 0 612 792]/UserUnit \(side)")
            case "MediaBox": file.replacing("/MediaBox[0 0 612 792]", with: "/MediaBox[0 0 \(side) \(side)]")
            default: file.replacing("/MediaBox", with: "/\(box)[-\(side) 0 \(side) \(side)]/MediaBox")
            }
        try read(file)
    }

    @Test(
        "place words and pictures nowhere",
        arguments: sides,
        [
            "BT /F 11 Tf # # Td (Welder) Tj ET", "BT /F # Tf 72 700 Td (Welder) Tj ET",
            "BT /F 11 Tf # 0 0 # 72 700 Tm (Welder) Tj ET",
            "q # 0 0 # # # cm /I Do Q BT /F 11 Tf 72 700 Td (Welder) Tj ET",
            "BT # Tc # Tw # Tz # TL /F 11 Tf 72 700 Td (Welder and fitter) Tj T* (Hull) Tj ET",
            "# # # # re f # w 0 0 m # # l S BT /F 11 Tf 72 700 Td (Welder) Tj ET",
            "q # # # # # # cm BT /F 9 Tf (W) Tj ET Q",
        ]
    )
    func content(number: String, content: String) throws {
        let page = content.replacing("#", with: number)
        try read(String(decoding: PDFFile(pages: [page]).bytes, as: UTF8.self))
    }

    private func read(_ file: String) throws {
        let start = Self.processorSeconds
        do {
            var limits = ExtractionLimits()
            // What is drawn is drawn all the same; recognition would take most of the time.
            limits.maximumRecognisedPages = 0
            let request = ExtractionRequest(files: [Array(file.utf8)], limits: limits)
            try LoneExtractor.extract(request) { page in
                _ = lines(of: page)
                var decoder = ExtractionFrameDecoder()
                decoder.append(ExtractionFrame.page(page).bytes)
                #expect(throws: Never.self) { try decoder.next() }
            }
        } catch {
            #expect(!error.mayBeRetried)
        }
        #expect(Self.processorSeconds - start < 30)
    }

    /// What this thread has used up: other tests and their turns do not count.
    private static var processorSeconds: Int {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec
    }
}
