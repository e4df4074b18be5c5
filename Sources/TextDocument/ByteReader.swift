/// Reads what `ByteWriter` wrote; every length is checked against the bytes that are there.
package struct ByteReader: Sendable {
    /// The bytes end before the value does, or hold one that cannot be.
    package struct Malformed: Error, Hashable {
        package init() {}
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int

    package init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// How many bytes have not been read.
    package var remaining: Int { bytes.endIndex - position }

    /// Reads a byte.
    package mutating func readByte() throws(Malformed) -> UInt8 {
        guard remaining >= 1 else { throw Malformed() }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads four bytes, the lowest first.
    package mutating func readUInt32() throws(Malformed) -> UInt32 {
        guard remaining >= 4 else { throw Malformed() }
        var value: UInt32 = 0
        for offset in 0..<4 {
            value |= UInt32(bytes[position + offset]) << UInt32(8 * offset)
        }
        position += 4
        return value
    }

    /// Reads a finite number.
    package mutating func readFloat() throws(Malformed) -> Float {
        let value = Float(bitPattern: try readUInt32())
        guard value.isFinite else { throw Malformed() }
        return value
    }

    /// Reads a number that the writing side keeps within a range: one outside comes from a process that is not itself.
    package mutating func readNumber(in range: ClosedRange<Double>) throws(Malformed) -> Double {
        let value = Double(try readFloat())
        guard range.contains(value) else { throw Malformed() }
        return value
    }

    /// Reads a length and a text; what is not UTF-8 is replaced.
    package mutating func readString() throws(Malformed) -> String {
        String(decoding: try readRaw(count: Int(try readUInt32())), as: UTF8.self)
    }

    /// Reads bytes as they are.
    package mutating func readRaw(count: Int) throws(Malformed) -> ArraySlice<UInt8> {
        guard count >= 0, remaining >= count else { throw Malformed() }
        defer { position += count }
        return bytes[position..<(position + count)]
    }

    /// Reads the number of elements that follow, each at least `size` bytes long.
    package mutating func readCount(of size: Int) throws(Malformed) -> Int {
        let count = Int(try readUInt32())
        guard count <= remaining / size else { throw Malformed() }
        return count
    }
}
