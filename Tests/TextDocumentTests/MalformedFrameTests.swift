import Testing
import TextDocument

@Suite("Frames that lie")
struct MalformedFrameTests {
    private func decode(_ bytes: [UInt8]) throws {
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        while try decoder.next() != nil {}
    }

    private func frame(kind: UInt8, length: Int? = nil, body: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(kind)
        writer.write(UInt32(length ?? body.count))
        writer.write(raw: body)
        return writer.bytes
    }

    /// The fields of a page up to its lines.
    private var pageHead: ByteWriter {
        var writer = ByteWriter()
        writer.write(UInt32(1))
        writer.write(Float(612))
        writer.write(Float(792))
        writer.write(UInt8(0))
        return writer
    }

    @Test("are refused when the body ends early")
    func truncatedBody() throws {
        var arbitrary = ArbitraryFrame(seed: 1)
        let body = ExtractionFrame.page(arbitrary.page()).bytes.dropFirst(ExtractionFrame.headerSize)
        for length in 0..<body.count {
            let bytes = frame(kind: 1, body: Array(body.prefix(length)))
            #expect(throws: ByteReader.Malformed.self, "a body of \(length) bytes") { try decode(bytes) }
        }
    }

    @Test("are refused when bytes are left over")
    func leftOver() throws {
        var arbitrary = ArbitraryFrame(seed: 1)
        let body = Array(ExtractionFrame.page(arbitrary.page()).bytes.dropFirst(ExtractionFrame.headerSize))
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, body: body + [0])) }
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 2, body: [1, 1])) }
    }

    @Test(
        "are refused when their kind, format or failure does not exist",
        arguments: [
            (0, 1), (4, 1), (255, 1), (2, 0), (2, 200), (2, 255), (3, 8), (3, 255),
        ] as [(UInt8, UInt8)]
    )
    func unknownCodes(kind: UInt8, code: UInt8) {
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: kind, body: [code])) }
    }

    @Test(
        "are refused at once when the header promises too much",
        arguments: [
            ExtractionFrame.maximumBodySize + 1, Int(UInt32.max),
        ]
    )
    func hugeFrame(length: Int) {
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, length: length, body: [])) }
    }

    @Test("are refused when they count more lines, words or letters than there are bytes", arguments: [0, 1, 2, 3])
    func lyingCounts(depth: Int) {
        var writer = pageHead
        for _ in 0..<depth { writer.write(UInt32(1)) }
        writer.write(UInt32.max)
        writer.write(raw: [UInt8](repeating: 0, count: 64))
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, body: writer.bytes)) }
    }

    @Test("are refused when a size is no number", arguments: [Float.nan, .infinity, -.infinity])
    func notFinite(value: Float) {
        var writer = ByteWriter()
        writer.write(UInt32(1))
        writer.write(value)
        writer.write(Float(792))
        writer.write(UInt8(0))
        writer.write(UInt32(0))
        writer.write(UInt32(0))
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, body: writer.bytes)) }
    }

    @Test("never crash the reader, whichever byte is changed", arguments: [6, 16] as [UInt64])
    func flippedBytes(seed: UInt64) {
        var arbitrary = ArbitraryFrame(seed: seed)
        let bytes = ExtractionFrame.page(arbitrary.page()).bytes
        for position in bytes.indices {
            for value in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
                var changed = bytes
                changed[position] = value
                // Some changes give another valid frame; the others have one error only.
                do { try decode(changed) } catch { #expect(error is ByteReader.Malformed) }
            }
        }
    }

    @Test(
        "are refused when a word lies where no text can be",
        arguments: [
            [3e38, 0, 0, 0, 11, 1], [0, -3e38, 0, 0, 11, 1], [0, 0, 1.1e9, 0, 11, 1], [0, 0, 0, .infinity, 11, 1],
            [0, 0, 0, 0, 3e38, 1], [0, 0, 0, 0, -1, 1], [0, 0, 0, 0, .nan, 1], [0, 0, 0, 0, 11, 2],
            [0, 0, 0, 0, 11, -0.5],
        ] as [[Float]]
    )
    func absurdWord(numbers: [Float]) {
        var body = pageHead
        body.write(UInt32(1))
        body.write(UInt32(0))
        body.write(UInt32(1))
        body.write("word")
        for number in numbers { body.write(number) }
        body.write(UInt8(0))
        body.write(UInt32(0))
        #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, body: body.bytes)) }
    }

    @Test("are refused when a page has no size", arguments: [-1, 3e38, .infinity, .nan] as [Float])
    func absurdPage(size: Float) {
        for (width, height) in [(size, 792), (612, size)] {
            var body = ByteWriter()
            body.write(UInt32(1))
            body.write(width)
            body.write(height)
            body.write(UInt8(0))
            body.write(UInt32(0))
            body.write(UInt32(0))
            #expect(throws: ByteReader.Malformed.self) { try decode(frame(kind: 1, body: body.bytes)) }
        }
    }
}
