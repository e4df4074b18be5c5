package import Foundation

/// The words that a posting is told apart by in one cell: four bytes of each number, the low one first.
package enum StoredWords {
    /// The cell; nil where nothing is known.
    package static func cell(_ words: [UInt32]) -> Data? {
        guard !words.isEmpty else { return nil }
        // checked: by less than 32 bits
        return Data(words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
    }

    package static func words(_ cell: Data?) -> [UInt32] {
        guard let cell else { return [] }
        let bytes = [UInt8](cell)
        return stride(from: 0, through: bytes.count - 4, by: 4).map { start in
            // checked: by eight bits, four times
            bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32(truncatingIfNeeded: $1) }
        }
    }
}
