// The standard library compares texts character by character, whatever they are made of. These compare bytes, and look at
// characters only where what is found might be part of a larger one. They take the place of those of the same names.

extension Substring {
    /// Whether it is ASCII, and so each byte is a character.
    package var isPlain: Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.isPlain($0) } ?? false
    }

    /// How many characters it has.
    package var count: Int {
        isPlain ? utf8.count : distance(from: startIndex, to: endIndex)
    }

    /// Whether it has a character.
    package func contains(_ character: Character) -> Bool {
        let bytes = character.utf8
        // Most are not there at all.
        guard has(bytes[bytes.startIndex]) else { return false }
        return bytes.count == 1 && isPlain || firstRange(of: String(character)) != nil
    }

    /// Whether a byte occurs among those of its UTF-8 form.
    package func has(_ byte: UInt8) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.has(byte, $0) } ?? false
    }

    /// How many words it has: parts between spaces.
    package var wordCount: Int {
        guard isPlain else { return split(separator: " ").count }
        return unsafe utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.words($0) } ?? 0
    }

    /// Whether a text stands in it.
    package func contains(_ text: String) -> Bool {
        firstRange(of: text) != nil
    }

    /// Whether a text stands in it.
    package func contains(_ text: Substring) -> Bool {
        firstRange(of: String(text)) != nil
    }

    /// Where a text stands first.
    ///
    /// - Parameter text: what is looked for.
    /// - Returns: its place, or nil.
    package func firstRange(of text: String) -> Range<String.Index>? {
        firstRange(of: text, from: 0)
    }

    /// Whether a text stands at the beginning.
    package func hasPrefix(_ text: String) -> Bool {
        guard utf8.count >= text.utf8.count else { return false }
        return stands(text, at: 0, edge: text.utf8.count)
    }

    /// Whether a text stands at the end.
    package func hasSuffix(_ text: String) -> Bool {
        let start = utf8.count - text.utf8.count
        guard start >= 0 else { return false }
        return stands(text, at: start, edge: start)
    }

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
        var parts: [Substring] = []
        var start = startIndex
        var offset = 0
        let length = separator.utf8.count
        var splits = 0
        while splits < maxSplits, let range = firstRange(of: separator, from: offset) {
            if start < range.lowerBound || !omittingEmptySubsequences {
                parts.append(self[start..<range.lowerBound])
                splits += 1
            }
            start = range.upperBound
            offset = utf8.distance(from: startIndex, to: range.lowerBound) + length
        }
        if start < endIndex || !omittingEmptySubsequences { parts.append(self[start..<endIndex]) }
        return parts
    }

    private func firstRange(of text: String, from start: Int) -> Range<String.Index>? {
        let offset =
            unsafe utf8.withContiguousStorageIfAvailable { bytes in
                unsafe text.utf8.withContiguousStorageIfAvailable { pattern in
                    unsafe ByteSearch.first(pattern, in: bytes, from: start, isBoundary: isBoundary)
                } ?? nil
            } ?? nil
        guard let offset else { return nil }
        let lower = utf8.index(startIndex, offsetBy: offset)
        return lower..<utf8.index(lower, offsetBy: text.utf8.count)
    }

    private func stands(_ text: String, at start: Int, edge: Int) -> Bool {
        unsafe utf8.withContiguousStorageIfAvailable { bytes in
            unsafe text.utf8.withContiguousStorageIfAvailable { pattern in
                unsafe ByteSearch.matches(pattern, in: bytes, at: start)
                    && (ByteSearch.isBetween(bytes, edge) || isBoundary(edge))
            } ?? false
        } ?? false
    }

    /// Whether a character begins at a place, counted in bytes.
    private func isBoundary(_ offset: Int) -> Bool {
        String.Index(utf8.index(startIndex, offsetBy: offset), within: self) != nil
    }
}
