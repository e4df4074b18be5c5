import TestSupport
import Testing

@testable import DocumentExtraction

@Suite("Wider pages")
struct PDFWideningTests {
    private func text(_ bytes: [UInt8]?) -> String? {
        bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "are written in the place of the pages",
        arguments: [
            ("/Type/Page/MediaBox[0 0 612 792]", "/MediaBox[-6000 -6000 6612 6792]"),
            ("/MediaBox [ 0 0 595.28 841.89 ] /Type /Page ", "/MediaBox[-6000 -6000 6595 6842]"),
            ("/Type/Page/MediaBox[0 0 612 792]/CropBox[50 50 562 742]", "/MediaBox[-5950 -5950 6562 6742]"),
            ("/MediaBox[612 792 0 0]/Type/Page", "/MediaBox[-6000 -6000 6612 6792]"),
            ("/Subtype/Type1/Type/Page/MediaBox[0 0 9 9]", "/MediaBox[-900 -900 909 909]"),
        ]
    )
    func pages(entries: String, box: String) throws {
        let file = "%PDF-1.4\n1 0 obj<<\(entries)>>endobj\n2 0 obj<<>>endobj"
        let widened = try #require(text(PDFWidening(Array(file.utf8)).widened()))
        #expect(widened.utf8.count == file.utf8.count)
        #expect(widened.contains(box))
        #expect(widened.hasPrefix("%PDF-1.4\n1 0 obj<<"))
        #expect(widened.hasSuffix("endobj\n2 0 obj<<>>endobj"))
        #expect(!widened.contains("/Type/Page") && !widened.contains("/CropBox"))
    }

    @Test(
        "are none where there is no page, no box or no room",
        arguments: [
            "", "/MediaBox", "/MediaBox[", "obj<</MediaBox[0 0 612 792]>>endobj",
            "obj<</Type/Pages/MediaBox[0 0 612 792]>>endobj", "obj<</Type/Page/MediaBox 5 0 R>>endobj",
            "obj<</Type/Page/MediaBox[0 0 612]>>endobj", "obj<</Type/Page/MediaBox[0 0 nan inf]>>endobj",
            "obj<</Type/Page/MediaBox[0 0 612 792]>>stream\nendobj", "<</Type/Page/MediaBox[0 0 612 792]>>",
        ]
    )
    func none(file: String) {
        #expect(PDFWidening(Array(file.utf8)).widened() == nil)
    }

    @Test("are as many bytes, whatever the file holds", arguments: UInt64(1)...5)
    func changes(seed: UInt64) {
        let bytes = PDFFile(pages: ["", ""], pageEntries: "/CropBox[50 50 562 742]").bytes
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var changed = bytes
            for _ in 0..<20 {
                changed[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let widened = PDFWidening(changed).widened()
            #expect(widened == nil || widened?.count == bytes.count)
        }
    }
}
