extension String {
    /// The folded words: runs of letters and digits, with the signs that belong to names of skills (`c++`, `c#`,
    /// `.net`).
    package var foldedTokens: [String] { FoldedTokens.tokens(of: folded) }
}

extension Substring {
    /// The folded words: runs of letters and digits, with the signs that belong to names of skills (`c++`, `c#`,
    /// `.net`).
    package var foldedTokens: [String] { FoldedTokens.tokens(of: folded) }
}

/// Cuts a folded text into words.
enum FoldedTokens {
    static func tokens(of folded: String) -> [String] {
        if folded.isPlain {
            let tokens = unsafe folded.utf8.withContiguousStorageIfAvailable { unsafe plainTokens(of: $0) }
            if let tokens { return tokens }
        }
        if let plain = withoutTypography(folded) {
            return unsafe plain.withUnsafeBufferPointer { unsafe plainTokens(of: $0) }
        }
        return tokens(of: Array(folded))
    }

    /// The text with dashes, quotation marks and bullets as what stands for them in ASCII; nil when other letters are
    /// left.
    private static func withoutTypography(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var signs = text.utf8.makeIterator()
        while let byte = signs.next() {
            if byte < 0x80 {
                bytes.append(byte)
            } else if byte == 0xE2, signs.next() == 0x80, let last = signs.next() {
                // U+2019 is an apostrophe; the other signs from U+2010 to U+2026 part words.
                guard (0x90...0xA6).contains(last) else { return nil }
                bytes.append(last == 0x99 ? UInt8(ascii: "'") : UInt8(ascii: "-"))
            } else {
                return nil
            }
        }
        return bytes
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

    /// As for other texts, but on bytes: most texts are ASCII once they are folded.
    private static func plainTokens(of bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        var tokens: [String] = []
        var token: [UInt8] = []
        /// Where the token began, while all bytes since then belong to it.
        var start = 0
        var isWhole = true
        func isWordByte(_ index: Int) -> Bool {
            unsafe index < bytes.count && (bytes[index].isPlainLetter || bytes[index].isPlainDigit)
        }
        func end(at index: Int, length: Int) {
            guard length > 0 else { return }
            if isWhole {
                unsafe tokens.append(String(decoding: bytes[start..<index], as: UTF8.self))
            } else {
                tokens.append(String(decoding: token, as: UTF8.self))
                token.removeAll(keepingCapacity: true)
                isWhole = true
            }
        }
        var length = 0
        for index in bytes.indices {
            let byte = unsafe bytes[index]
            var belongs = byte.isPlainLetter || byte.isPlainDigit
            if !belongs {
                if length > 0 {
                    if byte == UInt8(ascii: "'"), isWordByte(index + 1) {
                        if isWhole {
                            unsafe token.append(contentsOf: bytes[start..<index])
                            isWhole = false
                        }
                        continue
                    }
                    belongs =
                        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "#")
                        || byte == UInt8(ascii: ".") && isWordByte(index + 1)
                } else {
                    belongs =
                        unsafe byte == UInt8(ascii: ".") && index + 1 < bytes.count
                        && bytes[index + 1].isPlainLetter && (index == 0 || bytes[index - 1].isPlainSpace)
                }
            }
            if belongs {
                if length == 0 { start = index }
                length += 1
                if !isWhole { token.append(byte) }
            } else {
                end(at: index, length: length)
                length = 0
            }
        }
        end(at: bytes.count, length: length)
        return tokens
    }
}
