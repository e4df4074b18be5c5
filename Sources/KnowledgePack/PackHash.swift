/// The hash that packs are built with: FNV-1a, 64 bits, the same on every machine.
package enum PackHash {
    /// - Parameter bytes: what is hashed.
    /// - Returns: the hash.
    package static func hash(_ bytes: Span<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        // The low bits choose the slot: let the high ones have a say.
        return hash ^ (hash >> 32)
    }
}
