import Places
import TextFolding

/// Reads lines about schooling as drafts of entries.
struct StudyReader {
    let lexicon: Lexicon
    let gazetteer: Gazetteer
    let scanner: DateScanner

    /// A longer line tells something.
    private static let mostWords = 24

    func drafts(of lines: [DocumentLine]) -> [EducationDraft] {
        let flow = LineFlow(lines)
        let details = self.details(of: lines, flow: flow)
        let words = StudyWords(scanner: scanner).words(of: lines, details: details, flow: flow)
        let texts = StudyTexts(lines, details: details)
        let clues = StudyClues(words: words, texts: texts, lexicon: lexicon, gazetteer: gazetteer)
        let decoder = StudyDecoder(
            words: words,
            clues: clues,
            isApart: Self.apart(lines),
            isTitled: lines.indices.map { index in
                lines[index].isBold && lines[0].isBold && index > 0 && !lines[index - 1].isBold
            }
        )
        return joined(decoder.entries(), words).map { spans in
            var draft = EducationDraft()
            var numbers: [Int] = []
            var previous: StudyLabel?
            for span in spans {
                numbers += span.words.map { words[$0].row }
                let isBranch = previous == .school && span.label == .school
                add(span, words, isBranch: isBranch && words[span.words.lowerBound].gap == .comma, texts, to: &draft)
                previous = span.label
            }
            draft.lines = Set(numbers).sorted().map { lines[$0] }
            return draft
        }
    }

    /// The entries, those in one that stand on one line and of which the second only abbreviates the degree of the first:
    /// "Master of Arts, Education - M.Ed. 2014 Example University".
    private func joined(_ entries: [[StudyDecoder.Span]], _ words: [StudyWord]) -> [[StudyDecoder.Span]] {
        var result: [[StudyDecoder.Span]] = []
        for spans in entries {
            if let previous = result.last, let end = previous.last, let start = spans.first,
                start.label == .degree, start.words.count == 1,
                words[start.words.lowerBound].row == words[end.words.upperBound - 1].row,
                previous.contains(where: { $0.label == .degree }),
                !previous.contains(where: { $0.label == .school || $0.label == .date }),
                previous.contains(where: { $0.label == .area }), spans.contains(where: { $0.label == .school })
            {
                result[result.count - 1] += spans.dropFirst()
            } else {
                result.append(spans)
            }
        }
        return result
    }

    /// The degree that a text states, and its field.
    func study(_ text: String, like line: DocumentLine) -> (degree: String, area: String?) {
        guard let draft = drafts(of: [line.with(text: text)]).first, let degree = draft.degree else {
            return (text, nil)
        }
        return (degree, draft.area)
    }

    private func add(
        _ span: StudyDecoder.Span,
        _ words: [StudyWord],
        isBranch: Bool,
        _ texts: StudyTexts,
        to draft: inout EducationDraft
    ) {
        let text = Signs.trimmed(texts.text(of: span.words, in: words))
        if span.label == .school, draft.schools.isEmpty, draft.degree == nil { draft.opensWithSchool = true }
        switch span.label {
        case .degree: draft.degree = draft.degree ?? text
        case .area: draft.area = draft.area ?? text
        case .school:
            // "Example University, Sample School of Business": the whole names the school.
            if isBranch, let last = draft.schools.last, text.wordCount > 1,
                !EducationParser.isFaculty(last), !EducationParser.isFaculty(text)
            {
                draft.schools[draft.schools.count - 1] = last + ", " + text
            } else {
                draft.schools.append(text)
            }
        case .score: draft.score = draft.score ?? text
        case .place: break
        case .note:
            if words[span.words.lowerBound].isDetail { draft.details.append(text) }
        case .date:
            if let date = words[span.words.upperBound - 1].date {
                if draft.dates == nil || date.isRange && draft.dates?.start == nil { draft.dates = date.range }
            } else if draft.dates == nil {
                draft.dates = DateRange(isCurrent: true)
            }
        }
    }

    // MARK: Lines

    /// The lines that tell about the entry above.
    private func details(of lines: [DocumentLine], flow: LineFlow) -> Set<Int> {
        var details: Set<Int> = []
        let edges = Dictionary(lines.map { ($0.page, $0.left) }, uniquingKeysWith: min)
        // Whether the last line at the edge names a school and a degree: then what is indented below tells of it.
        var isWhole = false
        // Where each item of a list has a date, each is a study, whatever it is called.
        let items = lines.filter(\.isBullet)
        let areDated =
            items.count >= Self.leastItems && lines[0].isBullet
            && items.allSatisfy { scanner.firstMatch(in: $0.text) != nil }
        for (index, line) in lines.enumerated() {
            let label = lexicon.label(of: line.text)?.kind
            let isLabelled = label == .course || label == .thesis || Self.isRemarkByLabel(line.text)
            let names = self.names(in: line.text)
            let isDated = scanner.firstMatch(in: line.text) != nil
            let isLong =
                line.wordCount > Self.mostWords && !(names.school && names.degree)
                || line.text.hasSuffix(".") && line.wordCount > 8 && !names.school && !names.degree
            let isNamed = names.school || names.degree
            let isItem = line.isBullet && (isDated && areDated || names.degree && opensWithDegree(line.text))
            let isBullet = line.isBullet && index > 0 && !isItem && (!isNamed || !isDated && line.wordCount > 9)
            // The next line of a list of courses may hold words of degrees and schools.
            let isWrapped =
                details.contains(index - 1) && !isDated && !(names.school && names.degree)
                && flow.goesOn(line, after: lines[index - 1])
            let goesOn = details.contains(index - 1) && !isNamed && !isDated && !line.isBold || isWrapped
            let isIndented = isIndented(line, edges)
            let isBelow =
                index > 0 && !isDated
                && (!names.school && (isRemark(line.text) || isIndented && isWhole && !names.degree)
                    || !names.degree && isHonour(line.text))
            if !isIndented { isWhole = names.school && names.degree }
            let isSaid = index > 0 && !names.school && !names.degree && !isDated && repeats(line, lines[..<index])
            if isLabelled || isLong || isBullet || goesOn || isBelow || isSaid { details.insert(index) }
        }
        return details
    }

    /// Items that tell how a list is built.
    private static let leastItems = 3
    /// Words between what was learnt and who taught it.
    private static let taught = [" from ", " at ", " bei ", " presso ", " chez "]

    /// "Diploma in Piping Design from Example Training Centre, Sampleton"
    private func opensWithDegree(_ text: String) -> Bool {
        EducationPiece.degree(in: text, lexicon: lexicon)?.lowerBound == 0
            && Self.taught.contains { text.contains($0) }
    }

    /// Words with which a line tells of the study above, and which lead to the names of schools as well, but to no study
    /// there: "Member of the Example University …".
    private static let honourOpenings: Set<String> = [
        "courses", "coursework", "classes", "member", "membership", "dean's", "deans", "recipient", "award", "awards",
        "awarded", "relevant", "scholarship", "president", "treasurer", "captain", "activities", "sorority",
        "fraternity",
    ]
    /// All words with which a line tells of the study above.
    private static let remarkOpenings = honourOpenings.union([
        "majoring", "minor", "minored", "graduated", "honor", "honors", "honour", "honours", "earned", "gpa", "cgpa",
        "dissertation", "thesis", "emphasis", "concentration", "studied", "magna", "summa", "cum",
    ])
    private static let wordsOfMinor = 4

    private func isRemark(_ text: String) -> Bool {
        let tokens = text.foldedTokens
        guard let first = tokens.first, let last = tokens.last else { return false }
        return Self.remarkOpenings.contains(first) || last == "minor" && tokens.count <= Self.wordsOfMinor
    }

    private func isHonour(_ text: String) -> Bool {
        text.foldedTokens.first.map(Self.honourOpenings.contains) == true
    }

    /// Whether a line stands further right than those of its page that name studies.
    private func isIndented(_ line: DocumentLine, _ edges: [Int: Double]) -> Bool {
        line.left - (edges[line.page] ?? line.left) > line.fontSize
    }

    /// How many lines above are searched for what a line repeats.
    private static let linesOfStudy = 3

    /// Whether a line says again what one above says, and a grade or an honour behind it at most: forms print what was
    /// filled in, and what was told.
    private func repeats(_ line: DocumentLine, _ above: ArraySlice<DocumentLine>) -> Bool {
        let tokens = line.text.foldedTokens
        guard let first = tokens.first else { return false }
        return above.suffix(Self.linesOfStudy).contains { other in
            let known = other.text.foldedTokens
            return known.indices.contains { start in
                guard known[start] == first else { return false }
                let length = zip(known[start...], tokens).prefix { $0 == $1 }.count
                return length == tokens.count
                    || length > 1
                        && EducationPiece.isScore(tokens[length...].joined(separator: " "), lexicon: lexicon)
            }
        }
    }

    /// Signs that part what a line about schooling names.
    private static let signs = [" | ", "|", " · ", " • ", " – ", " — ", " - ", " // ", " / ", "; ", ", ", ": "]

    /// Whether a text names a school, and whether it names a degree.
    func names(in text: String) -> (school: Bool, degree: Bool) {
        var names = (school: false, degree: false)
        for part in ListItems.pieces(text, at: Self.signs) {
            if EducationPiece.isSchool(part, lexicon: lexicon) {
                names.school = true
            } else if !EducationPiece.isScore(part, lexicon: lexicon),
                EducationPiece.degree(in: part, lexicon: lexicon) != nil
            {
                names.degree = true
            }
        }
        return names
    }

    private static let remarks: Set<String> = [
        "honors", "honours", "awards", "activities", "honors and awards", "relevant skills", "minor", "achievements",
        "concentration", "emphasis", "specialization", "focus",
        // Who taught it works at a school as well.
        "advisor", "adviser", "advisors", "thesis advisor", "thesis adviser", "research advisor", "academic advisor",
        "faculty advisor", "supervisor", "supervisors", "thesis supervisor", "reader", "second reader", "tutor",
        "mentor",
        "principal investigator", "committee", "betreuer", "erstbetreuer", "directeur de these",
    ]

    private static func isRemarkByLabel(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].wordCount <= 3 else { return false }
        return remarks.contains(Lexicon.key(String(text[..<colon])))
    }

    /// Whether more room is above a line than between most.
    private static func apart(_ lines: [DocumentLine]) -> [Bool] {
        let rooms = lines.indices.map { index in
            index > 0 && lines[index].page == lines[index - 1].page ? lines[index].top - lines[index - 1].bottom : 0
        }
        let usual = rooms.filter { $0 > 0 }.sorted()
        guard let least = usual.first else { return lines.map { _ in false } }
        return zip(rooms, lines).map { $0 > least + 0.35 * $1.fontSize }
    }
}
