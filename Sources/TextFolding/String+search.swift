// The standard library compares texts character by character, whatever they are made of. These compare bytes, and look
// at characters only where what is found might be part of a larger one. They take the place of those of the same names.

extension String {
    /// Whether it is ASCII, and so each byte is a character.
    package var isPlain: Bool { isOfPlainBytes }

    /// Whether each scalar certainly is a character: letters of Latin scripts, ASCII, dashes and bullets.
    package var hasSingleScalars: Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.hasSingleScalars($0) } ?? false
    }

    /// How many characters it has.
    package var count: Int { characterCount }

    /// Whether it has a character.
    package func contains(_ character: Character) -> Bool { holds(character) }

    /// Where a character stands first.
    package func firstIndex(of character: Character) -> String.Index? { firstPlace(of: character) }

    /// Where a character stands last.
    package func lastIndex(of character: Character) -> String.Index? { lastPlace(of: character) }

    /// Whether it has a digit or another number.
    package var hasNumber: Bool { holdsNumber }

    /// Whether it has a letter.
    package var hasLetter: Bool { holdsLetter }

    /// Whether it has more letters and digits of ASCII than that. Folding takes none of them away.
    package func hasMoreLetters(than most: Int) -> Bool {
        var count = 0
        for byte in utf8 where byte.isPlainLetter || byte.isPlainDigit {
            count += 1
            if count > most { return true }
        }
        return false
    }

    /// Its letters alone.
    package var letters: String {
        isPlain ? String(decoding: utf8.filter(\.isPlainLetter), as: UTF8.self) : filter(\.isLetter)
    }

    /// Whether a byte occurs among those of its UTF-8 form.
    package func has(_ byte: UInt8) -> Bool { holds(byte) }

    /// How many words it has: parts between spaces.
    package var wordCount: Int { spacedWordCount }

    /// Whether a text stands in it.
    package func contains(_ text: String) -> Bool { place(of: text) != nil }

    /// Whether a text stands in it.
    package func contains(_ text: Substring) -> Bool { place(of: String(text)) != nil }

    /// Where a text stands first.
    ///
    /// - Parameter text: what is looked for.
    /// - Returns: its place, or nil.
    package func firstRange(of text: String) -> Range<String.Index>? { place(of: text) }

    /// Where a text stands first.
    ///
    /// - Parameter text: what is looked for.
    /// - Returns: its place, or nil.
    package func firstRange(of text: Substring) -> Range<String.Index>? { place(of: String(text)) }

    /// All places where a text stands, none over another.
    ///
    /// - Parameter text: what is looked for; not empty.
    /// - Returns: the places, in order.
    package func ranges(of text: String) -> [Range<String.Index>] { places(of: text) }

    /// Whether a text stands at the beginning.
    package func hasPrefix(_ text: String) -> Bool { begins(with: text) }

    /// Whether a text stands at the end.
    package func hasSuffix(_ text: String) -> Bool { ends(with: text) }

    /// The parts between places where a text stands.
    ///
    /// - Parameters:
    ///   - separator: what parts them.
    ///   - maxSplits: how often it may part them.
    ///   - omittingEmptySubsequences: whether empty parts are left out.
    /// - Returns: the parts.
    package func split(
        separator: String,
        maxSplits: Int = .max,
        omittingEmptySubsequences: Bool = true
    ) -> [Substring] {
        self[...].split(
            separator: separator,
            maxSplits: maxSplits,
            omittingEmptySubsequences: omittingEmptySubsequences
        )
    }
}
