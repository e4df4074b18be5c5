/// One folded word of a text, by its place in the folded bytes and by a number that stands for it.
///
/// Words are compared by 64-bit numbers instead of strings: two different words with one number are not to be expected
/// in all documents ever read, and no rule allocates memory to compare words.
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

    var count: Int { Int(end - start) }  // checked: a word ends behind its start
}
