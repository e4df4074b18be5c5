import Careers
import Places
import TextFolding

/// Cuts header lines into fragments.
struct HeaderFragmenter {
    let employers: EmployerNames
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer

    /// Signs and words that always part a title from an employer.
    private static let strong = [
        " | ", "|", " • ", " · ", ": ", " @ ", " at ", " bei ", " chez ", " presso ", " ~ ", "\t",
    ]
    /// Signs that may also stand inside a title or a name.
    private static let weak = [", ", " - ", " – ", " — ", " / "]
    /// Words that end the name of a part of an organisation.
    private static let units: Set<String> = [
        "department", "dept", "division", "team", "abteilung", "departamento", "unit",
    ]

    /// Likelihoods from which on words alone decide.
    private static let clearEmployer = 0.7
    private static let clearTitle = 0.5

    /// How much a name with a legal form at its end can look like a title.
    private static let titleOfCompanies = 0.2
    /// How much it says for a cut that one side is in capitals and the other is not.
    private static let weightOfCapitals = 0.6

    /// Longer texts tell something, and name nothing.
    private static let longestFragment = 150

    /// What a header says, without its dates.
    struct Content {
        var fragments: [HeaderFragment] = []
        var place: String?
        /// Where in the layout places stand.
        var placeSlots: [HeaderFragment.Slot] = []
    }

    /// - Parameters:
    ///   - header: the lines of one entry.
    ///   - layout: what the headers of the section have in common.
    /// - Returns: what they say.
    func content(of header: [HeaderLine], layout: HeaderLayout) -> Content {
        var content = Content()
        let separators = Self.strong + layout.separators
        for (number, line) in header.enumerated() {
            var label: String?
            var slot = HeaderFragment.Slot(line: number, number: 0)
            for cell in line.cells {
                for piece in StyledParts.of(cell).flatMap({ Self.split($0, at: separators) }) {
                    let key = Lexicon.key(piece)
                    if ColumnLabels.isLabel(key), cell.text.contains(":") || line.cells.count > 1 {
                        label = key
                        continue
                    }
                    defer { slot.number += 1 }
                    let (text, place) = withoutPlace(piece)
                    if let place {
                        content.place = content.place ?? place
                        // "| Dingle, Co. Kerry": a town that no gazetteer knows, in a field of its own.
                        let isCell = line.cells.count > 1 && cell.left > line.cells[0].left
                        let isTown =
                            !content.fragments.isEmpty && !text.isEmpty && (isWide(place) || isCell) && mayBePlace(text)
                        if isTown { content.place = text + ", " + place }
                        if text.isEmpty || isTown {
                            content.placeSlots.append(slot)
                            continue
                        }
                    }
                    guard text.contains(where: \.isLetter), text.count <= Self.longestFragment, !Durations.isOne(text)
                    else { continue }
                    let whole = fragment(text, slot: slot)
                    content.fragments.append(label.map(whole.labelled) ?? whole)
                    label = nil
                }
            }
        }
        if content.fragments.count == 1, let only = content.fragments.first,
            let parts = splitInside(only, layout: layout)
        {
            content.fragments = parts.map { part in
                let (text, place) = withoutPlace(part.text)
                if let place, !text.isEmpty {
                    content.place = content.place ?? place
                    return fragment(text, slot: part.slot)
                }
                // "…, Harmattan Telecoms Plc, Victoria Island, Lagos": the town is gone already, its quarter is not.
                guard let town = content.place, only.text.hasSuffix(part.text), let quarter = quarter(of: part.text)
                else {
                    return part
                }
                content.place = quarter.place + ", " + town
                return fragment(quarter.name, slot: part.slot)
            }
        }
        return content
    }

    private func fragment(
        _ text: String,
        slot: HeaderFragment.Slot
    ) -> HeaderFragment {
        let employer = employers.likelihood(text)
        let title = knowledge.titleLikelihood(text)
        return HeaderFragment(
            text: text,
            slot: slot,
            // "Partner Lim LLP": whatever the words, nobody's title is incorporated.
            title: employer == 1 ? min(title, Self.titleOfCompanies) : title,
            employer: employer
        )
    }

    private static func split(_ text: String, at separators: [String]) -> [String] {
        var pieces = [text]
        for separator in separators {
            pieces = pieces.flatMap { $0.split(separator: separator).map(String.init) }
        }
        pieces = pieces.flatMap { $0.split(whereSeparator: isPicture).map(String.init) }
        return pieces.map { withoutStop(trimmed($0)) }.filter { !$0.isEmpty }
    }

    /// Cuts places off the end: "Aireholme General Hospital, Leeds", "Acme (Berlin)", "Acme – Houston, TX".
    private func withoutPlace(_ text: String) -> (text: String, place: String?) {
        if isPlace(text) { return ("", text) }
        if let bare = Self.withoutWorkplace(text) {
            let (name, place) = withoutPlace(bare)
            if place != nil { return (name, place) }
        }
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
            let inside = text[text.index(after: open)...].dropLast()
            if isPlace(String(inside)) { return (Self.trimmed(String(text[..<open])), String(inside)) }
        }
        var atoms = Self.atoms(of: text)
        var place: [String] = []
        while atoms.count > 1, let last = atoms.last, isPlace(String(last)),
            !employers.isLegalForm(String(last)) || isPlace(String(atoms[atoms.count - 2]))
        {
            place.insert(String(last), at: 0)
            atoms.removeLast()
        }
        // "Clerk, Acme, Romulus, Michigan": what stands between an employer and a region is a town, however small.
        if place.count == 1, atoms.count > 2, let last = atoms.last, isWide(place[0]), isNothingKnown(String(last)) {
            place.insert(String(last), at: 0)
            atoms.removeLast()
        }
        if place.count == 1, atoms.count == 1, let (name, town) = townBehind(String(atoms[0]), region: place[0]) {
            return (name, town + ", " + place[0])
        }
        guard !place.isEmpty, let first = atoms.first, let last = atoms.last else { return (text, nil) }
        let name = String(text[first.startIndex..<last.endIndex])
        guard let quarter = quarter(of: name) else { return (name, place.joined(separator: ", ")) }
        return (quarter.name, ([quarter.place] + place).joined(separator: ", "))
    }

    /// Words that a name goes on behind, be it of a town or of an employer.
    private static let nameOpenings: Set<String> = [
        "of", "at", "the", "de", "du", "del", "and", "&", "for", "in", "port", "fort", "new", "old", "lake", "mount",
        "mt",
        "san", "santa", "saint", "st", "north", "south", "east", "west", "upper", "lower", "el", "los", "las", "la",
        "le",
        "greater", "downtown", "city", "town", "bank", "universitat", "stadt",
    ]

    /// "Kestrel Foods Tulsa" in front of "OK": the town has no sign before it.
    private func townBehind(_ text: String, region: String) -> (name: String, town: String)? {
        let isCode = region.count == 2 && region == region.uppercased() && !employers.isLegalForm(region)
        guard isCode || Self.placeholders.contains(Lexicon.key(region)) else { return nil }
        let words = text.split(separator: " ")
        for count in 1...3 where count < words.count {
            let town = words.suffix(count).joined(separator: " ")
            let before = words.dropLast(count)
            guard let opening = before.last, !Self.nameOpenings.contains(Lexicon.key(String(opening))),
                words[words.count - count].first?.isUppercase == true,
                Self.placeholders.contains(Lexicon.key(town)) || gazetteer.isPlace(town + ", " + region)
            else { continue }
            return (before.joined(separator: " "), town)
        }
        return nil
    }

    /// An employer without the quarter of a town behind it.
    private func quarter(of text: String) -> (name: String, place: String)? {
        guard let (name, place) = withoutUnknownPlace(text),
            let first = Self.atoms(of: name).first.map(String.init),
            employers.likelihood(first) > max(0.49, knowledge.titleLikelihood(first))
        else { return nil }
        return (name, place)
    }

    /// What is said behind a place on how people work there.
    private static let workplaces: Set<String> = [
        "remote", "remoto", "a distance", "teletravail", "teletrabajo", "home office", "homeoffice", "hybrid",
        "hibrido",
        "hybride", "onsite", "on site", "presencial", "zdalnie", "hybrydowo",
    ]

    /// "Córdoba (remoto)" without the brackets; nil where none say how people work.
    private static func withoutWorkplace(_ text: String) -> String? {
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
        let inside = Lexicon.key(String(text[text.index(after: open)...].dropLast()))
        return workplaces.contains(inside) ? trimmed(String(text[..<open])) : nil
    }

    /// Words that stand where others name a place.
    private static let anywhere: Set<String> = [
        "worldwide", "remote", "international", "nationwide", "africa", "asia", "europe", "europa", "latin america",
        "middle east", "north america", "south america", "various locations", "remoto", "home office", "emea", "apac",
    ]

    /// What templates have in place of a place.
    private static let placeholders: Set<String> = ["city", "state", "city state", "city country", "location"]

    /// A place and nothing else; "Muster AG" is none, although AG is a canton.
    func isPlace(_ text: String) -> Bool {
        let key = Lexicon.key(text)
        if Self.anywhere.contains(key) || Self.placeholders.contains(key) { return true }
        if gazetteer.isPlace(text) { return employers.likelihood(text) < 0.5 }
        // "Cardiff and London"
        for conjunction in [" and ", " und ", " et ", " y ", " e ", " en ", " i "]
        where text.contains(conjunction) {
            let parts = text.split(separator: conjunction)
            return parts.count == 2 && parts.allSatisfy { gazetteer.isPlace(String($0)) }
        }
        return false
    }

    /// A region or a country, which has towns that no gazetteer knows.
    func isWide(_ place: String) -> Bool {
        let kind = gazetteer.resolve(place)?.kind
        return kind == .region || kind == .country
    }

    /// The parts of a text between signs that may part it.
    private static func atoms(of text: String) -> [Substring] {
        var atoms = [text[...]]
        for separator in weak {
            atoms = atoms.flatMap { $0.split(separator: separator) }
        }
        return atoms
    }

    /// "Staff Nurse, Cardiology, Corrib Bay University Hospital": title and employer in one fragment.
    private func splitInside(_ whole: HeaderFragment, layout: HeaderLayout) -> [HeaderFragment]? {
        let atoms = Self.atoms(of: whole.text)
        guard atoms.count > 1 else { return nil }
        // Where employers have lines of their own, "Associate, Audit" is a title.
        if layout.hasLines, atoms.dropFirst().allSatisfy({ employers.likelihood(String($0)) < Self.clearEmployer }),
            knowledge.titleLikelihood(String(atoms[0])) > Self.clearTitle
        {
            return nil
        }
        var best: (parts: [HeaderFragment], score: Double)?
        for cut in 1..<atoms.count where !employers.isLegalForm(String(atoms[cut])) {
            let sides = [atoms[..<cut], atoms[cut...]].compactMap { side -> String? in
                guard let first = side.first, let last = side.last else { return nil }
                return Self.trimmed(String(whole.text[first.startIndex..<last.endIndex]))
            }
            guard sides.count == 2 else { continue }
            let parts = sides.map { fragment($0, slot: whole.slot) }
            let firsts = [String(atoms[0]), String(atoms[cut])]
            let titles = zip(parts, firsts).map { max($0.title, 0.9 * knowledge.titleLikelihood($1)) }
            let names = zip(parts, firsts).map { 0.4 * $0.employer + 0.6 * employers.likelihood($1) }
            var score = max(titles[0] - names[0] + names[1] - titles[1], titles[1] - names[1] + names[0] - titles[0])
            if Self.isCapitals(sides[0]) != Self.isCapitals(sides[1]) { score += Self.weightOfCapitals }
            if score > (best?.score ?? 0.1) + 0.001 { best = (parts, score) }
        }
        return best?.parts
    }

    private static func isCapitals(_ text: String) -> Bool {
        text.utf8.count > 4 && text == text.uppercased() && text != text.lowercased()
    }

    /// A title without the part of the organisation behind it.
    func withoutUnit(_ title: String) -> String {
        let parts = title.split(separator: ",").map { Self.trimmed(String($0)) }
        guard parts.count > 1, let last = parts.last?.foldedTokens.last, Self.units.contains(last) else { return title }
        return parts.dropLast().joined(separator: ", ")
    }

    /// An employer without a short last part that nothing speaks for: where others name a place there, it is one, too small to be known.
    func withoutUnknownPlace(_ employer: String) -> (name: String, place: String)? {
        if employer.hasSuffix(")"), let open = employer.lastIndex(of: "(") {
            let inside = String(employer[employer.index(after: open)...].dropLast())
            let name = Self.trimmed(String(employer[..<open]))
            return isNothingKnown(inside) && !name.isEmpty ? (name, inside) : nil
        }
        guard let last = Self.atoms(of: employer).last, last.startIndex > employer.startIndex,
            isNothingKnown(String(last))
        else { return nil }
        return (Self.trimmed(String(employer[..<last.startIndex])), Self.trimmed(String(last)))
    }

    /// Whether a text that no gazetteer knows may be a place all the same.
    func mayBePlace(_ text: String) -> Bool { isNothingKnown(text) }

    /// Up to three words that are neither a title nor part of an employer's name.
    private func isNothingKnown(_ text: String) -> Bool {
        text.split(separator: " ").count <= 3 && text.first?.isUppercase == true && !employers.isLegalForm(text)
            && employers.likelihood(text) <= EmployerNames.unknown && knowledge.titleLikelihood(text) < 0.55
    }

    /// Without a full stop at the end, unless it belongs to an abbreviation ("Ltd.", "S.A.").
    private static func withoutStop(_ text: String) -> String {
        guard text.hasSuffix("."), let last = text.split(separator: " ").last?.dropLast(), !last.contains(".") else {
            return text
        }
        let isAbbreviation =
            last.count <= 4 && last.first?.isUppercase == true
            && (last.dropFirst().allSatisfy(\.isLowercase) || last.dropFirst().allSatisfy(\.isUppercase))
        return isAbbreviation ? text : String(text.dropLast())
    }

    static func trimmed(_ text: String) -> String {
        String(text.drop(while: isSign).trimmingSuffix(while: isSign))
    }

    /// Whether a character parts texts, and belongs to none: a separator, or a pin in front of a town.
    private static func isSign(_ character: Character) -> Bool {
        " ,;:|·•–—-".contains(character) || isPicture(character)
    }

    private static func isPicture(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .otherSymbol
    }
}
