/// One folded word of a text, by its place in the folded bytes and by a number that stands for it.
///
/// Words are compared by 64-bit numbers instead of strings: two different words with one number are not to be expected in
/// all documents ever read, and no rule allocates memory to compare words.
struct TextToken: Sendable {
    /// What a word looks like as it is written.
    struct Form: OptionSet, Sendable {
        let rawValue: UInt8

        static let hasLetter = Form(rawValue: 1)
        static let hasDigit = Form(rawValue: 2)
        /// Its first letter is a capital.
        static let isCapitalised = Form(rawValue: 4)
        /// A letter behind the first is a capital: an abbreviation or a product.
        static let hasInnerCapital = Form(rawValue: 8)
        /// It stands at the start of the text or behind the end of a sentence.
        static let opensSentence = Form(rawValue: 16)
        /// It holds letters beyond ASCII, or a sign such as `+`, `#` or a dot.
        static let isSpecial = Form(rawValue: 32)
        /// It is a part of an address or a compound: `@`, a slash or a hyphen stands beside it.
        static let isPart = Form(rawValue: 64)
    }

    var start: Int32
    var end: Int32
    /// Of all its bytes.
    var number: UInt64
    /// Of its bytes that are no digits; the seed alone for a figure.
    var lettersNumber: UInt64
    var form: Form

    var count: Int { Int(end - start) }
}

/// Numbers for words: FNV-1a over UTF-8, the same on every machine.
enum WordNumber {
    static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01b3

    @inline(__always)
    static func adding(_ byte: UInt8, to number: UInt64) -> UInt64 {
        (number ^ UInt64(byte)) &* prime
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
