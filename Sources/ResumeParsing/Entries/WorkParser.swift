import Careers
import Places
import Resume
import TextFolding

/// Reads positions from the lines of a section.
struct WorkParser {
    private let divider: EntryDivider
    private let decoder: EntryDecoder
    private let employers: EmployerNames
    private let units: OrganisationUnits
    private let places: HeaderPlaces
    private let joiner: HighlightJoiner
    private let breaks: CareerBreaks
    private let words: EmploymentWords

    init(
        lexicon: Lexicon,
        knowledge: CareerKnowledge,
        gazetteer: Gazetteer,
        scanner: DateScanner,
        headline: String? = nil,
        weights: HeaderWeights = .usual
    ) {
        employers = EmployerNames(lexicon, memory: scanner.document.employers)
        units = OrganisationUnits(employers: employers)
        places = HeaderPlaces(
            employers: employers,
            knowledge: knowledge,
            gazetteer: gazetteer,
            memory: scanner.document.places
        )
        divider = EntryDivider(
            scanner: scanner,
            knowledge: knowledge,
            labels: lexicon.columnLabels,
            isPlace: places.isPlace,
            employers: employers
        )
        decoder = EntryDecoder(
            scanner: scanner,
            knowledge: knowledge,
            atoms: HeaderAtoms(labels: lexicon.columnLabels, terms: lexicon.employmentTerms, places: places),
            clues: SpanClues(
                titles: lexicon.titleWords,
                knowledge: knowledge,
                employers: employers,
                famous: lexicon.famousEmployers,
                places: places,
                units: units,
                terms: lexicon.employmentTerms,
                isStreetWord: lexicon.isStreetWord,
                headline: headline.map { TitleWords.words(of: $0) } ?? [],
                weights: weights
            )
        )
        joiner = HighlightJoiner()
        breaks = lexicon.careerBreaks
        words = lexicon.employmentWords
    }

    func entries(from lines: [DocumentLine]) -> [WorkEntry] {
        entriesAsPrinted(from: lines).compactMap(Placeholders.removed)
    }

    /// The same with what is printed in place of names that are left out: it says where a name stands.
    func entriesAsPrinted(from lines: [DocumentLine]) -> [WorkEntry] {
        let (rows, decoded) = decoded(lines)
        var entries: [WorkEntry] = []
        var kept: [DecodedEntry] = []
        if let first = decoded.first?.header.lowerBound ?? (rows.isEmpty ? nil : rows.count), first > 0, decoded.isEmpty
        {
            return []
        }
        for (number, entry) in decoded.enumerated() {
            let end = number + 1 < decoded.count ? decoded[number + 1].header.lowerBound : rows.count
            if isCareerBreak(entry) { continue }
            var work = WorkEntry()
            work.position = (entry.title?.text).map(words.withoutRole).map(Signs.balanced).map(Signs.withoutStop)
            work.name = entry.employer.map { employer in
                let name = units.employer(words.withoutCourtesy(employer.text))
                return entry.byname.map { name.hasSuffix(")") ? name : "\(name) (\($0))" } ?? name
            }
            work.positionCertainty = entry.titleCertainty
            work.nameCertainty = entry.employerCertainty
            work.location = entry.places.isEmpty ? nil : entry.places.joined(separator: ", ")
            if let (name, town) = work.name.flatMap(places.withoutTownBehindForm) {
                work.name = name
                work.location = work.location ?? town
            }
            if !entry.terms.isEmpty { work.terms = entry.terms.joined(separator: ", ") }
            if let dates = entry.dates {
                work.startDate = dates.start
                work.endDate = dates.end
                work.isCurrent = dates.isCurrent
            }
            let told = entry.told.flatMap { rows[entry.header.upperBound].with(text: $0) }
            let body = rows[(entry.header.upperBound + 1)..<end]
            work.highlights = joiner.highlights(from: (told.map { [$0] } ?? []) + body)
            work.lines = rows[entry.header].map(\.reference)
            entries.append(Self.withoutDoubts(work))
            kept.append(entry)
        }
        shareEmployers(&entries, decoded: kept)
        return entries.filter { $0.position != nil || $0.name != nil }
    }

    /// A position without the names that are doubted: they become the first of what may be meant.
    private static func withoutDoubts(_ work: WorkEntry) -> WorkEntry {
        var work = work
        (work.position, work.positionCertainty) = believed(work.position, work.positionCertainty)
        (work.name, work.nameCertainty) = believed(work.name, work.nameCertainty)
        return work
    }

    private static func believed(_ value: String?, _ certainty: Certainty?) -> (String?, Certainty?) {
        guard let value, let certainty, certainty.confidence < Certainty.threshold else { return (value, certainty) }
        return (nil, Certainty(certainty.confidence, alternatives: [value] + certainty.alternatives))
    }

    private func decoded(_ lines: [DocumentLine]) -> (rows: [DocumentLine], entries: [DecodedEntry]) {
        switch divider.prepared(lines) {
        case .lines(let rows): return (rows, decoder.entries(in: rows))
        case .blocks(let blocks):
            var rows: [DocumentLine] = []
            var headers: [HeaderLine] = []
            var bounds: [ClosedRange<Int>] = []
            for block in blocks where !block.header.isEmpty {
                bounds.append(rows.count...(rows.count + block.header.count - 1))
                rows += block.header.map(\.line) + block.body
                headers += block.header + block.body.map { HeaderLine(named: $0) }
            }
            return (rows, decoder.entries(of: headers, bounds: bounds))
        }
    }

    /// Whether the header says why somebody did not work then, and names no employer.
    private func isCareerBreak(_ entry: DecodedEntry) -> Bool {
        guard let first = entry.title ?? entry.employer, breaks.isOne(first.text) else { return false }
        return [entry.title, entry.employer].compactMap(\.self)
            .allSatisfy { $0.text == first.text || employers.likelihood($0.text) <= EmployerNames.unknown }
    }

    /// Whether a position was held within the time of an employer of which a line says no more than in which house.
    private static func isWithinHouse(_ entry: WorkEntry, of employer: WorkEntry) -> Bool {
        guard employer.highlights.count == 1, let line = employer.highlights.first?.value else { return false }
        return !Sentences.ends(line) && line.wordCount <= mostWordsOfHouse && entry.isWithinTime(of: employer)
    }

    /// Words of the name of a house.
    private static let mostWordsOfHouse = 5

    /// One employer over several roles: a line of its own above them, or named with the first only.
    private func shareEmployers(_ entries: inout [WorkEntry], decoded: [DecodedEntry]) {
        var employer: (name: String, location: String?)?
        var banners: Set<Int> = []
        for index in entries.indices {
            if let name = entries[index].name {
                let isBanner =
                    entries[index].position == nil && index + 1 < entries.count && entries[index + 1].name == nil
                    && entries[index + 1].position != nil
                    && (entries[index].highlights.isEmpty || Self.isWithinHouse(entries[index + 1], of: entries[index]))
                if isBanner { banners.insert(index) }
                employer = isBanner || decoded[index].isEmployerAbove ? (name, entries[index].location) : nil
            } else if let position = entries[index].position, let employer, !employers.isOwnBusiness(position) {
                entries[index].name = employer.name
                entries[index].location = entries[index].location ?? employer.location
            }
        }
        entries = entries.enumerated().filter { !banners.contains($0.offset) }.map(\.element)
    }
}
