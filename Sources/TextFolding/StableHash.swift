/// 64-bit FNV-1a: the same on every machine and in every run, which the standard library's hashes are not.
package struct StableHash: Sendable {
    /// The hash of all that was added.
    package private(set) var value: UInt64

    /// - Parameter value: what to go on from; that of nothing, unless another is given.
    @inline(__always)
    package init(_ value: UInt64 = 0xCBF2_9CE4_8422_2325) {
        self.value = value
    }

    /// Goes on with a byte.
    @inline(__always)
    package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Goes on with the bytes of a text.
    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    /// The hash of texts in order.
    package static func of(_ texts: String...) -> UInt64 {
        var hash = StableHash()
        for text in texts {
            hash.add(text)
            hash.add(0x1F)
        }
        return hash.value
    }
}
