/// The hash that packs are built with: FNV-1a, 64 bits, the same on every machine.
package struct PackHash: Sendable {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of nothing, to which bytes are added.
    package init() {}

    /// Goes on with more bytes.
    @inline(__always)
    package mutating func add(_ bytes: Span<UInt8>) {
        var state = state
        for index in bytes.indices { state = (state ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        self.state = state
    }

    /// Goes on with one byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The hash of all bytes so far.
    package var value: UInt64 {
        // The low bits choose the slot: let the high ones have a say.
        state ^ (state >> 32)
    }

    /// - Parameter bytes: what is hashed.
    /// - Returns: the hash.
    package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash = PackHash()
        hash.add(bytes)
        return hash.value
    }
}
