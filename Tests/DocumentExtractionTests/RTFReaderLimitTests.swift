import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Rich text out of bounds")
struct RTFReaderLimitTests {
    private func read(_ bytes: [UInt8], limits: ExtractionLimits = ExtractionLimits()) throws -> [TextPage] {
        var pages: [TextPage] = []
        try RTFReader(limits: limits).read(bytes) { pages.append($0) }
        return pages
    }

    @Test("is refused when it has too much text, too many marks or too many pages")
    func limits() throws {
        var limits = ExtractionLimits()
        limits.maximumTextBytes = 10
        #expect(try read(Array(#"{\rtf1 ten letter}"#.utf8), limits: limits).count == 1)
        #expect(throws: ExtractionFailure.tooLarge) {
            try read(Array(#"{\rtf1 eleven char}"#.utf8), limits: limits)
        }
        #expect(throws: ExtractionFailure.tooLarge) {
            try read(Array((#"{\rtf1"# + String(repeating: #"\par"#, count: 11) + "}").utf8), limits: limits)
        }
        limits = ExtractionLimits()
        limits.maximumPages = 1
        #expect(throws: ExtractionFailure.tooLarge) { try read(Array(#"{\rtf1 a\page b}"#.utf8), limits: limits) }
    }

    @Test(
        "survives numbers and structures that make no sense",
        arguments: [
            #"\bin99999999999999999999999 x"#, #"\bin-5 x"#, #"\u99999999999999999999 x"#, #"\u-99999999 x"#,
            #"\fs-99999999999 x"#, #"\li-99999999999999 x"#, #"\itap999999999 x\nestcell\nestrow"#, #"\uc-7\u65 x"#,
            #"\row\cell\nestrow\nestcell\row x"#, #"\fldinst x"#, #"{\fldrslt x}"#, #"\field\field\fldrslt x"#,
            #"\shptxt x"#, #"{\shptxt\shptxt{\shptxt x"#, #"\*\unheardof x"#, #"\header x"#, #"\ansicpg-1\'ff x"#,
            #"\"#,
            #"\'"#, #"\'f"#, #"\b-"#,
        ]
    )
    func nonsense(body: String) throws {
        for end in ["", "}", "}}}"] { _ = try read(Array((#"{\rtf1"# + body + end).utf8)) }
    }

    @Test("survives arbitrary tokens", arguments: UInt64(1)...20)
    func arbitrary(seed: UInt64) {
        let pieces = [
            "{", "}", "}", "\\", #"\*"#, #"\cell"#, #"\nestcell"#, #"\row"#, #"\nestrow"#, #"\itap3"#, #"\intbl"#,
            #"\pard"#, #"\par"#, #"\page"#, #"\u-10179?"#, #"\uc3"#, #"\'e"#, #"\field"#, #"{\*\fldinst HYPERLINK "#,
            #"\fldrslt"#, #"{\shptxt"#, #"{\listtext"#, #"{\fonttbl"#, #"\f1"#, #"\fcharset2"#, #"\bin7"#, " a", "é",
        ]
        var state = seed
        var document = #"{\rtf1"#
        for _ in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            document += pieces[Int(state >> 33) % pieces.count]
        }
        // Whatever is said of such a file, saying it is all that is asked.
        #expect(throws: Never.self) {
            do { _ = try read(Array(document.utf8)) } catch ExtractionFailure.damaged {}
        }
    }
}
