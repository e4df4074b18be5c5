import Testing
import TextDocument

@Suite("Frames from the extractor")
struct ExtractionFrameTests {
    private func decode(_ bytes: [UInt8]) throws -> [ExtractionFrame] {
        var decoder = ExtractionFrameDecoder()
        decoder.append(bytes)
        var frames: [ExtractionFrame] = []
        while let frame = try decoder.next() { frames.append(frame) }
        return frames
    }

    @Test("come back as they were written", arguments: 0..<200 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var arbitrary = ArbitraryFrame(seed: seed)
        let frames = arbitrary.stream()
        #expect(try decode(frames.flatMap(\.bytes)) == frames)
    }

    @Test("carry every format and every failure")
    func closedSets() throws {
        let frames =
            DocumentFormat.allCases.map { ExtractionFrame.finished($0) }
            + ExtractionFailure.allCases.map { ExtractionFrame.failed($0) }
        #expect(try decode(frames.flatMap(\.bytes)) == frames)
    }

    @Test("are the same wherever the stream is split", arguments: [6, 16, 19] as [UInt64])
    func splitAnywhere(seed: UInt64) throws {
        var arbitrary = ArbitraryFrame(seed: seed)
        let frames = [ExtractionFrame.page(arbitrary.page())] + arbitrary.stream()
        let bytes = frames.flatMap(\.bytes)
        for position in bytes.indices {
            var decoder = ExtractionFrameDecoder()
            var decoded: [ExtractionFrame] = []
            for piece in [bytes[..<position], bytes[position...]] {
                decoder.append(piece)
                while let frame = try decoder.next() { decoded.append(frame) }
            }
            try #require(decoded == frames, "split at \(position)")
        }
    }

    @Test("are the same when bytes arrive one by one")
    func byteByByte() throws {
        var arbitrary = ArbitraryFrame(seed: 7)
        let frames = arbitrary.stream() + arbitrary.stream()
        var decoder = ExtractionFrameDecoder()
        var decoded: [ExtractionFrame] = []
        for byte in frames.flatMap(\.bytes) {
            decoder.append([byte])
            while let frame = try decoder.next() { decoded.append(frame) }
        }
        #expect(decoded == frames)
    }

    @Test("are waited for while bytes are missing")
    func incomplete() throws {
        var arbitrary = ArbitraryFrame(seed: 1)
        let bytes = ExtractionFrame.page(arbitrary.page()).bytes
        for length in bytes.indices {
            try #require(try decode(Array(bytes[..<length])).isEmpty, "\(length) bytes are not a frame")
        }
    }
}
