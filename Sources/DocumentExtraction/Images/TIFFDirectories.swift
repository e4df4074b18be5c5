/// Walks the page directories of a TIFF and tells each page's size before anything is decoded.
struct TIFFDirectories {
    private let bytes: [UInt8]
    private let isLittleEndian: Bool
    private var offset: Int
    /// Where directories began; one that comes again would go on for ever.
    private var seen: Set<Int> = []

    private static let widthTag = 256
    private static let heightTag = 257

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        isLittleEndian = bytes.first == 0x49
        offset = 0
        offset = read(at: 4, count: 4) ?? 0
    }

    /// The size of the next page in dots; nil after the last page and for a directory that cannot be read.
    mutating func next() -> (width: Int, height: Int)? {
        guard offset >= 8, seen.insert(offset).inserted, let entries = read(at: offset, count: 2), entries > 0 else {
            return nil
        }
        var width: Int?
        var height: Int?
        for entry in 0..<entries {
            let start = offset + 2 + 12 * entry
            guard let tag = read(at: start, count: 2), let kind = read(at: start + 2, count: 2) else { return nil }
            // 3 is a 16-bit value, everything else here is 32 bits.
            let value = read(at: start + 8, count: kind == 3 ? 2 : 4)
            if tag == Self.widthTag { width = value }
            if tag == Self.heightTag { height = value }
        }
        offset = read(at: offset + 2 + 12 * entries, count: 4) ?? 0
        guard let width, let height else { return nil }
        return (width, height)
    }

    private func read(at position: Int, count: Int) -> Int? {
        guard position >= 0, position + count <= bytes.count else { return nil }
        let slice = bytes[position..<(position + count)]
        return (isLittleEndian ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
    }
}
