import TextFolding

/// Tells the words within the name of an agency, a firm or a school from skills that are called alike, by how they are
/// written: "Trace Analytics Corporation", "Bureau of Labor Statistics", "Veterans Benefits Administration (VBA)".
struct OrganisationRuns {
    let text: SkillText

    /// Words that the name of an organisation ends with, or begins with before "of"; folded.
    private static let heads: Set<String> = [
        "academy", "agency", "association", "authority", "bank", "bureau", "clinic", "college", "commission",
        "committee", "company", "corp", "corporation", "council", "federation", "foundation", "hospital", "inc",
        "incorporated", "institute", "llc", "llp", "ltd", "ministry", "plc", "society", "trust", "union", "university",
    ]
    /// Those that do so before "of" only.
    private static let leading: Set<String> = ["department", "dept", "division", "faculty", "office", "school"]
    /// Words that abbreviations stand for as well.
    private static let abbreviated: Set<String> = heads.union(["administration", "department", "service"])
    /// Small words within names.
    private static let small: Set<String> = ["and", "for", "of", "the"]
    /// Words of a name on either side.
    private static let farthest = 6

    /// Whether words stand within the name of an organisation, and are not the whole of it.
    func cover(_ words: Range<Int>) -> Bool {
        guard words.allSatisfy({ text.isCapital($0) || Self.small.contains(text.words[$0].text) }) else { return false }
        return isBeforeHead(words) || isBehindHead(words) || isAbbreviation(words)
    }

    /// "Trace Analytics Corporation"
    private func isBeforeHead(_ words: Range<Int>) -> Bool {
        var index = words.upperBound
        while index < min(words.upperBound + Self.farthest, text.words.count), isJoined(index), isPart(index) {
            if Self.heads.contains(text.words[index].text), text.isCapital(index) { return true }
            index += 1
        }
        return false
    }

    /// "Bureau of Labor Statistics"
    private func isBehindHead(_ words: Range<Int>) -> Bool {
        var index = words.lowerBound
        while index > max(0, words.lowerBound - Self.farthest), isJoined(index), isPart(index - 1) {
            index -= 1
            let word = text.words[index].text
            let isBeforeOf = index + 1 < words.lowerBound && text.words[index + 1].text == "of"
            if isBeforeOf, Self.heads.contains(word) || Self.leading.contains(word), text.isCapital(index) {
                return true
            }
        }
        return false
    }

    /// "(VBA)" behind the words that it stands for, which name an organisation.
    private func isAbbreviation(_ words: Range<Int>) -> Bool {
        guard words.count == 1, text.isBreak(before: words.lowerBound) else { return false }
        let written = text.written(words)
        let count = written.utf8.count
        guard count >= 2, count <= words.lowerBound, written.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            return false
        }
        let whole = (words.lowerBound - count)..<words.lowerBound
        let initials = whole.compactMap { text.words[$0].text.utf8.first.map { $0 & 0xDF } }
        return initials == Array(written.utf8) && whole.contains { Self.abbreviated.contains(text.words[$0].text) }
    }

    /// Whether nothing but spaces, or the sign for "and", stands in front of a word.
    private func isJoined(_ index: Int) -> Bool { text.gaps[index] <= .sign }

    private func isPart(_ index: Int) -> Bool {
        text.isCapital(index) || Self.small.contains(text.words[index].text)
    }
}
