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
        let lines = lines.filter { !Self.isResult($0) }
        guard !lines.isEmpty else { return [] }
        var entries: [EducationEntry] = []
        var isSchoolFirst = false
        for draft in forms.drafts(of: lines) ?? reader.drafts(of: DateRail(scanner: scanner).joined(lines)) {
            guard var entry = entry(draft) else { continue }
            defer { if !draft.schools.isEmpty { isSchoolFirst = draft.opensWithSchool } }
            // Further degrees of one school stand under its name.
            if isSchoolFirst, entry.institution == nil, entry.studyType != nil, let last = entries.last,
                last.studyType != nil,
                let school = last.institution, draft.lines.count <= 2,
                EducationPiece.isSchool(school, lexicon: lexicon)
            {
                entry.institution = school
            }
            entry = Placeholders.removed(from: entry)
            if let last = entries.indices.last, let joined = Self.joined(entries[last], entry) {
                entries[last] = joined
                continue
            }
            entries.append(entry)
        }
        return entries
    }

    /// Words of a subject that was examined.
    private static let wordsOfSubject = 3

    /// "Biology C ¦ Science A": the grades of subjects, and nothing of a school.
    private static func isResult(_ line: DocumentLine) -> Bool {
        let words = line.text.split(separator: " ")
        let grades = words.indices.filter { isGrade(words[$0]) }
        guard let first = grades.first, first > 0, grades.last == words.count - 1 else { return false }
        return words.count <= (wordsOfSubject + 1) * grades.count
            && words.allSatisfy { isGrade($0) || $0.allSatisfy { $0.isLetter || $0 == "&" } }
    }

    /// "A", "B+"
    private static func isGrade(_ word: Substring) -> Bool {
        guard let letter = word.first, "ABCDSFW".contains(letter) else { return false }
        return word.count == 1 || ["+", "-"].contains(word.dropFirst())
    }

    /// Whether a text names a school, and whether it names a degree.
    func names(in text: String) -> (school: Bool, degree: Bool) { reader.names(in: text) }

    /// Two entries in one of which the second says once more what the first did: some forms print what was filled in,
    /// and what was told.
    ///
    /// - Returns: nil where they are two.
    private static func joined(_ first: EducationEntry, _ second: EducationEntry) -> EducationEntry? {
        guard first.institution == second.institution || first.institution == nil || second.institution == nil,
            first.institution != nil || second.institution != nil || first.studyType == second.studyType,
            let studyType = agreed(first.studyType, second.studyType), let area = agreed(first.area, second.area),
            first.endDate == nil || second.endDate == nil || first.endDate?.year == second.endDate?.year,
            // A name alone may be that of any of them; something else must be the same.
            first.institution == second.institution || first.studyType == second.studyType && first.area == second.area
                || isRemark(second, on: first)
        else { return nil }
        var entry = first
        entry.institution = first.institution ?? second.institution
        entry.studyType = studyType.isEmpty ? nil : studyType
        entry.area = area.isEmpty ? nil : area
        entry.startDate = first.startDate ?? second.startDate
        entry.endDate = first.endDate ?? second.endDate
        entry.score = first.score ?? second.score
        entry.thesis = first.thesis ?? second.thesis
        entry.courses += second.courses
        entry.lines += second.lines.filter { !first.lines.contains($0) }
        return entry
    }

    /// Whether an entry only names the degree of the one above once more: "M.A. is a programme of two years".
    private static func isRemark(_ entry: EducationEntry, on other: EducationEntry) -> Bool {
        entry.studyType != nil && entry.studyType == other.studyType && entry.institution == nil && entry.area == nil
            && entry.startDate == nil && entry.endDate == nil
    }

    /// What two texts agree on: the shorter one where the other holds it, or the only one that is there; empty where neither
    /// is, and nil where they differ.
    private static func agreed(_ first: String?, _ second: String?) -> String? {
        guard let first, let second else { return first ?? second ?? "" }
        let (one, other) = (first.foldedTokens, second.foldedTokens)
        guard one.count <= other.count else { return agreed(second, first) }
        let holds = (0...(other.count - one.count)).contains { other[$0...].starts(with: one) }
        return holds ? first : nil
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
        entry.institution = entry.institution.map(Self.withoutAffiliation)
        if let school = entry.institution, !mayBeName(school) { entry.institution = nil }
        entry.studyType = draft.degree.map(Self.withoutOutcome).flatMap { mayBeDegree($0) ? $0 : nil }
        entry.area = draft.area.flatMap { isSubject($0) ? $0 : nil }
        // A course of nobody's: its name is all there is.
        if entry.institution == nil, entry.studyType == nil { swap(&entry.studyType, &entry.area) }
        guard entry.institution != nil || entry.studyType != nil && (draft.degree != nil || draft.dates != nil) else {
            return nil
        }
        guard isKnown(entry, dates: draft.dates) else { return nil }
        entry.startDate = draft.dates?.start
        entry.endDate = draft.dates?.end
        entry.score = draft.score.map(score)
        readDetails(draft.details, into: &entry)
        entry.url = draft.lines.lazy.flatMap(\.links).first { $0.hasPrefix("http") }
        entry.lines = draft.lines.map(\.reference)
        return entry
    }

    /// "Example College affiliated to Sample University", "Example College, Sample University"
    private static func withoutAffiliation(_ school: String) -> String {
        if let comma = school.firstRange(of: ", "), school.folded.hasSuffix(university) {
            // "College of Arts, Sample University" is a part of it.
            let college = String(school[..<comma.lowerBound])
            if college.foldedTokens.dropFirst().contains("college") { return college }
        }
        guard let affiliation = school.firstRange(of: affiliated), affiliation.lowerBound > school.startIndex else {
            return school
        }
        return Signs.trimmed(
            String(school[..<affiliation.lowerBound]).trimmingSuffix { " (,".contains($0) }.description
        )
    }

    private static let affiliated = "affiliated "
    private static let university = " university"

    /// Words behind the name of a degree that say how it ended.
    private static let outcomes: Set<String> = ["passed", "completed", "qualified", "pass"]

    /// "SSC passed"
    private static func withoutOutcome(_ degree: String) -> String {
        let words = degree.split(separator: " ")
        guard words.count > 1, let last = words.last, outcomes.contains(last.folded) else { return degree }
        return words.dropLast().joined(separator: " ")
    }

    /// Words that tell of training that leads to no degree.
    private static let training: Set<String> = [
        "certificate", "certification", "diploma", "diplom", "license", "licence", "licensure", "licensed", "training",
        "program", "programme", "fellowship", "residency", "bootcamp", "apprenticeship", "ausbildung", "weiterbildung",
        "fachweiterbildung", "lehre", "studium", "formation", "formazione", "formacion", "formacao", "corso", "curso",
        "kurs", "opleiding", "examen", "eksamen", "tutkinto", "courses", "course", "graduate", "intern", "szkolenie",
    ]

    private static let mostOrdinary = 0.5
    /// What a school awards besides degrees.
    private static let awarded: Set<String> = ["certificate", "diploma", "diplom", "diplomado", "diplome"]

    /// Whether something known speaks for an entry: a school by its words, or a degree; training needs somebody who gave
    /// it.
    private func isKnown(_ entry: EducationEntry, dates: DateRange?) -> Bool {
        let isSchool = entry.institution.map { EducationPiece.isSchool($0, lexicon: lexicon) } ?? false
        if isSchool { return true }
        guard let degree = entry.studyType else { return entry.area != nil && dates != nil }
        if EducationPiece.degree(in: degree, lexicon: lexicon) != nil { return true }
        let tokens = degree.foldedTokens
        if let last = tokens.last, Self.awarded.contains(last), entry.area != nil { return true }
        // No name consists of words of running text alone.
        guard let name = entry.institution?.foldedTokens,
            name.contains(where: { lexicon.titleWords.ordinariness($0) < Self.mostOrdinary })
        else { return false }
        return dates != nil || tokens.contains(where: Self.training.contains)
    }

    /// Words of a degree that is not known, and of a subject, at most; longer texts tell something.
    private static let mostWordsOfTraining = 9
    private static let mostWordsOfSubject = 11
    /// Words of the name of a school at most.
    private static let mostWordsOfSchool = 12

    /// Whether a text may name a degree, or training, which have names of all kinds; what tells something has none.
    private func mayBeDegree(_ text: String) -> Bool {
        guard Self.isBalanced(text) else { return false }
        if EducationPiece.degree(in: text, lexicon: lexicon) != nil { return true }
        return text.foldedTokens.count <= Self.mostWordsOfTraining && !Self.isSentence(text)
    }

    /// Whether a text may say what was learnt.
    private func isSubject(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count <= Self.mostWordsOfSubject, Self.isBalanced(text), !Self.isSentence(text) else {
            return false
        }
        return text.first { $0.isLetter || $0.isNumber }?.isLowercase != true
            || text.foldedTokens.contains(where: lexicon.subjects.contains) || words.count == 1
    }

    private static let verbs: Set<String> = [
        "am", "are", "attended", "attending", "completed", "did", "earned", "graduated", "had", "has", "have", "i",
        "included", "includes", "involved", "is", "maintained", "my", "received", "took", "volunteered", "was", "we",
        "were", "while", "willing", "worked",
    ]

    /// Whether a text tells something: it has a verb or speaks of a person.
    private static func isSentence(_ text: String) -> Bool { text.foldedTokens.contains(where: verbs.contains) }

    private static func isBalanced(_ text: String) -> Bool {
        text.count { $0 == "(" } == text.count { $0 == ")" }
    }

    /// Small words that no name has, beside words with capitals, at most.
    private static let mostSmall = 1

    /// Whether a text with the words of a school tells of one instead of naming it: "taken through Example University".
    private static func tellsOfSchool(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count <= mostWordsOfSchool else { return true }
        guard words.contains(where: { $0.first?.isUppercase == true }) else { return false }
        let small = words.filter { $0.first?.isLowercase == true && $0.utf8.count > lettersOfConjunction }
        return small.count > mostSmall && isSentence(text) || small.count > mostSmall + 1
    }

    /// Letters of the small words in names of schools: "of", "for", "della".
    private static let lettersOfConjunction = 5

    /// Whether a text may be the name of a school, and is no piece of a sentence or of a list.
    private func mayBeName(_ text: String) -> Bool {
        if Self.tellsOfSchool(text) { return false }
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
