import TestSupport
import Testing

@testable import DocumentExtraction

@Suite("Wider pages")
struct PDFWideningTests {
    private func widened(_ file: String) -> String? {
        PDFWidening(Array(file.utf8)).widened().map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "are added behind the file with a box of their own",
        arguments: [
            ("/Type/Page/MediaBox[0 0 612 792]", "-6000 -6000 6612 6792"),
            ("/MediaBox [ 0 0 595.28 841.89 ] /Type /Page ", "-6000 -6000 6595 6842"),
            ("/Type/Page/MediaBox[0 0 612 792]/CropBox[50 50 562 742]", "-5950 -5950 6562 6742"),
            ("/MediaBox[612 792 0 0]/Type/Page", "-6000 -6000 6612 6792"),
            ("/Subtype/Type1/Type/Page/MediaBox[0 0 9 9]", "-6000 -6000 6009 6009"),
            ("/Type/Page/#4dediaBox[0 0 9 9]", "-6000 -6000 6009 6009"),
            ("/Type/Page/LastModified(\\)>>)/MediaBox[0 0 9 9]", "-6000 -6000 6009 6009"),
            ("/Type/Page/MediaBox 2 0 R", "-6000 -6000 6100 6200"),
            ("/Type/Page/MediaBox[0 0 4 0 R 4 0 R]", "-6000 -6000 6300 6300"),
            ("/Type/Page/Parent 3 0 R", "-6000 -6000 6400 6500"),
            ("/Contents 9 0 R/Parent 3 0 R/CropBox[0 0 90 80]", "-6000 -6000 6090 6080"),
            ("/Type/Page/MediaBox[0 0 612]", "-6000 -6000 6612 6792"),
        ]
    )
    func pages(entries: String, box: String) throws {
        let file = """
            %PDF-1.4
            1 0 obj<<\(entries)>>endobj
            2 0 obj[0 0 100 200]endobj 3 0 obj<</Kids[1 0 R]/MediaBox[0 0 400 500]>>endobj 4 0 obj 300 endobj

            """
        let widened = try #require(self.widened(file))
        #expect(widened.hasPrefix(file))
        #expect(widened.contains("\n1 0 obj<</MediaBox[\(box)]/CropBox[\(box)]"))
        #expect(widened.hasSuffix(">>endobj"))
    }

    @Test("are found through the table in front of it, which new readers read first")
    func table() throws {
        let file = """
            %PDF-1.4
            1 0 obj<</Type/Page/MediaBox[0 0 612 792]>>endobj
            xref
            0 1
            0000000000 65535 f\u{20}
            trailer<</Size 5/Root 7 0 R/ID[<00><00>]>>
            startxref
            59
            %%EOF

            """
        let widened = try #require(self.widened(file))
        let added = try #require(widened.firstRange(of: "\n1 0 obj<</MediaBox[-6000"))
        let place = String(widened.utf8.distance(from: widened.startIndex, to: added.lowerBound) + 1)
        let entry = "xref\n1 1\n\(String(repeating: "0", count: 10 - place.count))\(place) 00000 n \n"
        #expect(widened.contains(entry))
        #expect(widened.contains("trailer<</Prev 59/Size 5/Root 7 0 R/ID [<00><00>]>>\nstartxref\n"))
    }

    @Test("are those that are packed, too")
    func packed() throws {
        let object = "1 0 2 30 <</Type/Page/Parent 2 0 R   >><</Kids[1 0 R]/MediaBox[0 0 9 9]>>"
        let streams = [
            "9 0 obj<</Type/ObjStm/N 2/First 9/Length 1>>stream\n\(object)\nendstream endobj",
            "9 0 obj<</Type /ObjStm/Filter[/FlateDecode]/N 2/First 9/Length 1>>stream\r\n",
        ]
        let plain = PDFWidening(Array(streams[0].utf8)).widened()
        let deflated = PDFWidening(Array(streams[1].utf8) + Zlib.stored(Array(object.utf8)) + Array("endstream".utf8))
        for widened in [plain, deflated.widened()] {
            let text = String(decoding: try #require(widened), as: UTF8.self)
            #expect(text.contains("\n1 0 obj<</MediaBox[-6000 -6000 6009 6009]"))
        }
    }

    @Test(
        "are none where there is no page",
        arguments: [
            "", "/MediaBox", "1 0 obj", "obj<</Type/Page/MediaBox[0 0 612 792]>>endobj",
            "1 0 obj<</Type/Pages/Kids[]/MediaBox[0 0 612 792]>>endobj", "1 0 obj<</MediaBox[0 0 612 792]>>endobj",
            "1 0 obj<</Type/Page/MediaBox[0 0 612 792]>>stream\nendstream endobj", "1 0 obj<</Type/Page",
            "<</Type/Page/MediaBox[0 0 612 792]>>", "1 0 obj<<>>stream\n2 0 obj<</Type/Page>>endobj endstream",
            "1 0 obj<</Type/ObjStm/N 1/First 99>>stream\n2 0 <</Type/Page>>\nendstream",
        ]
    )
    func none(file: String) {
        #expect(widened(file) == nil)
    }

    @Test("begin with the file as it is, whatever it holds", arguments: UInt64(1)...5)
    func changes(seed: UInt64) {
        let bytes = PDFFile(pages: ["", ""], pageEntries: "/CropBox[50 50 562 742]").bytes
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var changed = bytes
            for _ in 0..<20 {
                changed[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            let widened = PDFWidening(changed).widened()
            #expect(widened == nil || widened?.starts(with: changed) == true)
        }
    }
}
