/// A sum over bytes that differs when any of them does: not for defence, but against broken disks and transfers.
enum PackChecksum {
    /// The golden ratio's digits; odd, so that no step loses anything.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Parameters:
    ///   - file: where the bytes are.
    ///   - start: the first that counts; it and the length of the file are multiples of eight.
    /// - Returns: the sum.
    static func sum(of file: MappedFile, from start: Int) -> UInt64 {
        unsafe file.withWords(from: start) { words, count in
            var sum = UInt64(file.count)
            var index = 0
            while index < count {
                sum = unsafe step(sum, UInt64(littleEndian: words[index]))
                index &+= 1
            }
            return sum
        }
    }

    /// The same for bytes that are still being written.
    static func sum(of bytes: [UInt8], from start: Int) -> UInt64 {
        var sum = UInt64(bytes.count)
        var offset = start
        while offset + 8 <= bytes.count {
            var word: UInt64 = 0
            for index in 0..<8 { word |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
            sum = step(sum, word)
            offset += 8
        }
        return sum
    }

    @inline(__always)
    private static func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = (sum ^ word) &* factor
        return product ^ (product >> 29)
    }
}
