import Careers
import Places
import TextFolding

/// Tells places from what else a header says, and cuts them off employers.
///
/// It remembers what it said of a document, whose headers are looked at several times.
struct HeaderPlaces {
    let employers: EmployerNames
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer
    let memory: PlaceMemory

    /// Signs that may also stand inside a title or a name.
    private static let weak = [", ", " - ", " – ", " — ", " / "]
    /// Parts of the world that somebody sells to, and nobody lives in.
    private static let territories: Set<String> = [
        "emea", "apac", "latam", "anz", "dach", "mena", "amer", "benelux", "nordics", "americas", "north america",
        "uk&i", "uki", "cee", "cis", "gcc", "sea", "asean", "iberia",
    ]
    /// What looks as much like a title as this is one.
    private static let clearTitle = 0.55

    /// How much a text looks like a job title, as far as bounds of likelihoods tell it.
    func titleLikelihood(_ text: String) -> Double {
        if let known = memory.titles[text] { return known }
        let likelihood = knowledge.coarseTitleLikelihood(text)
        memory.titles[text] = likelihood
        return likelihood
    }

    /// "VP of Sales, EMEA": what a title is responsible for.
    private func endsWithTerritory(_ text: String) -> Bool {
        let atoms = Self.atoms(of: text)
        guard atoms.count == 2, Self.territories.contains(Lexicon.key(String(atoms[1]))) else { return false }
        return knowledge.titleLikelihood(String(atoms[0])) >= Self.clearTitle
    }

    /// Cuts places off the end: "Aireholme General Hospital, Leeds", "Acme (Berlin)", "Acme – Houston, TX".
    ///
    /// - Parameters:
    ///   - text: a header, or a part of it.
    ///   - isEmployer: whether it is known to begin with the name of an employer, as behind a label.
    ///   - areOthersPlaced: whether other employers beside it have a place behind a comma.
    /// - Returns: what is left, and the place.
    func withoutPlace(
        _ text: String,
        isEmployer: Bool = false,
        areOthersPlaced: Bool = false
    ) -> (text: String, place: String?) {
        if isPlace(text) { return ("", text) }
        if endsWithTerritory(text) { return (text, nil) }
        if let bare = Self.withoutWorkplace(text) {
            let (name, place) = withoutPlace(bare, isEmployer: isEmployer)
            if place != nil { return (name, place) }
        }
        if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
            let inside = text[text.index(after: open)...].dropLast()
            if isPlace(String(inside)), !hasTown(before: open, in: text) {
                return (Signs.trimmed(String(text[..<open])), String(inside))
            }
        }
        var atoms = Self.atoms(of: text)
        var place: [String] = []
        while atoms.count > 1, let last = atoms.last {
            let rest = place.joined(separator: ", ")
            if isPlace(String(last), before: rest),
                !employers.isLegalForm(String(last)) || isPlace(String(atoms[atoms.count - 2]))
            {
                place.insert(String(last), at: 0)
                atoms.removeLast()
            } else if atoms.count > 2, !atoms.suffix(2).contains(where: { employers.isLegalForm(String($0)) }),
                isPlace(atoms.suffix(2).joined(separator: ", "), before: rest)
            {
                // "Vitoria-Gasteiz, Álava": a province that only its town makes one.
                place.insert(contentsOf: atoms.suffix(2).map(String.init), at: 0)
                atoms.removeLast(2)
            } else {
                break
            }
        }
        // "Clerk, Acme, Romulus, Michigan": what stands between an employer and a region is a town, however small.
        let isNamed = isEmployer || atoms.first.map { employers.hasLegalForm(String($0)) } == true
        if place.count == 1, atoms.count > (isNamed ? 1 : 2), let last = atoms.last, isWide(place[0]),
            isNothingKnown(String(last))
        {
            place.insert(String(last), at: 0)
            atoms.removeLast()
        }
        if place.count == 1, atoms.count == 1, !employers.isLegalForm(place[0]),
            let (name, town) = TrailingTown(gazetteer: gazetteer).cut(String(atoms[0]), region: place[0])
        {
            return (name, town + ", " + place[0])
        }
        // "Acme S.p.A., Curno": a town too small to be known stands behind what is an employer for certain.
        if place.isEmpty, isEmployer, let comma = text.ranges(of: ", ").last {
            let (name, town) = (String(text[..<comma.lowerBound]), String(text[comma.upperBound...]))
            if isNothingKnown(town), areOthersPlaced || employers.likelihood(name) >= Self.clearEmployer {
                return (name, town)
            }
        }
        if place.isEmpty, let (name, town) = withoutTownBehindForm(text) { return (name, town) }
        // "Blue Star Ltd Mumbai-India"
        if place.isEmpty, let space = text.lastIndex(of: " "), let dash = text[space...].lastIndex(of: "-"),
            isWide(String(text[text.index(after: dash)...])), isPlace(String(text[text.index(after: space)...]))
        {
            return (Signs.trimmed(String(text[..<space])), String(text[text.index(after: space)...]))
        }
        guard !place.isEmpty, let first = atoms.first, let last = atoms.last else { return (text, nil) }
        let name = String(text[first.startIndex..<last.endIndex])
        guard let quarter = quarter(of: name) else { return (name, place.joined(separator: ", ")) }
        return (quarter.name, ([quarter.place] + place).joined(separator: ", "))
    }

    /// "Acme Transport Co. Peshawar": an employer without the place right behind its legal form.
    func withoutTownBehindForm(_ text: String) -> (name: String, place: String)? {
        let words = text.split(separator: " ")
        guard let form = words.indices.dropFirst().dropLast().last(where: { employers.isLegalForm(String(words[$0])) }),
            words.count - form - 1 <= Self.mostTownWords, let last = words.last
        else { return nil }
        let place = String(text[words[form + 1].startIndex..<last.endIndex])
        guard isPlace(place), !employers.isLegalForm(place) else { return nil }
        // "Castle Hotel, Recess, Co. Galway": behind a comma it is a county.
        if words[form - 1].hasSuffix(","), isPlace(String(text[words[form - 1].startIndex...])) { return nil }
        return (Signs.trimmed(String(text[..<words[form].endIndex])), place)
    }

    /// "Kestrel Steel Factory Karachi": an employer without the place behind the word that it is one by.
    func withoutTownBehindName(_ text: String) -> (name: String, place: String)? {
        let words = text.split(separator: " ")
        for count in 1...Self.mostTownWords where words.count - count >= Self.leastNameWords {
            let name = words.dropLast(count).joined(separator: " ")
            let place = words.suffix(count).joined(separator: " ")
            guard employers.likelihood(name) >= Self.certainEmployer, isPlace(place), !employers.isLegalForm(place)
            else { continue }
            return (Signs.trimmed(name), place)
        }
        return nil
    }

    /// Words of an employer that a place follows without a sign.
    private static let leastNameWords = 2
    /// What a name comes to that ends with the word that it is an employer by.
    private static let certainEmployer = 0.7
    /// Words of a town without a comma in front.
    private static let mostTownWords = 3
    /// What looks as much like an employer as this is one.
    private static let clearEmployer = 0.6

    /// "Acme, Sassuolo (MO)": a town before brackets that name its province.
    private func hasTown(before open: String.Index, in text: String) -> Bool {
        guard let last = Self.atoms(of: String(text[..<open])).last, last.startIndex > text.startIndex else {
            return false
        }
        let town = Signs.trimmed(String(last))
        return !employers.isLegalForm(town) && isPlace(town, before: String(text[open...]))
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
        return workplaces.contains(inside) ? Signs.trimmed(String(text[..<open])) : nil
    }

    /// Words that stand where others name a place.
    private static let anywhere: Set<String> = [
        "worldwide", "remote", "international", "nationwide", "africa", "asia", "europe", "europa", "latin america",
        "middle east", "north america", "south america", "various locations", "remoto", "home office", "emea", "apac",
    ]

    /// What names the public body of a place in front of the place: "Region Skåne", "Gemeente Zwolle".
    private static let bodies: Set<String> = [
        "region", "regione", "comune", "mairie", "ayuntamiento", "prefeitura", "gemeinde", "gemeente", "gmina",
        "powiat", "kommune",
    ]

    /// In bytes.
    private static let longestAnywhere = anywhere.map(\.utf8.count).max() ?? 0

    /// A place and nothing else; "Muster AG" is none, although AG is a canton.
    func isPlace(_ text: String) -> Bool {
        if let known = memory.answers[text] { return known }
        let answer = isKnown(text, before: "")
        memory.answers[text] = answer
        return answer
    }

    /// The same for what stands before a place, which may say where the text's place is.
    private func isPlace(_ text: String, before rest: String) -> Bool {
        rest.isEmpty ? isPlace(text) : isKnown(text, before: rest)
    }

    private func isKnown(_ text: String, before rest: String) -> Bool {
        if let space = text.firstIndex(of: " "), Self.bodies.contains(text[..<space].folded) { return false }
        let isAnywhere = !text.hasMoreLetters(than: Self.longestAnywhere) && Self.anywhere.contains(Lexicon.key(text))
        if isAnywhere || Placeholders.isPlace(text) { return true }
        if gazetteer.isPlace(text, before: rest), !isCodeOfName(text) {
            // "Reno, NV": a town with its region, whatever else the region's code may stand for.
            let parts = text.split(separator: ", ")
            return employers.likelihood(text) < 0.5
                || parts.count == 2 && gazetteer.isPlace(String(parts[0]), before: String(parts[1]))
                    && employers.likelihood(String(parts[0])) < 0.5
        }
        // "Cardiff and London"
        for conjunction in [" and ", " und ", " et ", " y ", " e ", " en ", " i "]
        where text.contains(conjunction) {
            let parts = text.split(separator: conjunction)
            return parts.count == 2 && parts.allSatisfy { gazetteer.isPlace(String($0)) }
        }
        return false
    }

    /// Countries whose regions are written as codes behind towns, with no sign between.
    private static let codedCountries: Set<String> = ["US", "CA", "AU"]

    /// "Distyl AI": letters at the end of a name, which are the code of some region as well.
    private func isCodeOfName(_ text: String) -> Bool {
        guard let space = text.lastIndex(of: " "), text[..<space].last != "," else { return false }
        let code = text[text.index(after: space)...]
        guard (2...3).contains(code.utf8.count), code.allSatisfy({ $0.isASCII && $0.isUppercase }) else { return false }
        let name = String(text[..<space])
        let isCoded = gazetteer.resolve(String(code)).map { Self.codedCountries.contains($0.countryCode) } == true
        return !gazetteer.isPlace(name) && !(isCoded && isNothingKnown(name))
    }

    /// A region or a country, which has towns that no gazetteer knows.
    private func isWide(_ place: String) -> Bool {
        let kind = gazetteer.resolve(place)?.kind
        return kind == .region || kind == .country
    }

    /// The name of a town, be it of other things as well.
    func isTown(_ text: String) -> Bool {
        if let known = memory.towns[text] { return known }
        let isTown = gazetteer.resolve(text)?.kind == .city
        memory.towns[text] = isTown
        return isTown
    }

    /// The parts of a text between signs that may part it.
    static func atoms(of text: String) -> [Substring] {
        var atoms = [text[...]]
        for separator in weak where text.contains(separator) {
            atoms = atoms.flatMap { $0.split(separator: separator) }
        }
        return atoms
    }

    /// An employer without a short last part that nothing speaks for: where others name a place there, it is one, too small to be known.
    private func withoutUnknownPlace(_ employer: String) -> (name: String, place: String)? {
        if employer.hasSuffix(")"), let open = employer.lastIndex(of: "(") {
            let inside = String(employer[employer.index(after: open)...].dropLast())
            let name = Signs.trimmed(String(employer[..<open]))
            // "Al Jaber Contracting (ALEC)": letters are what it is called in short.
            let mayBePlace = isNothingKnown(inside) && !EmployerNames.isAbbreviation(inside)
            return (mayBePlace || isTown(inside)) && !name.isEmpty ? (name, inside) : nil
        }
        guard let last = Self.atoms(of: employer).last, last.startIndex > employer.startIndex,
            isNothingKnown(String(last))
        else { return nil }
        return (Signs.trimmed(String(employer[..<last.startIndex])), Signs.trimmed(String(last)))
    }

    /// Whether a text that no gazetteer knows may be a place all the same.
    func mayBePlace(_ text: String) -> Bool { isNothingKnown(text) }

    /// Up to three words that are neither a title nor part of an employer's name.
    private func isNothingKnown(_ text: String) -> Bool {
        text.wordCount <= 3 && text.first?.isUppercase == true && !employers.isLegalForm(text)
            && employers.likelihood(text) <= EmployerNames.unknown && titleLikelihood(text) < 0.55
    }
}
