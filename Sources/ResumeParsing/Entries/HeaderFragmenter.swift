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
    /// Those of them behind which somebody is named who employs.
    private static let connectives = [" @ ", " at ", " bei ", " chez ", " presso "]
    private static let openings = ["@", "at ", "bei ", "chez ", "presso "]
    /// Likelihoods from which on words alone decide.
    private static let clearEmployer = 0.7
    private static let clearTitle = 0.5

    /// How much a name with a legal form at its end can look like a title.
    private static let titleOfCompanies = 0.2
    /// How much a part of an organisation can look like an employer or a title, in comparison with others.
    private static let shareOfParts = 0.5
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
        /// Whether title and employer stood in one fragment, which was cut.
        var isCut = false
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
                let sources = parts.map(\.name).joined(separator: "\n")
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
                    var whole = fragment(text, slot: slot)
                    if let last = content.fragments.last, last.slot.line == number, last.title >= Self.clearTitle,
                        label == nil, Self.connectives.contains(where: { sources.contains($0 + piece) })
                    {
                        whole = whole.asEmployer
                        content.fragments[content.fragments.count - 1] = last.asTitle
                    }
                    content.fragments.append(label.map { whole.labelled(isTitle: labels.isTitle($0)) } ?? whole)
                    label = nil
                }
            }
        }
        if content.fragments.count == 1, let only = content.fragments.first,
            let cut = cut(inside: only), !isTitle(only, of: layout)
        {
            take(cut.parts, of: only, for: &content)
        }
        return content
    }

    /// Where employers have lines of their own, "Associate, Audit" is a title.
    func isTitle(_ whole: HeaderFragment, of layout: HeaderLayout) -> Bool {
        let atoms = HeaderPlaces.atoms(of: whole.text)
        return layout.hasLines
            && atoms.dropFirst().allSatisfy { employers.likelihood(String($0)) < Self.clearEmployer }
            && knowledge.titleLikelihood(String(atoms[0])) > Self.clearTitle
    }

    /// Puts the parts of a fragment in place of all that a header names.
    ///
    /// - Parameters:
    ///   - parts: title and employer, in the order in which they stand.
    ///   - whole: the fragment they were cut from.
    ///   - content: what the header says.
    func take(_ parts: [HeaderFragment], of whole: HeaderFragment, for content: inout Content) {
        content.isCut = true
        content.fragments = parts.map { part in
            let (text, place) = places.withoutPlace(part.text)
            if let place, !text.isEmpty {
                content.place = content.place ?? place
                return fragment(text, slot: part.slot)
            }
            // "…, Harmattan Telecoms Plc, Victoria Island, Lagos": the town is gone already, its quarter is not.
            guard let town = content.place, whole.text.hasSuffix(part.text), let quarter = places.quarter(of: part.text)
            else { return part }
            content.place = quarter.place + ", " + town
            return fragment(quarter.name, slot: part.slot)
        }
    }

    /// A fragment with what speaks for its being a title or an employer.
    func fragment(_ text: String, slot: HeaderFragment.Slot) -> HeaderFragment {
        fragment(text, slot: slot, title: knowledge.titleLikelihood(text))
    }

    private func fragment(_ text: String, slot: HeaderFragment.Slot, title: Double) -> HeaderFragment {
        var employer = employers.likelihood(text)
        var title = title
        if units.isPart(text, title: title) {
            // "Ufficio Tecnico" below title and employer is neither.
            employer *= Self.shareOfParts
            title *= Self.shareOfParts
        }
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
            let isWord = !strong.contains(separator) && separator.hasLetter
            pieces = pieces.flatMap { piece -> [String] in
                guard isWord else { return piece.split(separator: separator).map(String.init) }
                // "Técnico em Enfermagem em Clínica Exemplo"
                guard let last = piece.ranges(of: separator).last else { return [piece] }
                return [String(piece[..<last.lowerBound]), String(piece[last.upperBound...])]
            }
        }
        if !text.isPlain { pieces = pieces.flatMap { $0.split(whereSeparator: isPicture).map(String.init) } }
        return pieces.map { withoutOpening(withoutStop(trimmed($0))) }.filter { !$0.isEmpty }
    }

    /// "@ Kestrel Foods", "bei Kestrel Foods": a name on a line of its own, without the word that joins it to a title.
    private static func withoutOpening(_ text: String) -> String {
        guard let opening = openings.first(where: text.hasPrefix) else { return text }
        return trimmed(String(text.dropFirst(opening.count)))
    }

    /// A cut between title and employer, and how much speaks for it.
    struct Cut {
        let parts: [HeaderFragment]
        let score: Double
    }

    /// What speaks less for a cut than this leaves a fragment whole.
    private static let leastScore = 0.1

    /// "Staff Nurse, Cardiology, Corrib Bay University Hospital": title and employer in one fragment.
    ///
    /// - Parameter whole: the fragment.
    /// - Returns: the best cut; nil where none is good enough.
    func cut(inside whole: HeaderFragment) -> Cut? {
        let atoms = HeaderPlaces.atoms(of: whole.text)
        guard atoms.count > 1 else { return nil }
        let ofAtoms = atoms.map { knowledge.titleLikelihood(String($0)) }
        let areCapitals = atoms.map { Self.isCapitals(String($0)) }
        var best: Cut?
        for cut in 1..<atoms.count where !employers.isLegalForm(String(atoms[cut])) {
            let sides = [atoms[..<cut], atoms[cut...]].compactMap { side -> String? in
                guard let first = side.first, let last = side.last else { return nil }
                return Self.trimmed(String(whole.text[first.startIndex..<last.endIndex]))
            }
            guard sides.count == 2 else { continue }
            let firsts = [0, cut]
            let parts = zip(sides, firsts).map { side, first in
                let isAtom = side == atoms[first]
                let title = isAtom ? ofAtoms[first] : knowledge.titleLikelihood(side)
                return fragment(side, slot: whole.slot, title: title)
            }
            let titles = zip(parts, firsts).map { max($0.title, 0.9 * ofAtoms[$1]) }
            let names = zip(parts, firsts).map { 0.4 * $0.employer + 0.6 * employers.likelihood(String(atoms[$1])) }
            var score = max(titles[0] - names[0] + names[1] - titles[1], titles[1] - names[1] + names[0] - titles[0])
            // What stands behind the name may be written like the other side: "Deckhand, SOUND LINE, Oban".
            if areCapitals[..<cut].allSatisfy({ $0 == areCapitals[0] }), areCapitals[cut] != areCapitals[0] {
                score += Self.weightOfCapitals
            }
            if score > (best?.score ?? Self.leastScore) + 0.001 { best = Cut(parts: parts, score: score) }
        }
        return best
    }

    /// "Vakkenvuller, Buurtsuper De Hoek": a fragment cut at its first sign, whatever its words say.
    ///
    /// - Parameter whole: the fragment.
    /// - Returns: both parts; nil where no sign parts it.
    func parts(of whole: HeaderFragment) -> [HeaderFragment]? {
        let atoms = HeaderPlaces.atoms(of: whole.text)
        guard atoms.count > 1, let last = atoms.last, !employers.isLegalForm(String(atoms[1])) else { return nil }
        let names = [String(atoms[0]), String(whole.text[atoms[1].startIndex..<last.endIndex])]
        return names.map { fragment(Self.trimmed($0), slot: whole.slot) }
    }

    private static func isCapitals(_ text: String) -> Bool {
        text.utf8.count > 4 && text == text.uppercased() && text != text.lowercased()
    }

    /// Without a full stop at the end, unless it belongs to an abbreviation ("Ltd.", "S.A.").
    static func withoutStop(_ text: String) -> String {
        guard text.hasSuffix("."), let last = text.split(separator: " ").last?.dropLast(), !last.contains(".") else {
            return text
        }
        let isAbbreviation =
            last.count <= 4 && last.first?.isUppercase == true && !endsWithRegion(text)
            && (last.dropFirst().allSatisfy(\.isLowercase) || last.dropFirst().allSatisfy(\.isUppercase))
            || forms.contains(last.folded)
        return isAbbreviation ? text : String(text.dropLast())
    }

    /// Legal forms that are written with a full stop, in whatever letters.
    private static let forms: Set<String> = ["inc", "ltd", "ltda", "lda", "corp", "co", "bhd", "pvt", "pty", "cia"]

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
