// What `String` and `Substring` search by. Under names of their own: what the standard library declares for the
// concrete types would be preferred to what an extension of the protocol declares under the same name.

extension StringProtocol where SubSequence == Substring {
    /// Whether each byte is a character.
    var isOfPlainBytes: Bool {
        utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.isPlain($0) } ?? false
    }

    /// How many characters there are.
    var characterCount: Int {
        isOfPlainBytes ? utf8.count : distance(from: startIndex, to: endIndex)
    }

    /// Whether there is a digit or another number.
    var holdsNumber: Bool {
        isOfPlainBytes ? holdsByte { $0.isPlainDigit } : unicodeScalars.contains { $0.isNumber }
    }

    /// Whether there is a letter.
    var holdsLetter: Bool {
        isOfPlainBytes ? holdsByte { $0.isPlainLetter } : contains { $0.isLetter }
    }

    private func holdsByte(_ isWanted: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { unsafe $0.contains(where: isWanted) } ?? false
    }

    /// Whether a byte occurs among those of the UTF-8 form.
    func holds(_ byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.has(byte, $0) } ?? false
    }

    /// Whether there is a character.
    func holds(_ character: Character) -> Bool {
        // Most are not there at all.
        guard holds(character.firstByte) else { return false }
        return character.utf8.count == 1 && isOfPlainBytes || place(of: String(character)) != nil
    }

    /// How many parts there are between spaces.
    var spacedWordCount: Int {
        let count = utf8.withContiguousStorageIfAvailable { bytes in
            unsafe ByteSearch.hasSingleScalars(bytes) ? ByteSearch.words(bytes) : nil
        }
        if let count, let count { return count }
        return Substring(self).split(separator: " ").count
    }

    /// Where a character stands first.
    func firstPlace(of character: Character) -> String.Index? {
        holds(character.firstByte) ? place(of: String(character))?.lowerBound : nil
    }

    /// Where a character stands last.
    func lastPlace(of character: Character) -> String.Index? {
        guard holds(character.firstByte) else { return nil }
        guard isOfPlainBytes else { return indices.last { self[$0] == character } }
        let offset = utf8.withContiguousStorageIfAvailable { unsafe $0.lastIndex(of: character.firstByte) } ?? nil
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// Where a text stands first, at or behind a number of bytes.
    func place(of text: String) -> Range<String.Index>? {
        guard let offset = offset(of: text, from: 0) else { return nil }
        let lower = utf8.index(startIndex, offsetBy: offset)
        return lower..<utf8.index(lower, offsetBy: text.utf8.count)
    }

    /// All places where a text stands, none over another.
    func places(of text: String) -> [Range<String.Index>] {
        var places: [Range<String.Index>] = []
        var start = 0
        while let offset = offset(of: text, from: start) {
            let lower = utf8.index(startIndex, offsetBy: offset)
            places.append(lower..<utf8.index(lower, offsetBy: text.utf8.count))
            start = offset + text.utf8.count
        }
        return places
    }

    /// Where a text stands first, at or behind a number of bytes: before how many of them.
    func offset(of text: String, from start: Int) -> Int? {
        var start = start
        while let offset = byteOffset(of: text, from: start) {
            if isEdge(offset), isEdge(offset + text.utf8.count) { return offset }
            start = offset + 1
        }
        return nil
    }

    /// Where the bytes of a text stand first, at or behind a number of bytes.
    private func byteOffset(of text: String, from start: Int) -> Int? {
        utf8.withContiguousStorageIfAvailable { bytes in
            unsafe text.utf8.withContiguousStorageIfAvailable { pattern in
                unsafe ByteSearch.first(pattern, in: bytes, from: start)
            } ?? nil
        } ?? nil
    }

    /// Whether a character begins at a place, counted in bytes.
    private func isEdge(_ offset: Int) -> Bool {
        utf8.withContiguousStorageIfAvailable { unsafe ByteSearch.isBetween($0, offset) } == true || isBoundary(offset)
    }

    /// Whether a text stands at the beginning.
    func begins(with text: String) -> Bool {
        guard utf8.count >= text.utf8.count else { return false }
        return stands(text, at: 0, edge: text.utf8.count)
    }

    /// Whether a text stands at the end.
    func ends(with text: String) -> Bool {
        let start = utf8.count - text.utf8.count
        guard start >= 0 else { return false }
        return stands(text, at: start, edge: start)
    }

    private func stands(_ text: String, at start: Int, edge: Int) -> Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
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
