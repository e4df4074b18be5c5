import Places
import Resume
import TextFolding

/// Reads schools and degrees from the lines of a section.
struct EducationParser {
    private let lexicon: Lexicon
    private let splitter: EducationSplitter
    private let scanner: DateScanner
    private let forms: StudyForms

    /// A longer line tells something.
    private static let mostWords = 24

    init(lexicon: Lexicon, gazetteer: Gazetteer, scanner: DateScanner) {
        self.lexicon = lexicon
        splitter = EducationSplitter(lexicon: lexicon, gazetteer: gazetteer)
        self.scanner = scanner
        forms = StudyForms(labels: lexicon.studyLabels, scanner: scanner, gazetteer: gazetteer)
    }

    func entries(from lines: [DocumentLine]) -> [EducationEntry] {
        var entries: [EducationEntry] = []
        let lines = StudyRuns(lexicon: lexicon).divided(lines)
        for draft in forms.drafts(of: lines) ?? drafts(of: DateRail(scanner: scanner).joined(lines)) {
            guard var entry = entry(draft) else { continue }
            // Further degrees of one school stand under its name.
            if entry.institution == nil, entry.studyType != nil, let last = entries.last, last.studyType != nil,
                let school = last.institution, draft.lines.count <= 2, !draft.has(.other) || draft.dates == nil,
                EducationPiece.isSchool(school, lexicon: lexicon)
            {
                entry.institution = school
            }
            entries.append(Placeholders.removed(from: entry))
        }
        return entries
    }

    // MARK: Entries

    private func drafts(of lines: [DocumentLine]) -> [EducationDraft] {
        var drafts: [EducationDraft] = []
        var isDetail = false
        for line in joined(lines) {
            let header = HeaderLine(line, scanner: scanner)
            let pieces = splitter.pieces(of: header)
            let names = pieces.contains { $0.kind == .school || $0.kind == .degree }
            let label = lexicon.label(of: line.text)?.kind
            let isLabelled = label == .course || label == .thesis || isHonours(line.text)
            let isLong = line.wordCount > Self.mostWords || line.text.hasSuffix(".") && line.wordCount > 8 && !names
            let isBullet = line.isBullet && !drafts.isEmpty && (!names || header.dates == nil && line.wordCount > 9)
            if isLabelled || isLong || isBullet || isDetail && !names && header.dates == nil && !line.isBold {
                if drafts.isEmpty { drafts.append(EducationDraft()) }
                drafts[drafts.count - 1].details.append(line.text)
                drafts[drafts.count - 1].lines.append(line)
                isDetail = true
                continue
            }
            isDetail = false
            if drafts.isEmpty || startsEntry(pieces, header.dates, line: line, after: drafts[drafts.count - 1]) {
                drafts.append(EducationDraft())
            }
            drafts[drafts.count - 1].pieces += pieces
            drafts[drafts.count - 1].dates = drafts[drafts.count - 1].dates ?? header.dates
            drafts[drafts.count - 1].lines.append(line)
        }
        return drafts
    }

    /// A line that brings what the entry before has begins another.
    private func startsEntry(
        _ pieces: [EducationPiece],
        _ dates: DateRange?,
        line: DocumentLine,
        after draft: EducationDraft
    )
        -> Bool
    {
        let brings = Set(pieces.map(\.kind))
        if !draft.details.isEmpty, brings.contains(.school) || brings.contains(.degree) { return true }
        if dates != nil, draft.dates != nil { return true }
        if brings.contains(.degree), draft.has(.degree) { return !Self.isMinor(line.text) }
        if brings.contains(.school), draft.has(.school) {
            // A faculty of the school above it is none of its own.
            return !Self.isFaculty(line.text) || brings.contains(.degree)
        }
        let isComplete = draft.dates != nil && (draft.has(.school) || draft.has(.degree)) && draft.lines.count > 1
        let first = draft.lines.first
        // A title in bold over what follows, as the first of all was.
        if line.isBold, first?.isBold == true, draft.lines.last?.isBold == false, brings.contains(.other) {
            return true
        }
        return isComplete && brings.contains(.other) && dates != nil
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

    /// "minor in Mathematics"
    private static func isMinor(_ text: String) -> Bool { text.folded.hasPrefix("minor ") }

    private func isHonours(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].wordCount <= 3 else { return false }
        let key = Lexicon.key(String(text[..<colon]))
        return [
            "honors", "honours", "awards", "activities", "honors and awards", "relevant skills", "minor",
            "achievements",
        ]
        .contains(key)
    }

    /// Lines with what was wrapped put back.
    private func joined(_ lines: [DocumentLine]) -> [DocumentLine] {
        let flow = LineFlow(lines)
        var result: [DocumentLine] = []
        var previous: DocumentLine?
        for line in lines {
            if let last = result.last, let before = previous, goesOn(line, after: before, whole: last, flow: flow),
                let cell = last.cells.last
            {
                let text = HighlightJoiner.join(cell.text, line.text)
                let whole = DocumentLine.Cell(
                    text: text,
                    left: cell.left,
                    right: cell.right,
                    isBold: cell.isBold,
                    isItalic: cell.isItalic
                )
                result[result.count - 1] = last.with(cells: last.cells.dropLast() + [whole]) ?? last
            } else {
                result.append(line)
            }
            previous = line
        }
        return result
    }

    private func goesOn(_ line: DocumentLine, after before: DocumentLine, whole: DocumentLine, flow: LineFlow) -> Bool {
        guard flow.goesOn(line, after: before), !Self.isMinor(line.text),
            scanner.firstMatch(in: before.text)?.isRange != true || LineFlow.breaksOff(before.text)
        else { return false }
        if LineFlow.breaksOff(before.text) || line.text.first?.isLowercase == true { return true }
        let kinds = splitter.pieces(of: HeaderLine(line, scanner: scanner)).map(\.kind)
        if scanner.firstMatch(in: line.text) != nil, kinds.allSatisfy({ $0 == .place }) { return false }
        // A line that names a school or a degree of its own begins with it.
        let firstIsOwn = kinds.first == .school || kinds.first == .degree || kinds.first == .score
        guard !firstIsOwn else {
            let tokens = line.text.foldedTokens
            return tokens.count == 1 && kinds.first == .school && !whole.text.isEmpty
                && !EducationPiece.isSchool(whole.text, lexicon: lexicon)
        }
        return lexicon.label(of: line.text) == nil
    }

    // MARK: Values

    private func entry(_ draft: EducationDraft) -> EducationEntry? {
        var entry = EducationEntry()
        let schools = draft.pieces.filter { $0.kind == .school }.map(\.text)
        var others = draft.pieces.filter { $0.kind == .other }.map(\.text)
        entry.institution = schools.first
        if let degree = draft.pieces.first(where: { $0.kind == .degree }) {
            let study = StudyReader(lexicon: lexicon).study(degree.text)
            entry.studyType = study.degree
            entry.area = study.area
        }
        if let faculty = schools.first, Self.isFaculty(faculty), schools.count > 1 { entry.institution = schools[1] }
        others.removeAll { $0.allSatisfy { !$0.isLetter } || isExpected($0) }
        if entry.studyType != nil, entry.area == nil, let area = area(in: draft, others: others) {
            entry.area = area
            others.removeAll { $0 == area }
        }
        if let area = draft.pieces.first(where: { $0.kind == .area }) { entry.area = area.text }
        if entry.institution == nil, let last = others.indices.last, let (before, name) = Self.parted(others[last]),
            others.count == 1, entry.area == nil || entry.area == others[last]
        {
            // "Master 2, Communication, Sciences Exemple": what was learnt, and last of all where.
            entry.institution = name
            if entry.studyType == nil { entry.studyType = before } else { entry.area = before }
        } else if entry.institution == nil {
            let isNamed = draft.pieces.count > 1 || draft.dates != nil
            let placed = draft.pieces.first { $0.kind == .other && $0.isPlaced && others.contains($0.text) }?.text
            if entry.studyType != nil {
                entry.institution =
                    placed ?? others.first { $0.first?.isUppercase == true && $0.wordCount <= 9 }
            } else if isNamed, others.count >= 2 {
                entry.institution = placed ?? others[1]
                entry.studyType = others.first { $0 != entry.institution }
            } else if draft.dates != nil, let only = others.first, only.first?.isUppercase == true {
                entry.studyType = only
            }
        } else if entry.studyType == nil, let program = others.first {
            entry.studyType = program
        }
        guard entry.institution != nil || entry.studyType != nil else { return nil }
        entry.startDate = draft.dates?.start
        entry.endDate = draft.dates?.end
        entry.score = draft.pieces.filter { $0.kind == .score }.map { score($0.text) }.first
        if entry.score == nil, let degree = entry.studyType, degree.hasSuffix(")"), let open = degree.lastIndex(of: "(")
        {
            let inside = String(degree[degree.index(after: open)...].dropLast())
            if EducationPiece.isScore(inside, lexicon: lexicon), inside.contains(" ") { entry.score = inside }
        }
        readDetails(draft.details, into: &entry)
        if entry.studyType == nil, entry.score == nil, entry.startDate == nil, entry.endDate == nil,
            entry.courses.isEmpty, draft.pieces.count == 1, others.isEmpty, schools.isEmpty
        {
            return nil
        }
        entry.url = draft.lines.lazy.flatMap(\.links).first { $0.hasPrefix("http") }
        entry.lines = draft.lines.map(\.reference)
        return entry
    }

    /// The field that stands beside the degree, and is no school.
    private func area(in draft: EducationDraft, others: [String]) -> String? {
        guard let index = draft.pieces.firstIndex(where: { $0.kind == .degree }) else { return nil }
        let next = index + 1 < draft.pieces.count ? draft.pieces[index + 1] : nil
        if let next, next.kind == .other, others.contains(next.text) {
            return draft.has(.school) || others.count > 1 ? next.text : nil
        }
        let previous = index > 0 ? draft.pieces[index - 1] : nil
        guard let previous, previous.kind == .other, others.contains(previous.text), draft.has(.school) else {
            return nil
        }
        return previous.text
    }

    /// The last part of a list, where it is a name, and what stands before it.
    private static func parted(_ text: String) -> (before: String, name: String)? {
        guard let comma = text.ranges(of: ", ").last else { return nil }
        let name = String(text[comma.upperBound...])
        let isName = name.first?.isUppercase == true && name.wordCount > 1 && name.wordCount <= 9
        return isName && !text.hasSuffix(")") ? (String(text[..<comma.lowerBound]), name) : nil
    }

    private func isExpected(_ text: String) -> Bool {
        let key = Lexicon.key(text)
        return [
            "expected", "anticipated", "expected graduation", "graduated", "graduation", "class of", "present",
            "ongoing",
        ]
        .contains(key)
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
