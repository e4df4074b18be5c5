/// A skill that a text names, and where.
package struct SkillOccurrence: Hashable, Sendable {
    package let skill: Skill
    /// Where it stands, in bytes of UTF-8.
    package let range: Range<Int>

    /// The words of the text that name the skill.
    package func words(of text: String) -> String {
        let utf8 = text.utf8
        guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return "" }
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(text[start..<utf8.index(start, offsetBy: range.count)])
    }
}
