import TextDocument

/// How words are set.
struct TypeStyle: Equatable, Sendable {
    let isBold: Bool
    let isItalic: Bool
}

extension TypeStyle {
    init(_ word: TextWord) {
        self.init(isBold: word.isBold, isItalic: word.isItalic)
    }
}

/// Where in a text another style of type begins.
struct StyleChange: Equatable, Sendable {
    /// Characters in front of it.
    let offset: Int
    let style: TypeStyle
}
