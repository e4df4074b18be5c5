/// Bytes packed without making them shorter, as any reader of zlib takes them.
enum Zlib {
    /// - Parameter bytes: at most 65,535.
    /// - Returns: the same in one block, with what goes around it.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
        var sums: (low: UInt32, high: UInt32) = (1, 0)
        for byte in bytes {
            sums.low = (sums.low + UInt32(byte)) % 65_521
            sums.high = (sums.high + sums.low) % 65_521
        }
        let checksum = sums.high << 16 | sums.low
        let check = stride(from: 24, through: 0, by: -8).map { UInt8(checksum >> UInt32($0) & 0xFF) }
        return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + check
    }
}
