extension String {
    /// The folded words: runs of letters and digits, with the signs that belong to names of skills (`c++`, `c#`,
    /// `.net`).
    package var foldedTokens: [String] { FoldedTokens.tokens(of: self) }

    /// The folded words with single spaces between them.
    package var foldedKey: String { FoldedTokens.key(of: self) }
}

extension Substring {
    /// The folded words: runs of letters and digits, with the signs that belong to names of skills (`c++`, `c#`,
    /// `.net`).
    package var foldedTokens: [String] { FoldedTokens.tokens(of: self) }

    /// The folded words with single spaces between them.
    package var foldedKey: String { FoldedTokens.key(of: self) }
}

/// Cuts a text into folded words.
enum FoldedTokens {
    static func key(of text: some StringProtocol) -> String {
        let key = unsafe withPlainKey(of: text) { unsafe String(decoding: $0, as: UTF8.self) }
        return key ?? tokens(of: Array(Folding.folded(text))).joined(separator: " ")
    }

    static func tokens(of text: some StringProtocol) -> [String] {
        let tokens = unsafe withPlainKey(of: text) { key in
            var tokens: [String] = []
            var rest = unsafe key
            guard unsafe !rest.isEmpty else { return tokens }
            tokens.reserveCapacity(unsafe 1 + key.count { $0 == UInt8(ascii: " ") })
            while let space = unsafe rest.firstIndex(of: UInt8(ascii: " ")) {
                unsafe tokens.append(String(decoding: rest[..<space], as: UTF8.self))
                unsafe rest = rest[(space + 1)...]
            }
            unsafe tokens.append(String(decoding: rest, as: UTF8.self))
            return tokens
        }
        return tokens ?? Self.tokens(of: Array(Folding.folded(text)))
    }

    private static func tokens(of characters: [Character]) -> [String] {
        var tokens: [String] = []
        var token = ""
        for (index, character) in characters.enumerated() {
            if character.isLetter || character.isNumber {
                token.append(character)
            } else if character == "+" || character == "#", !token.isEmpty {
                token.append(character)
            } else if character == ".", token.isEmpty, index + 1 < characters.count, characters[index + 1].isLetter,
                index == 0 || characters[index - 1].isWhitespace
            {
                token.append(character)
            } else if character == "." || character == "'" || character == "’", !token.isEmpty,
                index + 1 < characters.count, characters[index + 1].isLetter || characters[index + 1].isNumber
            {
                // Inside a word: "node.js", "b.sc", "o'reilly".
                if character == "." { token.append(character) }
            } else if !token.isEmpty {
                tokens.append(token)
                token = ""
            }
        }
        if !token.isEmpty { tokens.append(token) }
        return tokens
    }

    /// Calls with the folded words of a text, single spaces between them, where they are ASCII; most are once they are
    /// folded.
    ///
    /// - Parameters:
    ///   - text: what is cut.
    ///   - body: what is made of the words.
    /// - Returns: what is made of them; nil where there are other letters.
    private static func withPlainKey<Result>(
        of text: some StringProtocol,
        _ body: (UnsafeMutableBufferPointer<UInt8>.SubSequence) -> Result
    ) -> Result? {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            let capacity = Folding.capacity(for: bytes.count)
            return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { folded -> Result? in
                guard let count = unsafe Folding.fold(bytes, into: folded),
                    let plain = unsafe withoutTypography(folded, count)
                else { return nil }
                return unsafe body(folded[..<words(folded, plain)])
            }
        } ?? nil
    }

    /// Writes dashes, quotation marks and bullets of a folded text as signs in ASCII that part words as they do.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - count: how many bytes it has.
    /// - Returns: how many are left; nil where there are other letters.
    private static func withoutTypography(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int? {
        guard let first = unsafe bytes[..<count].firstIndex(where: { $0 >= 0x80 }) else { return count }
        var written = first
        var index = first
        while index < count {
            let byte = unsafe bytes[index]
            var length = 1
            var sign = byte
            if byte >= 0x80 {
                guard let wide = unsafe separator(at: index, in: bytes) else { return nil }
                length = wide
                sign = UInt8(ascii: "-")
            }
            unsafe bytes[written] = sign
            written += 1
            index += length
        }
        return written
    }

    /// How many bytes a sign has that parts words: quotation marks and bullets from U+2010 to U+2026, and the signs of
    /// Latin-1 that stand for neither a letter nor a number.
    private static func separator(at index: Int, in bytes: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        if unsafe bytes[index] == 0xE2 {
            return unsafe bytes[index + 1] == 0x80 && (0x90...0xA6).contains(bytes[index + 2]) ? 3 : nil
        }
        guard unsafe bytes[index] == 0xC2 else { return nil }
        switch unsafe bytes[index + 1] {
        case 0xA1...0xA9, 0xAB, 0xAC, 0xAE...0xB1, 0xB4, 0xB6...0xB8, 0xBB, 0xBF: return 2
        default: return nil
        }
    }

    /// Moves the words of a folded text in ASCII together, with single spaces between them.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - count: how many bytes it has.
    /// - Returns: how many bytes the words take.
    private static func words(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int) -> Int {
        func isWordByte(_ index: Int) -> Bool {
            unsafe index < count && (bytes[index].isPlainLetter || bytes[index].isPlainDigit)
        }
        var written = 0
        var isInside = false
        for index in 0..<count {
            let byte = unsafe bytes[index]
            var belongs = byte.isPlainLetter || byte.isPlainDigit
            if !belongs, isInside {
                if byte == UInt8(ascii: "'"), isWordByte(index + 1) { continue }
                belongs =
                    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#")
                    || byte == UInt8(ascii: ".") && isWordByte(index + 1)
            } else if byte == UInt8(ascii: "."), index + 1 < count {
                belongs = unsafe bytes[index + 1].isPlainLetter && (index == 0 || bytes[index - 1].isPlainSpace)
            }
            if belongs {
                if !isInside, written > 0 {
                    // A sign that parts words stood here.
                    unsafe bytes[written] = UInt8(ascii: " ")
                    written += 1
                }
                unsafe bytes[written] = byte
                written += 1
            }
            isInside = belongs
        }
        return written
    }
}
