import TextFolding

/// Parts degrees from schools where no sign stands between them, and studies that ran together from each other:
///
///     MBA in Finance Sample Valley University - Leeds 2008 to 2011 B.Com Example College 2006
struct StudyRuns {
    let lexicon: Lexicon

    /// Words from which on a line may name several studies.
    private static let longLine = 8
    /// Words in which a degree is looked for.
    private static let longestDegree = 6
    private static let mostWords = 400
    /// Words in front of a degree that belong to it: "New Zealand Certificate in …".
    private static let mostBefore = 3
    /// Words that a study takes.
    private static let leastWords = 3
    /// Words between a degree and its field, and between words of a field.
    private static let openings: Set<String> = ["in", "of", ":"]
    /// Words of schools that are called by what they teach: "Example Engineering College".
    private static let schools: Set<String> = ["college", "school", "institute", "academy"]
    private static let conjunctions: Set<String> = ["and", "&", "of"]

    func divided(_ lines: [DocumentLine]) -> [DocumentLine] {
        lines.flatMap { line -> [DocumentLine] in
            guard line.cells.count == 1, line.wordCount <= Self.mostWords else { return [line] }
            let pieces = studies(in: line.text).map(parted)
            if pieces == [line.text] { return [line] }
            return pieces.map { line.with(text: $0) }
        }
    }

    // MARK: Several studies

    /// The text, cut in front of each degree that stands behind a school or a year.
    private func studies(in text: String) -> [String] {
        guard text.wordCount >= Self.longLine else { return [text] }
        let words = text.split(separator: " ")
        var starts = [0]
        // A school in front of its degree completes nothing.
        var isDegreeFirst = opensDegree(words[...])
        var isComplete = false
        for index in words.indices.dropFirst() {
            let word = words[index - 1]
            isComplete =
                isComplete || isYear(word) || isDegreeFirst && isSchool(words[starts[starts.count - 1]..<index])
            guard isComplete, index - starts[starts.count - 1] >= Self.leastWords, mayEnd(words, index),
                opensDegree(words[index...])
            else { continue }
            starts.append(index)
            isDegreeFirst = true
            isComplete = false
        }
        return zip(starts, starts.dropFirst() + [words.count]).map { words[$0..<$1].joined(separator: " ") }
    }

    /// Whether what stands before a word may end a study: a year, a school, or a place behind it.
    private func mayEnd(_ words: [Substring], _ index: Int) -> Bool {
        let before = words[index - 1]
        guard !before.hasSuffix(","), !isJoint(before) else { return false }
        return isYear(before) || before.first?.isUppercase == true && !isPlain(words[index...])
    }

    /// Whether a degree is called by words that names of schools have, too ("High School", "Secundaria").
    private func isPlain(_ words: ArraySlice<Substring>) -> Bool {
        let text = words.prefix(Self.longestDegree).joined(separator: " ")
        guard let range = EducationPiece.degree(in: text, lexicon: lexicon) else { return true }
        let tokens = Array(text.foldedTokens[range])
        if !lexicon.schoolNames.words(in: tokens, of: text).isEmpty { return true }
        return tokens.count == 1 && words.first?.dropFirst().allSatisfy(\.isLowercase) == true
    }

    private func isYear(_ word: Substring) -> Bool {
        let bare = word.trimmingSuffix { ").,".contains($0) }
        return bare.count >= 4 && bare.suffix(4).allSatisfy(\.isNumber)
    }

    private func isJoint(_ word: Substring) -> Bool {
        ["of", "in", "and", "&", "for", "the", "-", "–", "|", "to"].contains(word.lowercased())
    }

    private func isSchool(_ words: ArraySlice<Substring>) -> Bool {
        guard let last = words.last else { return false }
        return !lexicon.schoolNames.words(in: String(last).foldedTokens, of: String(last)).isEmpty
    }

    private func opensDegree(_ words: ArraySlice<Substring>) -> Bool {
        guard let first = words.first?.first, first.isUppercase || first.isNumber else { return false }
        let text = words.prefix(Self.longestDegree).joined(separator: " ")
        guard let range = EducationPiece.degree(in: text, lexicon: lexicon), range.lowerBound == 0 else { return false }
        return lexicon.schoolNames.words(in: Array(text.foldedTokens[range]), of: text).isEmpty
    }

    // MARK: Degree and school

    /// "MBA in Finance | Sample Valley University - Leeds 2008 to 2011".
    private func parted(_ text: String) -> String {
        guard let range = EducationPiece.degree(in: text, lexicon: lexicon), !Self.isTitle(text, range) else {
            return text
        }
        guard range.lowerBound <= Self.mostBefore else { return partedBehindSchool(text) }
        let words = text.split(separator: " ")
        var index = 0
        var tokens = 0
        while index < words.count, tokens < range.upperBound {
            tokens += String(words[index]).foldedTokens.count
            index += 1
        }
        // Whatever stands behind "in" is what was learnt.
        if index + 2 < words.count, Self.openings.contains(words[index].lowercased()) {
            index += words[index] == "of" ? 1 : 2
        }
        while index < words.count, isPart(words, index) { index += 1 }
        guard index > 0, index < words.count, !",;:|".contains(words[index - 1].last ?? ","),
            !Self.openings.contains(words[index - 1].lowercased())
        else { return text }
        let rest = words[index...].joined(separator: " ")
        guard rest.first?.isLetter == true, rest.first?.isUppercase == true || text == text.lowercased(),
            !isJoint(words[index]), let name = HeaderPlaces.atoms(of: rest).first,
            EducationPiece.isSchool(String(name), lexicon: lexicon),
            EducationPiece.degree(in: rest, lexicon: lexicon)?.lowerBound != 0,
            !EducationPiece.isSchool(words[..<index].joined(separator: " "), lexicon: lexicon)
        else { return range.lowerBound > 1 ? partedBehindSchool(text) : text }
        return words[..<index].joined(separator: " ") + " | " + rest
    }

    /// "Dr. Sample Institute": the degree of a person, in front of a name.
    private static func isTitle(_ text: String, _ range: Range<Int>) -> Bool {
        range.count == 1 && range.lowerBound == 0 && text.folded.hasPrefix("dr")
            && text.prefix { $0 != " " }.count <= 3
    }

    /// "Sample Valley University | MBA in Finance".
    private func partedBehindSchool(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard
            let start = words.indices.dropFirst(2).first(where: { index in
                isSchool(words[..<index]) && !words[index - 1].hasSuffix(",") && !isJoint(words[index - 1])
                    && opensDegree(words[index...])
            })
        else { return text }
        return words[..<start].joined(separator: " ") + " | " + words[start...].joined(separator: " ")
    }

    /// Whether a word goes on with a field of study.
    private func isPart(_ words: [Substring], _ index: Int) -> Bool {
        let key = Lexicon.key(String(words[index]))
        if lexicon.subjects.contains(key) {
            // "Engineering College", "Business School": the last word of all names the school.
            return index + 1 >= words.count || words[index].hasSuffix(",")
                || !Self.schools.contains(words[index + 1].lowercased())
                || index > 0 && Self.openings.contains(words[index - 1].lowercased())
        }
        return Self.conjunctions.contains(words[index].lowercased()) && index + 1 < words.count
            && lexicon.subjects.contains(Lexicon.key(String(words[index + 1])))
    }
}
