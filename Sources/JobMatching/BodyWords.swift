import TextFolding

/// The folded words of a posting's text.
///
/// One letter beyond ASCII makes folding a text many times slower, and so only the words that have one are folded as such.
enum BodyWords {
    /// The same words as `foldedTokens` gives.
    static func words(of text: String) -> [String] {
        guard !text.isPlain else { return text.foldedTokens }
        let parts = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe pieces(of: $0) }
        return parts?.flatMap(\.foldedTokens) ?? text.foldedTokens
    }

    /// The text, cut at spaces wherever a word is ASCII and the next one is not, or the other way round.
    private static func pieces(of bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var pieces: [String] = []
        var start = 0
        var isPieceASCII = true
        var index = 0
        while index < bytes.count {
            let word = index
            var sum: UInt8 = 0
            while index < bytes.count, unsafe !bytes[index].isPlainSpace {
                sum |= unsafe bytes[index]
                index += 1
            }
            while index < bytes.count, unsafe bytes[index].isPlainSpace { index += 1 }
            let isASCII = sum < 0x80
            if isASCII != isPieceASCII {
                if word > start { unsafe pieces.append(String(decoding: bytes[start..<word], as: UTF8.self)) }
                start = word
                isPieceASCII = isASCII
            }
        }
        if start < bytes.count { unsafe pieces.append(String(decoding: bytes[start...], as: UTF8.self)) }
        return pieces
    }
}
