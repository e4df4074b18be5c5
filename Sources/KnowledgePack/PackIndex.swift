/// Finds the number of a text: a table of hashes with linear probing.
package struct PackIndex: Sendable {
    /// Texts by entry.
    private let keys: PackNumbers
    /// Entries by hash, -1 where there is none; a power of two, with room.
    private let slots: PackNumbers
    private let strings: PackStrings

    init(keys: PackNumbers, slots: PackNumbers, strings: PackStrings) {
        self.keys = keys
        self.slots = slots
        self.strings = strings
    }

    /// How many texts it finds.
    package var count: Int { keys.count }

    /// The text of an entry.
    package func key(_ entry: Int) -> String { strings[keys[entry]] }

    /// The hash of the first word of an entry's text, and how many words it has, parted by spaces.
    package func firstWord(of entry: Int) -> (hash: UInt64, words: Int) { strings.firstWord(of: keys[entry]) }

    /// The entry of a text; nil when there is none.
    package subscript(text: String) -> Int? {
        var text = text
        return text.withUTF8 { unsafe entry(of: $0.span) }
    }

    /// The entry of a text that is given as UTF-8.
    ///
    /// - Parameter bytes: the text.
    /// - Returns: its number, or nil.
    package func entry(of bytes: Span<UInt8>) -> Int? {
        entry(of: bytes, hash: PackHash.hash(bytes))
    }

    /// The entry of a text of which the hash is known.
    ///
    /// - Parameters:
    ///   - bytes: the text as UTF-8.
    ///   - hash: of all its bytes.
    /// - Returns: its number, or nil.
    package func entry(of bytes: Span<UInt8>, hash: UInt64) -> Int? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while true {
            let entry = slots[slot]
            guard entry >= 0 else { return nil }
            if strings.holds(bytes, at: keys[entry]) { return entry }
            slot = (slot + 1) & mask
        }
    }
}
