/// Bytes with numbers in them, lowest byte first; nothing outside of them can be read.
struct LittleEndianBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var count: Int {
        bytes.count
    }

    subscript(range: Range<Int>) -> ArraySlice<UInt8>? {
        range.lowerBound >= 0 && range.upperBound <= bytes.count ? bytes[range] : nil
    }

    func uint8(at offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    func uint16(at offset: Int) -> Int? {
        number(at: offset, size: 2)
    }

    func uint32(at offset: Int) -> Int? {
        number(at: offset, size: 4)
    }

    /// A number of at most four bytes.
    func number(at offset: Int, size: Int) -> Int? {
        guard (0...4).contains(size), offset >= 0, offset <= bytes.count - size else { return nil }
        var number = 0
        for index in (0..<size).reversed() { number = number << 8 | Int(bytes[offset + index]) }
        return number
    }
}
