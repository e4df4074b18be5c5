import TextFolding

/// Numbers for words, the same on every machine.
enum WordNumber {
    static let seed = StableHash().value

    @inline(__always)
    static func adding(_ byte: UInt8, to number: UInt64) -> UInt64 {
        var hash = StableHash(number)
        hash.add(byte)
        return hash.value
    }

    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(seed) { adding($1, to: $0) }
    }

    static func of(_ word: StaticString) -> UInt64 {
        of(word.description.utf8)
    }

    /// The numbers of folded words.
    static func set(_ words: some Sequence<String>) -> Set<UInt64> {
        Set(words.map { of($0.utf8) })
    }

    /// A number for a row of numbers; the order counts.
    @inline(__always)
    static func joining(_ next: UInt64, to number: UInt64) -> UInt64 {
        let mixed = (number ^ next) &* 0x9E37_79B9_7F4A_7C15
        return mixed ^ (mixed >> 29)
    }
}
