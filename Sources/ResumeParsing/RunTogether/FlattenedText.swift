import Careers
import Places
import TextFolding

/// Gives text whose ends of lines were lost its lines back: those of headings, of bullets, and of the head of the page.
struct FlattenedText {
    let lexicon: Lexicon
    let head: FlattenedHead

    /// Words from which on a line is more than a paragraph.
    private static let longLine = 40
    private static let mostWordsOfHeading = 4
    /// Words that show that a school or a degree begins.
    private static let longestStudy = 5
    /// Letters of a heading in capitals.
    private static let leastLetters = 5
    /// Sections that are opened by words which are not in capitals.
    private static let plain: Set<SectionKind> = [
        .work, .education, .skills, .summary, .certificates, .languages, .projects, .awards, .interests, .references,
        .personal, .volunteer, .publications,
    ]
    /// Headings of one word that nothing else is called by.
    private static let words: Set<String> = [
        "education", "experience", "skills", "employment", "summary", "objective", "profile", "languages",
        "certifications", "references", "qualifications", "awards", "berufserfahrung", "ausbildung", "kenntnisse",
        "formation", "formación", "experiencia", "competences", "compétences", "habilidades", "aptitudes",
        "esperienza", "istruzione", "competenze", "formazione", "opleiding", "werkervaring", "vaardigheden",
    ]
    /// What a capital word behind one of these belongs to.
    private static let connectives: Set<String> = [
        "of", "and", "in", "the", "for", "&", "a", "an", "to", "with", "my", "de", "und", "et", "y", "-", "–", "/",
    ]

    func divided(_ lines: [DocumentLine]) -> [DocumentLine] {
        let long = lines.filter { $0.wordCount >= Self.longLine }
        guard !long.isEmpty else { return lines }
        // Where nearly all is on one line, words of headings need not be in capitals.
        let total = lines.reduce(0) { $0 + $1.wordCount }
        return lines.enumerated().flatMap { index, line -> [DocumentLine] in
            guard line.wordCount >= Self.longLine else { return [line] }
            let isWhole = line.wordCount * 3 > total * 2
            return divided(line, isWhole: isWhole, isFirst: index == 0)
        }
    }

    private func divided(_ line: DocumentLine, isWhole: Bool, isFirst: Bool) -> [DocumentLine] {
        let words = line.text.split(separator: " ")
        var pieces: [(text: String, isHeading: Bool)] = []
        var start = 0
        var index = 0
        while index < words.count {
            let isFirstHeading = pieces.allSatisfy { !$0.isHeading }
            guard let count = heading(in: words, at: index, isWhole: isWhole, isFirst: isFirstHeading) else {
                index += 1
                continue
            }
            if index > start { pieces.append((words[start..<index].joined(separator: " "), false)) }
            let heading = words[index..<(index + count)].joined(separator: " ")
            pieces.append((heading.trimmingSuffix { $0 == ":" }.uppercased(), true))
            index += count
            start = index
        }
        guard !pieces.isEmpty else { return [line] }
        if start < words.count { pieces.append((words[start...].joined(separator: " "), false)) }
        return pieces.enumerated().flatMap { number, piece -> [DocumentLine] in
            if number == 0, isFirst, !piece.isHeading {
                return head.lines(of: piece.text).map { line.with(text: $0).withoutBullet }
            }
            return [line.with(text: piece.text).withoutBullet]
        }
    }

    // MARK: Headings

    /// How many words of a heading stand here; nil where none does.
    private func heading(in words: [Substring], at index: Int, isWhole: Bool, isFirst: Bool) -> Int? {
        guard words[index].first?.isUppercase == true else { return nil }
        for count in stride(from: min(Self.mostWordsOfHeading, words.count - index), through: 1, by: -1) {
            let phrase = words[index..<(index + count)]
            guard phrase.dropLast().allSatisfy({ !$0.hasSuffix(":") && !$0.hasSuffix(".") && !$0.hasSuffix(",") }),
                let last = phrase.last, !last.hasSuffix("."), !last.hasSuffix(",")
            else { continue }
            let text = phrase.joined(separator: " ")
            guard let kind = lexicon.heading(String(text.trimmingSuffix { $0 == ":" })) else { continue }
            let next = index + count < words.count ? words[index + count] : nil
            // A profile comes first; "Job Profile:" and "PROJECT NAME :" are labels of something.
            guard kind != .summary || isFirst, phrase.allSatisfy({ $0.hasLetter || $0 == "&" || $0 == "/" }),
                words[(index + count)...].prefix(2).allSatisfy({ $0 != ":" })
            else { continue }
            // "Work Experience: 10 Years" is a statement.
            if last.hasSuffix(":"), next?.first?.isNumber == true { continue }
            if isInCapitals(text) { return count }
            if isWhole, Self.plain.contains(kind), stands(phrase, in: words, at: index, next: next) { return count }
        }
        return nil
    }

    private func isInCapitals(_ text: String) -> Bool {
        text.filter(\.isLetter).count >= Self.leastLetters && text == text.uppercased()
    }

    /// Whether words with capitals stand as a heading would: behind the end of something, before the beginning of another.
    private func stands(_ phrase: ArraySlice<Substring>, in words: [Substring], at index: Int, next: Substring?) -> Bool
    {
        guard let next, next.first?.isLowercase != true, !Self.connectives.contains(String(next)),
            phrase.allSatisfy({ $0.first?.isUppercase == true || Self.connectives.contains(String($0)) })
        else { return false }
        guard index > 0 else { return true }
        let before = words[index - 1]
        guard !Self.connectives.contains(before.lowercased()), !before.hasSuffix(",") else { return false }
        if phrase.count > 1 { return true }
        let word = phrase[index].lowercased().filter { $0 != ":" }
        guard Self.words.contains(word) else { return false }
        if lexicon.heading(word) == .education, opensStudy(words[(index + 1)...].prefix(Self.longestStudy)) {
            return true
        }
        return before.hasSuffix(".") || before.first?.isLowercase == true || before.last?.isNumber == true
            || before.hasSuffix(")")
    }

    /// Whether words begin with a degree, a year or the name of a school.
    private func opensStudy(_ words: ArraySlice<Substring>) -> Bool {
        guard let first = words.first else { return false }
        if first.count == 4, first.allSatisfy(\.isNumber) { return true }
        let text = words.joined(separator: " ")
        return EducationPiece.degree(in: text, lexicon: lexicon)?.lowerBound == 0
            || !lexicon.schoolNames.words(in: text.foldedTokens, of: text).isEmpty
    }
}
