import Foundation

/// A picture in grey, 0 black to 255 white.
struct GreyPicture {
    let width: Int
    let height: Int
    var dots: [UInt8]

    init(width: Int, height: Int, dots: [UInt8]) {
        self.width = width
        self.height = height
        self.dots = dots
    }

    /// Reads a binary PGM with 8 bits a dot, as pdftoppm writes it.
    init(pgm: [UInt8]) throws {
        var fields: [String] = []
        var position = 0
        while fields.count < 4, position < pgm.count {
            let end = pgm[position...].firstIndex { $0 <= UInt8(ascii: " ") } ?? pgm.count
            fields.append(String(decoding: pgm[position..<end], as: UTF8.self))
            position = end + 1
        }
        guard fields.count == 4, fields[0] == "P5", fields[3] == "255", let width = Int(fields[1]),
            let height = Int(fields[2]), pgm.count - position == width * height
        else { throw BenchmarkFailure("pdftoppm wrote something else than a grey picture") }
        self.init(width: width, height: height, dots: Array(pgm[position...]))
    }

    /// The picture as an uncompressed TIFF.
    func tiff(resolution: Int) -> [UInt8] {
        // Header, directory, resolution, dots; numbers with the low byte first.
        let entries: [(tag: UInt16, type: UInt16, value: UInt32)] = [
            (256, 4, UInt32(width)), (257, 4, UInt32(height)), (258, 3, 8), (259, 3, 1), (262, 3, 1),
            (273, 4, Self.dotsOffset), (277, 3, 1), (278, 4, UInt32(height)), (279, 4, UInt32(dots.count)),
            (282, 5, Self.resolutionOffset), (283, 5, Self.resolutionOffset), (296, 3, 2),
        ]
        var bytes = Array("II".utf8) + Self.little(UInt16(42)) + Self.little(UInt32(8))
        bytes += Self.little(UInt16(entries.count))
        for entry in entries {
            bytes +=
                Self.little(entry.tag) + Self.little(entry.type) + Self.little(UInt32(1)) + Self.little(entry.value)
        }
        bytes += Self.little(UInt32(0))
        bytes += [UInt8](repeating: 0, count: Int(Self.resolutionOffset) - bytes.count)
        bytes += Self.little(UInt32(resolution)) + Self.little(UInt32(1))
        return bytes + dots
    }

    private static let resolutionOffset: UInt32 = 248
    private static let dotsOffset: UInt32 = 256

    private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
        (0..<(number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
