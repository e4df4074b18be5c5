/// A folded word of a text and where it stands there.
package struct FoldedWord: Sendable {
    /// The word as `foldedTokens` gives it.
    package let text: String
    /// Where it stands, in bytes of UTF-8.
    package let range: Range<Int>
}

extension String {
    /// The folded words of the text, each with its place.
    ///
    /// One letter beyond ASCII makes folding many times slower, and so each word is folded by itself.
    package var foldedWords: [FoldedWord] {
        var copy = self
        return copy.withUTF8 { unsafe FoldedWord.words(of: $0) }
    }
}

extension FoldedWord {
    /// Cuts bytes at spaces, and what is between them into words.
    fileprivate static func words(of bytes: UnsafeBufferPointer<UInt8>) -> [FoldedWord] {
        var words: [FoldedWord] = []
        words.reserveCapacity(bytes.count / 6)
        var index = 0
        while index < bytes.count {
            guard unsafe !bytes[index].isPlainSpace else {
                index += 1
                continue
            }
            let start = index
            var isASCII = true
            while index < bytes.count, unsafe !bytes[index].isPlainSpace {
                if unsafe bytes[index] >= 0x80 { isASCII = false }
                index += 1
            }
            if isASCII {
                unsafe appendPlain(bytes, start..<index, to: &words)
            } else {
                unsafe appendOther(String(decoding: bytes[start..<index], as: UTF8.self), at: start, to: &words)
            }
        }
        return words
    }

    /// Adds the words of a run of ASCII without spaces.
    private static func appendPlain(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ run: Range<Int>,
        to words: inout [FoldedWord]
    ) {
        func isWordByte(_ index: Int) -> Bool {
            unsafe index < run.upperBound && (bytes[index].isPlainLetter || bytes[index].isPlainDigit)
        }
        var index = run.lowerBound
        while index < run.upperBound {
            let isDotted = unsafe bytes[index] == UInt8(ascii: ".") && index == run.lowerBound
            guard isWordByte(index) || isDotted && index + 1 < run.upperBound && (unsafe bytes[index + 1].isPlainLetter)
            else {
                index += 1
                continue
            }
            let start = index
            index += 1
            var hasApostrophe = false
            while index < run.upperBound {
                let byte = unsafe bytes[index]
                if byte == UInt8(ascii: "'"), isWordByte(index + 1) {
                    hasApostrophe = true
                } else if !isWordByte(index), byte != UInt8(ascii: "+"), byte != UInt8(ascii: "#"),
                    byte != UInt8(ascii: ".") || !isWordByte(index + 1)
                {
                    break
                }
                index += 1
            }
            let text = unsafe String(unsafeUninitializedCapacity: index - start) { target in
                var written = 0
                for position in start..<index {
                    let byte = unsafe bytes[position]
                    if hasApostrophe, byte == UInt8(ascii: "'") { continue }
                    unsafe target[written] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
                    written += 1
                }
                return written
            }
            words.append(FoldedWord(text: text, range: start..<index))
        }
    }

    /// Adds the words of a run with other letters: each word has the place of the letters that it was folded from.
    private static func appendOther(_ run: String, at start: Int, to words: inout [FoldedWord]) {
        var offset = start
        var piece = ""
        var pieceStart = start
        func belongs(_ character: Character) -> Bool {
            if character.isLetter || character.isNumber { return true }
            // Signs of names, and what stands inside a word.
            return piece.isEmpty ? character == "." && offset == start : "+#.'’".contains(character)
        }
        func flush(_ words: inout [FoldedWord]) {
            while let last = piece.last, ".'’".contains(last) { piece.removeLast() }
            let range = pieceStart..<(pieceStart + piece.utf8.count)
            for token in piece.foldedTokens { words.append(FoldedWord(text: token, range: range)) }
            piece = ""
        }
        for character in run {
            if belongs(character) {
                if piece.isEmpty { pieceStart = offset }
                piece.append(character)
            } else if !piece.isEmpty {
                flush(&words)
            }
            offset += character.utf8.count
        }
        if !piece.isEmpty { flush(&words) }
    }
}
