import TextFolding

/// Tells names of schools, degrees and grades by their words.
enum EducationPiece {
    private static let honours: [String] = [
        "cum laude", "magna cum laude", "summa cum laude", "first class", "second class", "upper second",
        "lower second",
        "third class", "with distinction", "with honors", "with honours", "with merit", "distinction", "merit",
        "first class honours", "first-class", "mention bien", "mention tres bien", "mention assez bien",
        "mit auszeichnung",
        "e lode", "con lode", "matricula de honor", "sobresaliente", "notable", "wyroznieniem", "met onderscheiding",
        "laurea con lode", "2:1", "2:2", "1st", "2:i", "2:ii", "dean's list", "valedictorian", "honours", "upper",
    ]
    /// Those by the byte that they begin with, and with a space in front by the byte that they end with.
    private static let honoursByFirst = Dictionary(grouping: honours) { $0.utf8.first ?? 0 }
    private static let honourEndsByLast = Dictionary(grouping: honours.map { " " + $0 }) { $0.utf8.last ?? 0 }
    private static let averages: Set<String> = ["gpa", "cgpa", "sgpa", "qca"]

    // MARK: Schools

    /// Whether a text names a school, and not a degree of one ("High School Diploma").
    static func isSchool(_ text: String, lexicon: Lexicon) -> Bool {
        let tokens = text.foldedTokens
        let school = lexicon.schoolNames.words(in: tokens, of: text)
        guard !school.isEmpty else { return false }
        guard let degree = degree(in: text, lexicon: lexicon) else { return true }
        let outside = school.filter { !degree.contains($0) }
        if !outside.isEmpty { return degree.lowerBound > 0 || outside.contains { $0 > degree.upperBound - 1 } }
        // "Cedar Ridge High School": the words of a degree at the end of a name.
        return degree.upperBound == tokens.count && degree.lowerBound > 0
    }

    // MARK: Degrees

    /// The words of a degree at the beginning of a text, or anywhere when they are more than three letters.
    static func degree(in text: String, lexicon: Lexicon) -> Range<Int>? {
        let tokens = text.foldedTokens
        var best: Range<Int>?
        for start in tokens.indices where mayBeginDegree(tokens[start], lexicon: lexicon) {
            for length in stride(from: min(6, tokens.count - start), through: 1, by: -1) {
                let phrase = tokens[start..<(start + length)].joined(separator: " ")
                let bare = phrase.contains(".") ? phrase.filter { $0 != "." } : phrase
                guard lexicon.degrees[phrase] != nil || lexicon.degrees[bare] != nil else { continue }
                guard start == 0 || bare.count > 3 || isAbbreviation(bare, in: text) else { continue }
                if length > best?.count ?? 0 { best = start..<(start + length) }
                break
            }
            if let best, start >= best.lowerBound { return best }
        }
        return best
    }

    private static func mayBeginDegree(_ token: String, lexicon: Lexicon) -> Bool {
        lexicon.degreeOpenings.contains(token)
            || token.has(UInt8(ascii: ".")) && lexicon.degreeOpenings.contains(token.filter { $0 != "." })
    }

    /// "MBA", "BSc", "PhD": capitals within a text of other words.
    private static func isAbbreviation(_ token: String, in text: String) -> Bool {
        token.count >= 2
            && text.split { " ,()/".contains($0) }.contains { word in
                word.folded.filter { $0 != "." } == token && word.filter(\.isUppercase).count >= 2
            }
    }

    // MARK: Grades

    /// Whether a text is a grade, an average or an honour and nothing else.
    static func isScore(_ text: String, lexicon: Lexicon) -> Bool {
        if let label = lexicon.label(of: text) { return label.kind == .score && label.rest.count <= 40 }
        let folded = text.folded
        let figure = text.hasNumber
        let beginnings = folded.utf8.first.flatMap { honoursByFirst[$0] } ?? []
        let ends = folded.utf8.last.flatMap { honourEndsByLast[$0] } ?? []
        // Most texts have neither figures nor the words of an honour.
        guard
            figure || folded.hasNumber || beginnings.contains(where: folded.hasPrefix)
                || ends.contains(where: folded.hasSuffix)
        else { return false }
        let tokens = text.foldedTokens
        guard !tokens.isEmpty, tokens.count <= 7 else { return false }
        if folded.hasNumber,
            tokens.prefix(2).contains(where: averages.contains)
                || tokens.last.map(averages.contains) == true
        {
            return true
        }
        // "Note 1,3", "3.8/4.0", "110/110 e lode", "85%"
        if figure,
            lexicon.labels[tokens[0]] == .score
                || tokens.count > 1 && lexicon.labels[tokens[0] + " " + tokens[1]] == .score,
            tokens.count <= 6
        {
            return true
        }
        if figure, text.allSatisfy({ $0.isNumber || "/.,:% ".contains($0) }),
            text.contains(where: { "/%:".contains($0) })
        {
            return true
        }
        return beginnings.contains(folded) || tokens.count <= 5 && beginnings.contains(where: folded.hasPrefix)
            || tokens.count <= 3 && ends.contains(where: folded.hasSuffix)
    }
}
