import TextFolding

/// Beginnings of words, to find the few sentences that are worth reading.
struct WordStems: Sendable {
    private let stems: [[UInt8]]
    /// Whether a stem begins with two letters, by the low five bits of each: nearly all words are passed over so.
    private let pairs: [Bool]

    /// - Parameter text: stems of at least two letters in small ones, parted by spaces.
    init(_ text: String) {
        let stems = text.split(separator: " ").map { Array($0.utf8) }.filter { $0.count > 1 }
        var pairs = [Bool](repeating: false, count: 1_024)
        for stem in stems { pairs[Self.pair(stem[0], stem[1])] = true }
        self.stems = stems
        self.pairs = pairs
    }

    /// Whether a word of a text begins with one of them.
    func occur(in bytes: ArraySlice<UInt8>) -> Bool {
        var isInside = false
        for index in bytes.indices.dropLast() {
            let isWord = Self.isWordByte(bytes[index])
            if isWord, !isInside, pairs[Self.pair(bytes[index], bytes[index + 1])], begins(bytes[index...]) {
                return true
            }
            isInside = isWord
        }
        return false
    }

    /// Whether a byte is of a word.
    static func isWordByte(_ byte: UInt8) -> Bool { byte.isPlainLetter || byte.isPlainDigit || byte >= 0x80 }

    private func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
        stems.contains { stem in
            bytes.count >= stem.count && zip(bytes, stem).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
        Int(first & 31) << 5 | Int(second & 31)  // checked: five bits each
    }
}
