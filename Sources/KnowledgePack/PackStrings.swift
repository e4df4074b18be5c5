/// The texts of a pack, by number.
package struct PackStrings: Sendable {
    private let offsets: PackNumbers
    private let start: Int

    /// - Throws: when an offset points outside or backwards.
    init(offsets: PackNumbers, bytes: Range<Int>) throws(KnowledgePackError) {
        guard offsets.count > 0, offsets[0] == 0, offsets.rise(upTo: bytes.count) else { throw .damaged("texts") }
        self.offsets = offsets
        start = bytes.lowerBound
    }

    /// How many texts there are.
    package var count: Int { offsets.count - 1 }

    /// The text of a number, which must be below `count`.
    package subscript(number: Int) -> String {
        offsets.file.string(range(of: number))
    }

    /// Whether a text is made of these bytes.
    func holds(_ bytes: Span<UInt8>, at number: Int) -> Bool {
        offsets.file.holds(bytes, at: range(of: number))
    }

    /// The hash of the first word of a text, and how many words it has.
    func firstWord(of number: Int) -> (hash: UInt64, words: Int) { offsets.file.firstWord(of: range(of: number)) }

    private func range(of number: Int) -> Range<Int> {
        (start + offsets[number])..<(start + offsets[number + 1])
    }
}
