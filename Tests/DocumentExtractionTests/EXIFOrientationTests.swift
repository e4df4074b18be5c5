import Testing

@testable import DocumentExtraction

@Suite("How a camera was held")
struct EXIFOrientationTests {
    private static func number(_ value: Int, _ count: Int, isLittleEndian: Bool) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isLittleEndian ? bytes : bytes.reversed()
    }

    /// A JPEG up to its EXIF header, with one tag before the orientation.
    private static func jpeg(orientation: Int, isLittleEndian: Bool, entries: Int = 2, other: [UInt8] = []) -> [UInt8] {
        func value(_ value: Int, _ count: Int) -> [UInt8] { number(value, count, isLittleEndian: isLittleEndian) }
        var tiff = Array((isLittleEndian ? "II" : "MM").utf8) + value(42, 2) + value(8, 4) + value(entries, 2)
        tiff += value(0x010F, 2) + value(2, 2) + value(4, 4) + value(0, 4)
        tiff += value(0x0112, 2) + value(3, 2) + value(1, 4) + value(orientation, 2) + value(0, 2)
        tiff += value(0, 4)
        let header = Array("Exif\0\0".utf8) + tiff
        let length = number(header.count + 2, 2, isLittleEndian: false)
        return [0xFF, 0xD8] + other + [0xFF, 0xE1] + length + header
    }

    @Test("is read from both byte orders", arguments: 1...8, [true, false])
    func orientations(orientation: Int, isLittleEndian: Bool) {
        #expect(
            EXIFOrientation.read(from: Self.jpeg(orientation: orientation, isLittleEndian: isLittleEndian))
                == orientation
        )
    }

    @Test("is found behind other segments")
    func behindOthers() {
        let segment: [UInt8] = [0xFF, 0xE0, 0x00, 0x06, 0x4A, 0x46, 0x49, 0x46]
        #expect(EXIFOrientation.read(from: Self.jpeg(orientation: 6, isLittleEndian: true, other: segment)) == 6)
    }

    @Test("is upright for numbers that mean nothing", arguments: [0, 9, 255, 65_535])
    func unknown(orientation: Int) {
        #expect(EXIFOrientation.read(from: Self.jpeg(orientation: orientation, isLittleEndian: true)) == 1)
    }

    @Test("is upright where the header ends early or counts too much")
    func damaged() {
        let jpeg = Self.jpeg(orientation: 6, isLittleEndian: true)
        for length in 0..<jpeg.count - 6 {
            #expect(EXIFOrientation.read(from: Array(jpeg.prefix(length))) == 1, "\(length) bytes")
        }
        #expect(EXIFOrientation.read(from: Self.jpeg(orientation: 9, isLittleEndian: true, entries: 65_535)) == 1)
    }

    @Test(
        "is upright without a header",
        arguments: [[], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xDA, 0x00, 0x02]] as [[UInt8]]
    )
    func missing(bytes: [UInt8]) {
        #expect(EXIFOrientation.read(from: bytes) == 1)
    }

    @Test("does not end the process where a segment is shorter than the header it begins")
    func shortSegment() async {
        await #expect(processExitsWith: .success) {
            let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0x00, 0x02] + Array("Exif\0\0II".utf8)
            guard EXIFOrientation.read(from: bytes) == 1 else { fatalError("not upright") }
        }
    }
}
