import Testing

@testable import DocumentExtraction

@Suite("Encodings of text files")
struct TextDecodingTests {
    private static let text = "Zoë Müller – 日本 👩‍💻\r\nŁódź"

    private func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isLittleEndian ? bytes.reversed() : bytes
        }
    }

    @Test("are told: UTF-8, with a mark and without")
    func utf8() {
        #expect(TextDecoding.string(from: Array(Self.text.utf8)) == Self.text)
        #expect(TextDecoding.string(from: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)) == Self.text)
    }

    @Test("are told: UTF-16 by its mark")
    func utf16() {
        #expect(TextDecoding.string(from: [0xFF, 0xFE] + utf16(Self.text, isLittleEndian: true)) == Self.text)
        #expect(TextDecoding.string(from: [0xFE, 0xFF] + utf16(Self.text, isLittleEndian: false)) == Self.text)
    }

    @Test("are told: Windows-1252 where the bytes are no UTF-8")
    func windows1252() {
        let bytes: [UInt8] = [0x93, 0x5A, 0x6F, 0xEB, 0x94, 0x20, 0x96, 0x20, 0x80, 0x34, 0x30, 0x20, 0x95, 0x9F, 0xFF]
        #expect(TextDecoding.string(from: bytes) == "“Zoë” – €40 •Ÿÿ")
    }

    @Test("give a character for every byte of Windows-1252")
    func allBytes() {
        let bytes = [0xE9] + Array(UInt8(0x80)...UInt8(0xFF))
        #expect(TextDecoding.string(from: bytes).unicodeScalars.count == bytes.count)
    }

    @Test(
        "may end early",
        arguments: [[], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x41], [0xEF, 0xBB, 0xBF]] as [[UInt8]]
    )
    func short(bytes: [UInt8]) {
        #expect(TextDecoding.string(from: bytes).isEmpty)
    }
}
