import CheckedNumbers
import TextDocument

/// How words are set.
struct TypeStyle: Equatable, Sendable {
    let isBold: Bool
    let isItalic: Bool
    /// In half points; 0 where it is not known.
    var size = 0
}

extension TypeStyle {
    /// The styles of the words of a line; its size counts where it changes once, as small capitals change it all the time.
    static func of(_ words: [TextWord]) -> [TypeStyle] {
        // A file may say any size.
        let sizes = words.map { Int(saturating: (min($0.fontSize, 1000) * 2).rounded()) }
        let changes = zip(sizes, sizes.dropFirst()).filter { $0 != $1 }.count
        let largest = sizes.max() ?? 0
        return words.indices.map { index in
            TypeStyle(
                isBold: words[index].isBold,
                isItalic: words[index].isItalic,
                size: changes <= 1 ? sizes[index] : largest
            )
        }
    }
}

/// Where in a text another style of type begins.
struct StyleChange: Equatable, Sendable {
    /// Characters in front of it.
    let offset: Int
    let style: TypeStyle
}
