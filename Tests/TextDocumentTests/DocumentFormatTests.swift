import Testing
import TextDocument

@Suite("Formats by content")
struct DocumentFormatTests {
    struct Sample: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let format: DocumentFormat?

        init(_ name: String, _ bytes: [UInt8], _ format: DocumentFormat?) {
            testDescription = name
            self.bytes = bytes
            self.format = format
        }

        init(_ name: String, _ text: String, _ format: DocumentFormat?) {
            self.init(name, Array(text.utf8), format)
        }
    }

    /// The beginning of a picture file of this main brand.
    private static func picture(_ brand: String, compatible: [String] = ["mif1"]) -> [UInt8] {
        [0, 0, 0, UInt8(16 + 4 * compatible.count)] + Array("ftyp\(brand)".utf8) + [0, 0, 0, 0]
            + compatible.flatMap { Array($0.utf8) } + [0, 0, 0, 0] + Array("meta".utf8)
    }

    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00]

    static let known = [
        Sample("PDF", "%PDF-1.7\n", .pdf),
        Sample("PDF behind a line of junk", "HTTP/1.1 200 OK\r\n\r\n%PDF-1.4\n", .pdf),
        Sample("PDF behind binary junk", [0x00, 0x01, 0xFF] + Array("%PDF-1.4".utf8), .pdf),
        Sample(
            "PDF at the last place readers look",
            [UInt8](repeating: 0x00, count: 1024) + Array("%PDF-1.4".utf8),
            .pdf
        ),
        Sample("Word document", zip + Array("[Content_Types].xml....word/document.xml".utf8), .docx),
        Sample(
            "Word document whose main part comes late",
            zip + [UInt8](repeating: 0, count: 100_000) + Array("word/document.xml".utf8),
            .docx
        ),
        Sample("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00], .png),
        Sample("JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10], .jpeg),
        Sample("TIFF, little-endian", [0x49, 0x49, 0x2A, 0x00, 0x08, 0x00], .tiff),
        Sample("TIFF, big-endian", [0x4D, 0x4D, 0x00, 0x2A, 0x00, 0x00], .tiff),
        Sample("WebP", Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8 ".utf8), .webp),
        Sample("BMP", Array("BM".utf8) + [UInt8](repeating: 0, count: 20), .bmp),
        Sample("photo of a telephone", picture("heic", compatible: ["mif1", "MiHB", "heic"]), .heic),
        Sample("photo in ten bits", picture("heix"), .heic),
        Sample("series of photos", picture("hevc", compatible: ["msf1"]), .heic),
        Sample("photo whose main brand is the container's", picture("mif1", compatible: ["heic"]), .heic),
        Sample("photo with the beginning of a PDF in it", picture("heic") + Array("%PDF-1.4".utf8), .heic),
        Sample("RTF", "{\\rtf1\\ansi Jane Doe}", .rtf),
        Sample("HTML", "\n<!DOCTYPE html><p>Jane Doe", .html),
        Sample("XHTML", "<?xml version=\"1.0\"?><html><p>Jane Doe</p></html>", .html),
        Sample(
            "OpenDocument text",
            zip + [UInt8](repeating: 0, count: 26) + Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8),
            .odt
        ),
        Sample(
            "old Word document",
            [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 504 + 128)
                + Array("WordDocument\0".utf8).flatMap { letter in [letter, UInt8(0)] } + [0, 0],
            .doc
        ),
        Sample("plain text", "Jane Doe\r\nNurse\t2019\n", .text),
        Sample("text in UTF-8", "Zoë Müller – Köchin\n", .text),
        Sample("text in Windows-1252", [0x5A, 0x6F, 0xEB, 0x0A], .text),
        Sample("text in UTF-16, little-endian", [0xFF, 0xFE, 0x4A, 0x00, 0x61, 0x00], .text),
        Sample("text in UTF-16, big-endian", [0xFE, 0xFF, 0x00, 0x4A, 0x00, 0x61], .text),
        Sample("text with a mark", [0xEF, 0xBB, 0xBF, 0x4A], .text),
        Sample("a single letter", "a", .text),
    ]

    static let unknown = [
        Sample("nothing", [], nil),
        Sample("a package that is no Word document", zip + Array("xl/workbook.xml".utf8), nil),
        Sample("an empty package", zip, nil),
        Sample("a feed", "<?xml version=\"1.0\"?><rss></rss>", nil),
        Sample("a Word document before 2007", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0x00], nil),
        Sample("a picture compressed as AV1", picture("avif"), nil),
        Sample(
            "a picture compressed as AV1 in a container's name",
            picture("mif1", compatible: ["miaf", "avif"]),
            nil
        ),
        Sample("a film", picture("isom"), nil),
        Sample("half the beginning of a photo", Array(picture("heic").prefix(14)), nil),
        Sample("a container's name and nothing else", Array(picture("mif1", compatible: []).prefix(15)), nil),
        Sample("a program", [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00], nil),
        Sample("a byte 0", [0x00], nil),
        Sample("text with a byte 0", "Jane\u{0}Doe", nil),
        Sample("PDF too far behind junk", [UInt8](repeating: 0x00, count: 1025) + Array("%PDF-1.4".utf8), nil),
        Sample("half the beginning of a PNG", [0x89, 0x50, 0x4E, 0x47, 0x00], nil),
    ]

    @Test("are told apart", arguments: known)
    func formats(_ sample: Sample) {
        #expect(DocumentFormat(sniffing: sample.bytes) == sample.format)
    }

    @Test("are nil for what cannot be read", arguments: unknown)
    func others(_ sample: Sample) {
        #expect(DocumentFormat(sniffing: sample.bytes) == nil)
    }

    @Test("that are pictures", arguments: DocumentFormat.allCases)
    func pictures(format: DocumentFormat) {
        #expect(format.isImage == format.mediaType.hasPrefix("image/"))
    }
}
