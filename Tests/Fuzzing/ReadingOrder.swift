@testable import DocumentExtraction
import TextDocument

private let texts = [
    "Experience", "2019", "2020–2023", "–", "•", "\u{F0B7}", "\u{200B}", "o\u{FB03}ce", "'19", "A", "N", "E", "J", "S",
    "UMMARY", "a\u{301}b",
]

/// Words and lines anywhere on a page: each word comes out once, letters that were set apart joined; six bytes make one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, min(count, 6 * 600))
    var words: [TextWord] = []
    var rules: [Bounds] = []
    while !input.rest.isEmpty {
        let word = word(from: &input)
        if word.box.height < 2 { rules.append(rule(word.box)) } else { words.append(word) }
    }
    let lines = PageLayout(set: words.map { SetWord(word: $0) }, rules: rules).lines()
    let cleaned = WordCleaning.clean(words)
    let expected = LetterSpacing.join(cleaned)
    let read = lines.flatMap(\.words)
    expect(read.map(\.text).sorted() == expected.map(\.text).sorted(), "words are lost or double")
    expect(letters(of: read) == letters(of: cleaned), "letters are lost or double")
    expect(lines.allSatisfy { !$0.words.isEmpty }, "a line without words")
    expect(zip(lines, lines.dropFirst()).allSatisfy { 0...1 ~= $1.block - $0.block }, "blocks that jump")
    expect(lines.first?.block ?? 0 == 0, "no first block")
    for box in read.map(\.box) {
        expect([box.left, box.top, box.right, box.bottom].allSatisfy(\.isFinite), "no box")
        expect(box.left <= box.right && box.top <= box.bottom, "a box inside out")
    }
    return 0
}

private func word(from input: inout FuzzInput) -> TextWord {
    let left = Double(input.byte()) * 2.4
    let top = Double(input.byte()) * 3
    let width = Double(input.byte())
    let shape = input.byte()
    let look = input.byte()
    let shift = Double(Int8(bitPattern: input.byte())) / 32
    let size = Double(shape & 0x3F)
    return TextWord(
        text: texts[Int(look & 0x0F)],
        box: Bounds(left: left + shift, top: top + shift, right: left + shift + width, bottom: top + shift + size),
        fontSize: look & 0x20 == 0 ? size : Double(shape),
        isBold: look & 0x10 != 0
    )
}

/// A line across, or one from top to bottom where it would be short.
private func rule(_ box: Bounds) -> Bounds {
    guard box.width < 64 else { return box }
    return Bounds(left: box.left, top: box.top, right: box.left + box.height, bottom: box.top + box.width * 8)
}

private func letters(of words: [TextWord]) -> [Unicode.Scalar] {
    words.flatMap(\.text.unicodeScalars).sorted()
}
