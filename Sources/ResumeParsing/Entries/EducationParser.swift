import Places
import Resume
import TextFolding

/// Reads schools and degrees from the lines of a section.
struct EducationParser {
    private let lexicon: Lexicon
    private let reader: StudyReader
    private let scanner: DateScanner
    private let forms: StudyForms

    init(lexicon: Lexicon, gazetteer: Gazetteer, scanner: DateScanner) {
        self.lexicon = lexicon
        self.scanner = scanner
        reader = StudyReader(lexicon: lexicon, gazetteer: gazetteer, scanner: scanner)
        forms = StudyForms(labels: lexicon.studyLabels, scanner: scanner, gazetteer: gazetteer, reader: reader)
    }

    func entries(from lines: [DocumentLine]) -> [EducationEntry] {
        guard !lines.isEmpty else { return [] }
        var entries: [EducationEntry] = []
        for draft in forms.drafts(of: lines) ?? reader.drafts(of: DateRail(scanner: scanner).joined(lines)) {
            guard var entry = entry(draft) else { continue }
            // Further degrees of one school stand under its name.
            if entry.institution == nil, entry.studyType != nil, let last = entries.last, last.studyType != nil,
                let school = last.institution, draft.lines.count <= 2,
                EducationPiece.isSchool(school, lexicon: lexicon)
            {
                entry.institution = school
            }
            entry = Placeholders.removed(from: entry)
            if let last = entries.indices.last, Self.isRepetition(entry, of: entries[last]) {
                entries[last].score = entries[last].score ?? entry.score
                let known = entries[last].lines
                entries[last].lines += entry.lines.filter { !known.contains($0) }
                continue
            }
            entries.append(entry)
        }
        return entries
    }

    /// Whether a text names a school, and whether it names a degree.
    func names(in text: String) -> (school: Bool, degree: Bool) { reader.names(in: text) }

    /// Whether an entry says once more what the one before did: some forms print what was filled in, and what was told.
    private static func isRepetition(_ entry: EducationEntry, of other: EducationEntry) -> Bool {
        entry.studyType != nil && entry.institution != nil && entry.studyType == other.studyType
            && entry.area == other.area && entry.institution == other.institution
    }

    // MARK: Values

    private func entry(_ draft: EducationDraft) -> EducationEntry? {
        var entry = EducationEntry()
        entry.institution = draft.schools.first
        if let faculty = draft.schools.first, Self.isFaculty(faculty), draft.schools.count > 1,
            EducationPiece.isSchool(draft.schools[1], lexicon: lexicon)
        {
            entry.institution = draft.schools[1]
        }
        if let school = entry.institution, !mayBeName(school) { entry.institution = nil }
        entry.studyType = draft.degree
        entry.area = draft.area
        // A course of nobody's: its name is all there is.
        if entry.institution == nil, entry.studyType == nil { swap(&entry.studyType, &entry.area) }
        guard entry.institution != nil || entry.studyType != nil && (draft.degree != nil || draft.dates != nil) else {
            return nil
        }
        if entry.studyType == nil, entry.area == nil, draft.dates == nil, let school = entry.institution,
            !EducationPiece.isSchool(school, lexicon: lexicon)
        {
            return nil
        }
        entry.startDate = draft.dates?.start
        entry.endDate = draft.dates?.end
        entry.score = draft.score.map(score)
        readDetails(draft.details, into: &entry)
        entry.url = draft.lines.lazy.flatMap(\.links).first { $0.hasPrefix("http") }
        entry.lines = draft.lines.map(\.reference)
        return entry
    }

    /// Whether a text may be the name of a school, and is no piece of a sentence or of a list.
    private func mayBeName(_ text: String) -> Bool {
        if EducationPiece.isSchool(text, lexicon: lexicon) { return true }
        guard let first = text.first, first.isLetter, !first.isLowercase else { return false }
        let letters = text.count(where: \.isLetter)
        return letters * 2 > text.count && text.count { $0 == "(" } == text.count { $0 == ")" }
            && !text.contains("*")
    }

    /// Whether a text names a part of a school by its subject: "Faculty of Law".
    static func isFaculty(_ text: String) -> Bool {
        let tokens = text.foldedTokens
        guard let first = tokens.first else { return false }
        return [
            "faculty", "department", "fakultat", "faculte", "facultad", "faculdade", "facolta", "wydzial",
            "fachbereich",
        ]
        .contains(first) || tokens.starts(with: ["school", "of"]) || tokens.starts(with: ["college", "of"])
    }

    private func score(_ text: String) -> String {
        guard let label = lexicon.label(of: text), label.kind == .score else {
            let words = text.split(separator: " ")
            // "GPA 3.7": the word in front is the label.
            if let first = words.first, words.count > 1, lexicon.labels[Lexicon.key(String(first))] == .score,
                words[1].contains(where: \.isNumber)
            {
                return words.dropFirst().joined(separator: " ")
            }
            if let last = words.last, words.count == 2, lexicon.labels[Lexicon.key(String(last))] == .score {
                return String(words[0])
            }
            return text
        }
        return label.rest
    }

    private func readDetails(_ details: [String], into entry: inout EducationEntry) {
        var isCourses = false
        for text in details {
            if let (kind, rest) = lexicon.label(of: text) {
                isCourses = kind == .course
                switch kind {
                case .course: entry.courses += ListItems.split(rest)
                case .thesis: entry.thesis = entry.thesis ?? rest
                case .score: entry.score = entry.score ?? rest
                case .technology, .role, .issuer: break
                }
            } else if isCourses {
                goOn(text, courses: &entry.courses)
            } else if entry.score == nil, EducationPiece.isScore(text, lexicon: lexicon) {
                entry.score = score(text)
            }
        }
    }

    /// The list of courses goes on in the next line, perhaps in the middle of a name.
    private func goOn(_ text: String, courses: inout [String]) {
        var items = ListItems.split(text)
        if let last = courses.last, let first = items.first, last.hasSuffix("-") || first.first?.isLowercase == true {
            courses[courses.count - 1] = HighlightJoiner.join(last, first)
            items.removeFirst()
        }
        courses += items
    }
}
