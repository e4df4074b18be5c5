import TextFolding

/// Known headings and what they stand over.
///
/// There are many: they stay together in one row of bytes, found by their hashes.
struct HeadingTable: Sendable {
    /// All keys, one after the other.
    private var bytes: [UInt8] = []
    /// Where each key begins, and where the last ends.
    private var starts: [Int32] = [0]
    private var kinds: [SectionKind] = []
    /// What the words of the headings say of others.
    private(set) var words = HeadingWords()
    /// Bytes of the longest key.
    private(set) var longest = 0
    /// Numbers of keys by hash, -1 where there is none; a power of two, with room.
    private var slots: [Int32]
    /// Whether there is a key with letters of a hash.
    private var isKnown = [Bool](repeating: false, count: Self.letterHashes)

    /// A power of two, far more than there are keys.
    private static let letterHashes = 1 << 17

    /// Reads a table with two columns, a kind of section and a heading; the first row of a heading counts.
    ///
    /// - Parameter file: the table, UTF-8, `#` in front of comments.
    init(_ file: [UInt8]) {
        let rows = file.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        var size = 64
        while size < 2 * rows { size *= 2 }
        slots = [Int32](repeating: -1, count: size)
        bytes.reserveCapacity(file.count)
        var known: [[UInt8]: SectionKind] = [:]
        for line in file.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let name = Array(line[..<tab])
            guard let kind = known[name] ?? SectionKind(rawValue: String(decoding: name, as: UTF8.self)) else {
                continue
            }
            known[name] = kind
            let cell = line[line.index(after: tab)...].prefix { $0 != UInt8(ascii: "\t") }
            if Self.isKey(cell) {
                add(cell, kind)
            } else {
                add(Array(Lexicon.headingKey(String(decoding: cell, as: UTF8.self)).utf8)[...], kind)
            }
        }
    }

    /// Whether a text is as folding would leave it.
    private static func isKey(_ cell: ArraySlice<UInt8>) -> Bool {
        var isBehindSpace = true
        for byte in cell {
            let isSpace = byte == UInt8(ascii: " ")
            guard byte.isPlainSmall || byte.isPlainDigit || isSpace && !isBehindSpace else { return false }
            isBehindSpace = isSpace
        }
        return !isBehindSpace
    }

    private mutating func add(_ key: ArraySlice<UInt8>, _ kind: SectionKind) {
        let slot = slot(of: key)
        guard slots[slot] < 0 else { return }
        slots[slot] = Int32(kinds.count)
        var hash = LetterHash()
        for byte in key where byte.isPlainLetter || byte.isPlainDigit { hash.add(byte) }
        isKnown[hash.value] = true
        kinds.append(kind)
        words.add(key, kind)
        bytes.append(contentsOf: key)
        longest = max(longest, key.count)
        starts.append(Int32(bytes.count))
    }

    /// Where a key stands in the table, or would stand.
    private func slot(of key: some Collection<UInt8>) -> Int {
        var hash = StableHash()
        for byte in key { hash.add(byte) }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash.value ^ (hash.value >> 32)) & mask
        // checked: a row of the table
        while slots[slot] >= 0, !bytes[range(of: Int(slots[slot]))].elementsEqual(key) { slot = (slot + 1) & mask }
        return slot
    }

    /// Of the letters and digits, whatever stands between them.
    private struct LetterHash {
        private var hash = StableHash()
        private(set) var count = 0

        mutating func add(_ byte: UInt8) {
            hash.add(byte | 0x20)
            count += 1
        }

        var value: Int { Int(truncatingIfNeeded: hash.value ^ (hash.value >> 32)) & (letterHashes - 1) }
    }

    /// Whether a text may be a heading; most other lines are told by a look at their letters.
    func mayHold(_ text: String) -> Bool {
        var hash = LetterHash()
        var isPlain = true
        for byte in text.utf8 {
            if byte.isPlainLetter || byte.isPlainDigit {
                hash.add(byte)
                // Letters and digits stay what they are: a text with many of them is no heading, whatever else it has.
                if hash.count > longest { return false }
            } else if byte >= 0x80 || byte == UInt8(ascii: "&") || byte == 0x0D {
                isPlain = false
            }
        }
        // Folding writes other letters, and "&", with more of these.
        return !isPlain || isKnown[hash.value]
    }

    private func range(of entry: Int) -> Range<Int> {
        Int(starts[entry])..<Int(starts[entry + 1])  // checked: a row of the table
    }

    /// What a heading stands over; nil when it is not known.
    subscript(key: String) -> SectionKind? {
        let entry = slots[slot(of: key.utf8)]
        return entry < 0 ? nil : kinds[Int(entry)]  // checked: a row of the table
    }

    /// A heading by its letters and digits alone, as type is set wide in: "E D U C A T I O N".
    func whole(_ letters: String) -> String? {
        let letters = Array(letters.utf8)
        let entry = kinds.indices.first { entry in
            bytes[range(of: entry)].lazy.filter { $0 != UInt8(ascii: " ") }.elementsEqual(letters)
        }
        return entry.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }
    }

    /// Bytes of a key from which on one of them may be missing or one too many: of short ones too little is left.
    private static let leastToMiss = 8

    /// Bytes of a word from which on there may be a mistake in each of several.
    private static let leastInWord = 6

    /// What a heading with a mistake stands over: one byte read wrong, lost, added or in the place of the next, in the whole
    /// or in each long word ("ACEDEMIC QUALIFICTION"). Of several the first in the alphabet, of those as long as the text if
    /// there are any.
    func misread(_ text: String) -> SectionKind? {
        let key = Array(text.utf8)[...]
        let words = key.split(separator: UInt8(ascii: " "))
        var best: (entry: Int, isAsLong: Bool)?
        for entry in kinds.indices {
            let known = bytes[range(of: entry)]
            let isAsLong = known.count == key.count
            guard isAsLong || abs(known.count - key.count) <= words.count && key.count >= Self.leastToMiss,
                !known.elementsEqual(key),
                Self.differByOne(known, key) || words.count > 1 && Self.differ(known, words)
            else { continue }
            if let best {
                guard isAsLong || !best.isAsLong else { continue }
                let isBefore = known.lexicographicallyPrecedes(bytes[range(of: best.entry)])
                guard isBefore || isAsLong && !best.isAsLong else { continue }
            }
            best = (entry, isAsLong)
        }
        return best.map { kinds[$0.entry] }
    }

    /// Whether a heading has the words of another but for a mistake in long ones.
    private static func differ(_ known: ArraySlice<UInt8>, _ words: [ArraySlice<UInt8>]) -> Bool {
        guard known.first == words[0].first else { return false }
        let others = known.split(separator: UInt8(ascii: " "))
        guard others.count == words.count else { return false }
        return zip(others, words).allSatisfy { other, word in
            other == word || min(other.count, word.count) >= leastInWord && differByOne(other, word)
        }
    }

    /// Whether one byte, or two in each other's place, make all the difference: what follows is the same.
    private static func differByOne(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard abs(one.count - other.count) <= 1 else { return false }
        let same = zip(one, other).prefix { $0 == $1 }.count
        let (rest, otherRest) = (one.dropFirst(same), other.dropFirst(same))
        if rest.count == otherRest.count {
            guard !rest.isEmpty else { return false }
            if rest.dropFirst().elementsEqual(otherRest.dropFirst()) { return true }
            return rest.prefix(2).elementsEqual(otherRest.prefix(2).reversed())
                && rest.dropFirst(2).elementsEqual(otherRest.dropFirst(2))
        }
        return rest.count > otherRest.count
            ? rest.dropFirst().elementsEqual(otherRest) : otherRest.dropFirst().elementsEqual(rest)
    }
}
