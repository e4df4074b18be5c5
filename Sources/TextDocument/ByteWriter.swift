/// Appends values to a byte buffer, little-endian.
package struct ByteWriter: Sendable {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Appends a byte.
    package mutating func write(_ value: UInt8) {
        bytes.append(value)
    }

    /// Appends four bytes, the lowest first.
    package mutating func write(_ value: UInt32) {
        unsafe withUnsafeBytes(of: value.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    /// Appends the bits of a number as four bytes.
    package mutating func write(_ value: Float) {
        write(value.bitPattern)
    }

    /// Appends the length of a text in bytes, and the text in UTF-8.
    package mutating func write(_ value: String) {
        write(UInt32(value.utf8.count))  // checked: no text has four gigabytes
        bytes.append(contentsOf: value.utf8)
    }

    /// Appends bytes as they are.
    package mutating func write(raw: some Sequence<UInt8>) {
        bytes.append(contentsOf: raw)
    }
}
