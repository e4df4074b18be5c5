import Resume
import TextFolding

/// What templates and anonymous résumés print in place of a name: it says where a name stands, and none.
enum Placeholders {
    private static let employers: Set<String> = [
        "company", "company name", "employer", "employer name", "name of company", "name of employer",
        "organization name", "organisation name", "business name", "your company", "previous company",
        "current company", "firmenname", "name der firma", "unternehmen", "nom de l'entreprise",
        "nom de la societe", "nombre de la empresa", "nome da empresa", "nome dell'azienda", "nome azienda",
        "bedrijfsnaam", "naam bedrijf", "nazwa firmy",
    ]
    private static let titles: Set<String> = [
        "job title", "position title", "your title", "your job title", "title", "position", "position name",
        "stellenbezeichnung", "intitule du poste", "titulo del puesto", "nome do cargo", "functietitel",
        "nazwa stanowiska",
    ]
    private static let schools: Set<String> = [
        "school name", "name of school", "university name", "name of university", "college name", "institution name",
        "name of institution", "your university", "your school",
    ]
    private static let places: Set<String> = [
        "city", "state", "city state", "city country", "city state country", "location", "town", "country", "region",
        "city region", "ort", "stadt", "ville", "ciudad", "cidade", "citta", "plaats", "miasto",
    ]

    /// A header's text with signs around a place that is none and has no sign beside it; names have words on both sides:
    /// "Kansas City, State Road Builders".
    static func parted(_ text: String) -> String {
        guard let name = text.firstRange(of: "Company Name") else { return partedAtPlace(text) }
        return partedAtPlace(String(text[..<name.lowerBound])) + "| Company Name |"
            + partedBehindEmployer(String(text[name.upperBound...]))
    }

    /// "Company Name City Project Accountant": right behind what stands for an employer a town stands alone.
    private static func partedBehindEmployer(_ text: String) -> String {
        let rest = text.drop { " -–—,|".contains($0) }
        let words = rest.split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0] == "City", words[1].first?.isUppercase == true else {
            return partedAtPlace(text)
        }
        return " City | " + rest.dropFirst("City ".count)
    }

    private static func partedAtPlace(_ text: String) -> String {
        guard let range = text.firstRange(of: "City, State") else { return text }
        let before = text[..<range.lowerBound].trimmingSuffix { $0 == " " }
        let behind = text[range.upperBound...].first { $0 != " " }
        let isBetweenWords = before.last?.isLetter == true && behind?.isLetter == true
        guard !isBetweenWords || isEmployer(String(before)) else { return text }
        return text[..<range.lowerBound] + "| \(town) |" + text[range.upperBound...]
    }

    /// A title without what stands in place of a town in front of it.
    static func withoutPlace(_ title: String) -> String {
        guard let place = ["City, State ", "City State "].first(where: title.hasPrefix) else { return title }
        return String(title.dropFirst(place.count))
    }

    /// What stands in place of a town between signs.
    private static let town = "City State"

    /// Letters of what stands in place of an employer at the beginning of a text, with the dash behind it; nil where none does.
    static func lettersOfEmployer(in text: String) -> Int? {
        guard
            let dash = [" - ", " – ", " — "].compactMap({ text.firstRange(of: $0) }).min(by: {
                $0.lowerBound < $1.lowerBound
            }),
            isEmployer(String(text[..<dash.lowerBound]))
        else { return nil }
        return text.distance(from: text.startIndex, to: dash.upperBound)
    }

    /// Whether a text stands in place of an employer.
    static func isEmployer(_ text: String) -> Bool { isEmployer(key: Lexicon.key(text)) }

    /// The same of folded words with spaces between them.
    static func isEmployer(key: String) -> Bool { employers.contains(key) }

    /// Whether a text stands in place of a town, a region or a country.
    static func isPlace(_ text: String) -> Bool {
        // Most texts have more letters than any of them.
        guard !text.hasMoreLetters(than: longestPlace) else { return false }
        return places.contains(Lexicon.key(text.has(UInt8(ascii: ",")) ? text.filter { $0 != "," } : text))
    }

    /// In bytes.
    private static let longestPlace = places.map(\.utf8.count).max() ?? 0

    /// A position without what names nothing; nil where no name is left.
    static func removed(from entry: WorkEntry) -> WorkEntry? {
        var entry = entry
        // The signs around it were put there.
        entry.name = entry.name.map { $0.replacing("\(town) | ", with: "") }
        if let name = entry.name, isEmployer(name) || isPlace(name) { entry.name = nil }
        if let position = entry.position, titles.contains(Lexicon.key(position)) { entry.position = nil }
        if let location = entry.location, isPlace(location) { entry.location = nil }
        return entry.position == nil && entry.name == nil ? nil : entry
    }

    /// The same of a time at school.
    static func removed(from entry: EducationEntry) -> EducationEntry {
        var entry = entry
        if let school = entry.institution, schools.contains(Lexicon.key(school)) { entry.institution = nil }
        return entry
    }
}
