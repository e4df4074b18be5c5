import Careers
import Places
import Resume
import TextFolding

/// Reads positions of which a section says itself what is what: by labels, by the head of a table, or in sentences.
struct StatedEntries {
    private let forms: FormEntries
    private let told: ToldPositions
    private let names: PositionNames
    private let parts: PositionParts
    private let assembly: PositionAssembly
    private let completeness: HistoryCompleteness
    private let brokenDates: BrokenDates
    private let exports: ProfileExport
    private let knowledge: CareerKnowledge

    init(lexicon: Lexicon, knowledge: CareerKnowledge, gazetteer: Gazetteer, scanner: DateScanner) {
        let employers = EmployerNames(lexicon, memory: scanner.document.employers)
        let places = HeaderPlaces(
            employers: employers,
            knowledge: knowledge,
            gazetteer: gazetteer,
            memory: scanner.document.places
        )
        forms = FormEntries(
            scanner: scanner,
            labels: lexicon.columnLabels,
            knowledge: knowledge,
            employers: employers,
            present: lexicon.present,
            isPlace: places.isPlace
        )
        let sentence = EmploymentSentence(
            words: lexicon.employmentWords,
            scanner: scanner,
            knowledge: knowledge,
            employers: employers,
            isPlace: places.isPlace
        )
        told = ToldPositions(sentence: sentence, scanner: scanner, labels: lexicon.columnLabels)
        names = PositionNames(
            employers: employers,
            places: places,
            terms: lexicon.employmentTerms,
            units: OrganisationUnits(employers: employers),
            words: lexicon.employmentWords
        )
        self.knowledge = knowledge
        parts = PositionParts(told: told, knowledge: knowledge, employers: employers, places: places)
        assembly = PositionAssembly(knowledge: knowledge, employers: employers)
        brokenDates = BrokenDates(scanner: scanner)
        exports = ProfileExport(scanner: scanner, isPlace: places.isPlace, breaks: lexicon.careerBreaks)
        completeness = HistoryCompleteness(
            knowledge: knowledge,
            employers: employers,
            implausible: ImplausibleNames(
                sentence: sentence,
                employers: employers,
                labels: lexicon.columnLabels,
                personal: lexicon.personalLabels
            )
        )
    }

    /// The positions of a section, in its order.
    ///
    /// - Parameters:
    ///   - lines: the section.
    ///   - read: reads the lines that say nothing of that kind, with what stands in place of names.
    /// - Returns: all positions.
    func entries(from lines: [DocumentLine], otherwise read: ([DocumentLine]) -> [WorkEntry]) -> [WorkEntry] {
        DittoNames.resolved(chosen(from: prepared(lines), otherwise: read)).compactMap(Placeholders.removed)
    }

    private func chosen(from lines: [DocumentLine], otherwise read: ([DocumentLine]) -> [WorkEntry]) -> [WorkEntry] {
        if let exported = exports.positions(of: lines) { return names.entries(exported) }
        let separate = separateEntries(from: lines, otherwise: read)
        guard !completeness.isWhole(separate) else { return separate }
        // Where one way to say it leaves parts of positions open, another way may say them.
        let assembled = names.entries(assembly.positions(of: parts.items(lines)))
        let isBetter =
            completeness.score(assembled) >= completeness.score(separate) + Self.margin
            && assembled.count(where: Self.isDated) >= separate.count(where: Self.isDated)
        return (isBetter ? assembled : separate).compactMap(withoutImplausible)
    }

    /// Lines with whole dates, without those that say for how long somebody has worked: "Total experience: 5 years" names
    /// nothing.
    private func prepared(_ lines: [DocumentLine]) -> [DocumentLine] {
        brokenDates.joinedInColumn(lines.filter { !told.sentence.isTotal($0.text) }.map(withoutPlaceholder))
    }

    /// What a title is like at least behind what stands in place of its employer.
    private static let clearTitle = 0.8

    /// "Company Name - Nursing Assistant City, State" without what stands in place of an employer: the same words are a label
    /// elsewhere, with the employer behind them.
    private func withoutPlaceholder(_ line: DocumentLine) -> DocumentLine {
        guard let first = line.cells.first, let count = Placeholders.lettersOfEmployer(in: first.text) else {
            return line
        }
        let rest = first.text.dropFirst(count)
        // In front of "City, State" or a date.
        let end = rest.firstRange(of: " City")?.lowerBound ?? rest.firstIndex { $0.isNumber } ?? rest.endIndex
        guard knowledge.titleLikelihood(Signs.trimmed(String(rest[..<end]))) >= Self.clearTitle else { return line }
        return line.with(cells: [first.dropping(count)] + line.cells.dropFirst()) ?? line
    }

    private static func isDated(_ entry: WorkEntry) -> Bool { entry.startDate != nil || entry.endDate != nil }

    /// An entry without names that are none, which become what may be meant; nil where no other is left.
    private func withoutImplausible(_ entry: WorkEntry) -> WorkEntry? {
        var entry = entry
        if let position = entry.position, completeness.implausible.isTitle(position) {
            entry.position = nil
            entry.positionCertainty = Self.doubted(position, entry.positionCertainty)
        }
        if let name = entry.name, completeness.implausible.isEmployer(name) {
            entry.name = nil
            entry.nameCertainty = Self.doubted(name, entry.nameCertainty)
        }
        return entry.position == nil && entry.name == nil ? nil : entry
    }

    private static func doubted(_ value: String, _ certainty: Certainty?) -> Certainty {
        Certainty(certaintyOfImplausible, alternatives: [value] + (certainty?.alternatives ?? []))
    }

    /// How sure what is no name can be.
    private static let certaintyOfImplausible = 0.2

    /// By how much positions put together of lines of all kinds must be more complete.
    private static let margin = 0.5

    /// The positions of which sentences, labels or the order of lines each say everything by themselves.
    private func separateEntries(
        from lines: [DocumentLine],
        otherwise read: ([DocumentLine]) -> [WorkEntry]
    ) -> [WorkEntry] {
        guard let pieces = told.pieces(of: lines) else {
            return forms.positions(of: lines).map(names.entries) ?? read(lines)
        }
        return pieces.flatMap { piece in
            switch piece {
            case .position(let position): [names.entry(position)]
            case .lines(let rest):
                forms.positions(of: rest, areBeside: true).map(names.entries) ?? read(rest)
            }
        }
    }

    /// The positions that are told or labelled in lines that stand under no heading of employment. There lines that say a part
    /// of something each may say it of a project.
    func entries(from lines: [DocumentLine]) -> [WorkEntry] {
        separateEntries(from: prepared(lines)) { _ in [] }.filter {
            // A name without a label may stand above the label of what somebody wants to become.
            $0.position != nil && $0.name != nil && $0.nameCertainty != StatedPosition.unlabelled || $0.startDate != nil
        }
    }

    /// Whether lines are a form or a table that names positions with their dates.
    func areForm(_ lines: [DocumentLine]) -> Bool {
        let positions = forms.positions(of: lines) ?? []
        let named = positions.count { $0.title != nil && $0.employer != nil && $0.dates?.start != nil }
        return named >= Self.leastPositions
    }

    private static let leastPositions = 2

    /// Columns of a table whose head may hold what no label says.
    private static let leastColumns = 3

    /// Where the positions begin that are told or labelled among the lines of a section about something else.
    func start(in lines: [DocumentLine]) -> Int? {
        let named = Set(entries(from: lines).flatMap(\.lines))
        guard let first = lines.firstIndex(where: { named.contains($0.reference) }) else { return nil }
        // The head of a table stands above its rows.
        let isHead =
            first > 0 && lines[first].cells.count >= Self.leastColumns
            && lines[first - 1].cells.count >= Self.leastColumns
        return lines[..<first].lastIndex(where: forms.labels.isTableHead) ?? (isHead ? first - 1 : first)
    }
}
