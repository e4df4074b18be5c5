import Careers
import Resume
import TextFolding

/// Makes entries of stated positions: cuts places and terms off names.
struct PositionNames {
    let employers: EmployerNames
    let places: HeaderPlaces
    let terms: EmploymentTerms
    let units: OrganisationUnits
    let words: EmploymentWords

    /// The entries of positions of one form: where some employers have places behind them, so may the others.
    func entries(_ positions: [StatedPosition]) -> [WorkEntry] {
        let listed = positions.compactMap(\.employer).map(Self.plain).filter { $0.contains(", ") }
        let placed = listed.count { places.withoutPlace($0).place != nil }
        return Self.shared(positions.map { entry($0, areOthersPlaced: placed > 0 && 2 * placed >= listed.count) })
    }

    /// The entries, with an employer that has a stretch of time and no title of its own given to those below whose time is
    /// within it.
    private static func shared(_ entries: [WorkEntry]) -> [WorkEntry] {
        var result: [WorkEntry] = []
        var banner: WorkEntry?
        for (index, entry) in entries.enumerated() {
            if let employer = banner, isWithin(entry, employer) {
                var entry = entry
                entry.name = employer.name
                entry.nameCertainty = employer.nameCertainty
                entry.location = entry.location ?? employer.location
                result.append(entry)
                continue
            }
            banner = nil
            let isBanner =
                entry.position == nil && entry.name != nil && entry.startDate != nil && entry.highlights.isEmpty
                && index + 1 < entries.count && isWithin(entries[index + 1], entry)
            if isBanner { banner = entry } else { result.append(entry) }
        }
        return result
    }

    /// Whether a position without an employer was held within the time of an employer without a title.
    private static func isWithin(_ entry: WorkEntry, _ employer: WorkEntry) -> Bool {
        entry.name == nil && entry.position != nil && entry.isWithinTime(of: employer)
    }

    func entry(_ position: StatedPosition, areOthersPlaced: Bool = false) -> WorkEntry {
        var entry = WorkEntry()
        var said: [String] = []
        if let title = position.title {
            let (name, terms) = terms.parted(Placeholders.withoutPlace(Self.plain(title)))
            said += terms
            if !name.isEmpty, !Placeholders.isPlace(name) {
                entry.position = Signs.balanced(units.title(name))
                entry.positionCertainty = position.titleCertainty
            }
        }
        if let employer = position.employer {
            let whole = terms.parted(words.withoutCourtesy(Self.plain(employer)))
            let (bare, terms) = (units.withoutAside(whole.name), whole.terms)
            said += terms
            let isLabelled = position.employerCertainty == StatedPosition.labelled
            let (name, place) = places.withoutPlace(
                bare,
                isEmployer: isLabelled || position.employerCertainty == StatedPosition.unlabelled,
                areOthersPlaced: areOthersPlaced
            )
            let parted = place == nil ? places.withoutTownBehindName(name) : nil
            entry.name = name.isEmpty ? nil : units.employer(parted?.name ?? name)
            // A firm may be called like a town, where a label says that it is one.
            if entry.name == nil, isLabelled { entry.name = bare }
            if entry.name != nil { entry.nameCertainty = position.employerCertainty }
            entry.location = entry.name == bare ? nil : place ?? parted?.place
        }
        entry.location = position.place.map(Self.plain) ?? entry.location
        if !said.isEmpty { entry.terms = said.joined(separator: ", ") }
        entry.startDate = position.dates?.start
        entry.endDate = position.dates?.end
        entry.isCurrent = position.dates?.isCurrent ?? position.isCurrent
        entry.highlights = HighlightJoiner().highlights(from: position.body)
        entry.lines = position.lines.map(\.reference)
        return entry
    }

    /// A name without signs around it and without the full stop that ends a sentence.
    private static func plain(_ text: String) -> String { Signs.withoutStop(Signs.trimmed(text)) }
}
