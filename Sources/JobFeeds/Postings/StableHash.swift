/// 64-bit FNV-1a: the same on every machine and in every run, which the standard library's hashes are not.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    /// The hash of texts in order.
    static func of(_ texts: String...) -> UInt64 {
        var hash = StableHash()
        for text in texts {
            hash.add(text)
            hash.add(0x1F)
        }
        return hash.value
    }
}
