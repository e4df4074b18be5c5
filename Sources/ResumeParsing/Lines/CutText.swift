import TextFolding

/// A text that many parts are cut out of.
struct CutText: Sendable {
    let whole: String
    let characters: [Character]
    private let isPlain: Bool

    init(_ whole: String) {
        self.whole = whole
        characters = Array(whole)
        isPlain = whole.isPlain
    }

    /// Some characters as a text, brackets in pairs.
    func text(_ range: Range<Int>) -> String {
        var text = slice(range)
        if text.has(UInt8(ascii: "(")), Self.count("(", in: text) > Self.count(")", in: text) { text += ")" }
        if text.has(UInt8(ascii: "[")), Self.count("[", in: text) > Self.count("]", in: text) { text += "]" }
        return text
    }

    private static func count(_ sign: Unicode.Scalar, in text: String) -> Int {
        text.utf8.count { $0 == UInt8(ascii: sign) }
    }

    private func slice(_ range: Range<Int>) -> String {
        guard isPlain else { return String(characters[range]) }
        let utf8 = whole.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(whole[start..<utf8.index(start, offsetBy: range.count)])
    }
}
