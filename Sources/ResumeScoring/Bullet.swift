import Resume
import TextFolding

/// One statement about what somebody did: a bullet, or a sentence where there are none.
struct Bullet: Sendable {
    let text: String
    let line: LineReference?
    /// Folded words.
    let tokens: [String]
    /// Whether it measures something.
    let hasNumber: Bool
    /// What two copies of one statement have in common, digits apart: changing a figure makes no new achievement.
    let key: String

    init(_ text: String, line: LineReference?) {
        self.text = text
        self.line = line
        tokens = text.foldedTokens
        hasNumber = FigureFinder.hasFigure(text)
        key = tokens.map { token in token.filter { !$0.isNumber } }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    var wordCount: Int { tokens.count }
}

extension Bullet {
    /// From so many words on, a highlight is a paragraph and is read by its sentences.
    private static let paragraphWords = 32

    /// The statements of a highlight.
    static func statements(_ highlight: Sourced<String>) -> [Bullet] {
        let text = highlight.value
        guard text.split(separator: " ").count >= paragraphWords else {
            return [Bullet(text, line: highlight.lines.first)]
        }
        return sentences(text).map { sentence in
            let start = sentence.prefix(20)
            let line = highlight.lines.first { $0.text.contains(start) } ?? highlight.lines.first
            return Bullet(sentence, line: line)
        }
    }

    /// Cuts at a full stop or semicolon in front of a capital; abbreviations of one or two letters end no sentence.
    private static func sentences(_ text: String) -> [String] {
        var result: [String] = []
        var words: [Substring] = []
        let all = text.split(separator: " ")
        for (index, word) in all.enumerated() {
            words.append(word)
            let ends = (word.hasSuffix(".") || word.hasSuffix(";") || word.hasSuffix("!")) && word.count > 3
            guard ends, words.count > 2, index + 1 < all.count, all[index + 1].first?.isUppercase == true else {
                continue
            }
            result.append(words.joined(separator: " "))
            words = []
        }
        if !words.isEmpty { result.append(words.joined(separator: " ")) }
        return result
    }
}
