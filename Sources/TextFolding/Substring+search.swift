// As those of `String`.

extension Substring {
    /// Whether it is ASCII, and so each byte is a character.
    package var isPlain: Bool { isOfPlainBytes }

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
        guard var end = offset(of: separator, from: 0) else {
            return isEmpty && omittingEmptySubsequences ? [] : [self]
        }
        let bytes = utf8
        var parts: [Substring] = []
        parts.reserveCapacity(4)
        var start = 0
        func add(upTo end: Int) {
            guard start < end || !omittingEmptySubsequences else { return }
            let lower = bytes.index(bytes.startIndex, offsetBy: start)
            parts.append(Substring(bytes[lower..<bytes.index(lower, offsetBy: end - start)]))
        }
        while parts.count < maxSplits {
            add(upTo: end)
            start = end + separator.utf8.count
            guard let next = offset(of: separator, from: start) else { break }
            end = next
        }
        add(upTo: bytes.count)
        return parts
    }

    /// The parts between certain scalars, empty ones left out.
    ///
    /// - Parameter isSeparator: whether a scalar parts them.
    /// - Returns: the parts.
    @inlinable
    package func split(atScalars isSeparator: (Unicode.Scalar) -> Bool) -> [Substring] {
        let bytes = utf8
        var parts: [Substring] = []
        func add(_ start: Int, _ end: Int) {
            guard start < end else { return }
            let lower = bytes.index(bytes.startIndex, offsetBy: start)
            parts.append(Substring(bytes[lower..<bytes.index(lower, offsetBy: end - start)]))
        }
        unsafe bytes.withContiguousStorageIfAvailable { text in
            var start = 0
            var index = 0
            while index < text.count {
                let (scalar, length) = unsafe ByteSearch.scalar(text, index)
                if isSeparator(scalar) {
                    add(start, index)
                    start = index + length
                }
                index += length
            }
            add(start, index)
        }
        return parts
    }
}
