import Careers
import Places
import TextFolding

/// Cuts header lines into fragments.
struct HeaderFragmenter {
    let employers: EmployerNames
    let knowledge: CareerKnowledge
    let labels: ColumnLabels
    let terms: EmploymentTerms
    let places: HeaderPlaces
    let units: OrganisationUnits

    init(lexicon: Lexicon, knowledge: CareerKnowledge, gazetteer: Gazetteer) {
        employers = EmployerNames(lexicon)
        self.knowledge = knowledge
        labels = lexicon.columnLabels
        terms = lexicon.employmentTerms
        units = OrganisationUnits(employers: employers)
        places = HeaderPlaces(employers: employers, knowledge: knowledge, gazetteer: gazetteer)
    }

    /// Signs and words that always part a title from an employer.
    private static let strong = [
        " | ", "|", " • ", " · ", " ⋅ ", " // ", " :: ", ": ", " @ ", " at ", " bei ", " chez ", " presso ", " ~ ",
        "\t",
    ]
    private static let openings = ["@", "at ", "bei ", "chez ", "presso "]
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
        /// What is said of the terms of the position.
        var terms: [String] = []
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
                let parts = StyledParts.of(cell).map(terms.withoutBrackets)
                content.terms += parts.flatMap(\.terms)
                for piece in parts.flatMap({ Self.split($0.name, at: separators) }) {
                    let key = Lexicon.key(piece)
                    if labels.isLabel(key), cell.text.contains(":") || line.cells.count > 1 {
                        label = key
                        continue
                    }
                    defer { slot.number += 1 }
                    if let place = label, labels.isPlace(place) {
                        content.place = content.place ?? piece
                        label = nil
                        continue
                    }
                    let (named, said) = terms.parted(piece)
                    content.terms += said
                    guard !named.isEmpty else { continue }
                    let (text, place) = places.withoutPlace(named)
                    if let place {
                        content.place = content.place ?? place
                        // "| Dingle, Co. Kerry": a town that no gazetteer knows, in a field of its own.
                        let isCell = line.cells.count > 1 && cell.left > line.cells[0].left && label == nil
                        let isTown =
                            !content.fragments.isEmpty && !text.isEmpty
                            && (places.isWide(place) && !place.contains(",") || isCell)
                            && places.mayBePlace(text)
                        if isTown { content.place = text + ", " + place }
                        if text.isEmpty || isTown {
                            content.placeSlots.append(slot)
                            continue
                        }
                    }
                    guard text.hasLetter, text.count <= Self.longestFragment, !Durations.isOne(text)
                    else { continue }
                    let whole = fragment(text, slot: slot)
                    content.fragments.append(label.map { whole.labelled(isTitle: labels.isTitle($0)) } ?? whole)
                    label = nil
                }
            }
        }
        if content.fragments.count == 1, let only = content.fragments.first,
            let parts = splitInside(only, layout: layout)
        {
            content.fragments = parts.map { part in
                let (text, place) = places.withoutPlace(part.text)
                if let place, !text.isEmpty {
                    content.place = content.place ?? place
                    return fragment(text, slot: part.slot)
                }
                // "…, Harmattan Telecoms Plc, Victoria Island, Lagos": the town is gone already, its quarter is not.
                guard let town = content.place, only.text.hasSuffix(part.text),
                    let quarter = places.quarter(of: part.text)
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
        let text = Placeholders.parted(text)
        var pieces = [text]
        for separator in separators where text.contains(separator) {
            pieces = pieces.flatMap { $0.split(separator: separator).map(String.init) }
        }
        if !text.isPlain { pieces = pieces.flatMap { $0.split(whereSeparator: isPicture).map(String.init) } }
        return pieces.map { withoutOpening(withoutStop(trimmed($0))) }.filter { !$0.isEmpty }
    }

    /// "@ Kestrel Foods", "bei Kestrel Foods": a name on a line of its own, without the word that joins it to a title.
    private static func withoutOpening(_ text: String) -> String {
        guard let opening = openings.first(where: text.hasPrefix) else { return text }
        return trimmed(String(text.dropFirst(opening.count)))
    }

    /// "Staff Nurse, Cardiology, Corrib Bay University Hospital": title and employer in one fragment.
    private func splitInside(_ whole: HeaderFragment, layout: HeaderLayout) -> [HeaderFragment]? {
        let atoms = HeaderPlaces.atoms(of: whole.text)
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

    /// Without a full stop at the end, unless it belongs to an abbreviation ("Ltd.", "S.A.").
    private static func withoutStop(_ text: String) -> String {
        guard text.hasSuffix("."), let last = text.split(separator: " ").last?.dropLast(), !last.contains(".") else {
            return text
        }
        let isAbbreviation =
            last.count <= 4 && last.first?.isUppercase == true && !endsWithRegion(text)
            && (last.dropFirst().allSatisfy(\.isLowercase) || last.dropFirst().allSatisfy(\.isUppercase))
        return isAbbreviation ? text : String(text.dropLast())
    }

    /// "Duluth, MN.": two capitals behind a comma, which have no full stop of their own.
    private static func endsWithRegion(_ text: String) -> Bool {
        guard let comma = text.ranges(of: ", ").last else { return false }
        let code = text[comma.upperBound...].dropLast()
        return code.count == 2 && code.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    static func trimmed(_ text: String) -> String {
        String(text.drop(while: isSign).trimmingSuffix(while: isSign))
    }

    /// Whether a character parts texts, and belongs to none: a separator, or a pin in front of a town.
    private static func isSign(_ character: Character) -> Bool {
        " ,;:|/·⋅•–—-".contains(character) || isPicture(character)
    }

    /// Whether a character is an icon.
    static func isPicture(_ character: Character) -> Bool {
        !character.isASCII && character.unicodeScalars.first?.properties.generalCategory == .otherSymbol
    }
}
