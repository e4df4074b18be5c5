import TextFolding

/// A sentence of a posting's text, or a part of one, as words.
struct BodySentence {
    /// A run of letters and digits; points within it, as in "U.S.", are part of it.
    struct Word {
        /// Folded, without points.
        let key: String
        /// Whether it begins with a capital letter, and whether it has no small ones.
        let isName: Bool
        let isCapitals: Bool
        /// Whether a comma, a bracket or another sign but a hyphen follows.
        let endsPhrase: Bool
    }

    let words: [Word]

    /// - Parameter text: the sentence.
    init(_ text: Substring) {
        var words: [Word] = []
        var word = ""
        func end(by sign: Character?) {
            let bare = word.drop { $0 == "." }
            let isPhrase = sign.map { !$0.isWhitespace && $0 != "-" && $0 != "'" && $0 != "’" } ?? true
            if bare == "%", let last = words.last {
                // "100 %"
                words[words.count - 1] = Word(
                    key: last.key + "%",
                    isName: false,
                    isCapitals: false,
                    endsPhrase: isPhrase
                )
            } else if !bare.isEmpty {
                words.append(Self.word(String(bare), endsPhrase: isPhrase))
            }
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "." || character == "%" {
                word.append(character)
            } else {
                end(by: character)
            }
        }
        end(by: nil)
        self.words = words
    }

    private static func word(_ text: String, endsPhrase: Bool) -> Word {
        Word(
            key: text.folded.filter { $0 != "." },
            isName: text.first?.isUppercase == true,
            isCapitals: text == text.uppercased(),
            endsPhrase: endsPhrase
        )
    }

    /// The words with their places from one to another, as far as there are any.
    func keys(from start: Int, to end: Int) -> [String] {
        let range = max(0, start)..<max(0, start, min(end, words.count))
        return words[range.clamped(to: words.indices)].map(\.key)
    }

    // MARK: - Cutting

    /// Texts are read so far.
    private static let longestText = 20_000
    /// What has no end of a sentence is cut at a space.
    private static let longestSentence = 600

    /// The sentences of a text in which a word begins in one of some ways.
    ///
    /// - Parameters:
    ///   - text: the text of a posting.
    ///   - stems: beginnings of words; nil for all sentences.
    /// - Returns: the sentences, in order.
    static func sentences(in text: String, having stems: WordStems?) -> [BodySentence] {
        let bytes = Array(text.utf8.prefix(longestText))
        if let stems, !stems.occur(in: bytes[...]) { return [] }
        var sentences: [BodySentence] = []
        var start = 0
        for index in bytes.indices where isEnd(bytes, index, start: start) || index == bytes.count - 1 {
            let piece = bytes[start...index]
            start = index + 1
            guard stems.map({ $0.occur(in: piece) }) ?? true else { continue }
            let sentence = BodySentence(String(decoding: piece, as: UTF8.self)[...])
            if !sentence.words.isEmpty { sentences.append(sentence) }
        }
        return sentences
    }

    private static func isEnd(_ bytes: [UInt8], _ index: Int, start: Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): return true
        case UInt8(ascii: "."):
            guard index + 1 == bytes.count || bytes[index + 1].isPlainSpace else { return false }
            // "U.S. residents", "3 j. de télétravail": one letter is a word cut short.
            let isShort = index >= start + 1 && bytes[index - 1].isPlainLetter
            return !(isShort && (index < start + 2 || !WordStems.isWordByte(bytes[index - 2])))
        case 0x20: return index - start > longestSentence
        default: return false
        }
    }
}
