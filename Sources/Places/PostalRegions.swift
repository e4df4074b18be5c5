import KnowledgePack
import TextFolding

/// Which region, or in Great Britain which town, a postal code belongs to, by its first signs.
struct PostalRegions: Sendable {
    private struct Range: Sendable {
        let first: String
        let last: String
        let name: String
    }

    private let countries: PackIndex
    private let ranges: PackLists
    /// First and last beginning, and name.
    private let texts: PackNumbers
    private let strings: PackStrings

    init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        strings = pack.strings
        texts = try pack.numbers(.postalTexts, in: 0..<strings.count)
        countries = try pack.index(.postalCountries)
        ranges = try pack.lists(.postalByCountry, count: countries.count, in: 0..<texts.count / 3)
    }

    /// Ranges of a country, longer beginnings first, as they are more exact.
    private func ranges(in country: String) -> [Range]? {
        countries[country].map { entry in
            ranges[entry].map { row in
                Range(
                    first: strings[texts[3 * row]],
                    last: strings[texts[3 * row + 1]],
                    name: strings[texts[3 * row + 2]]
                )
            }
        }
    }

    /// The country whose postal codes have the shape of a text that is nothing but one: five digits are American.
    static func country(ofCode text: String) -> String? {
        let shape = text.compactMap { character -> Character? in
            if character == " " || character == "-" { return nil }
            guard character.isASCII else { return "?" }
            return character.isNumber ? "9" : character.isUppercase ? "A" : "?"
        }
        return switch String(shape) {
        case "99999" where text.count == 5, "999999999" where text.contains("-"): "US"
        case "A9A9A9": "CA"
        case "A99AA", "A999AA", "AA99AA", "AA999AA", "A9A9AA", "AA9A9AA": "GB"
        default: nil
        }
    }

    /// The region's code (a town's name in Great Britain), or nil where no part of the text is a postal code of the country.
    func name(in text: String, country: String) -> String? {
        let words = text.split { " ,".contains($0) }.map { $0.uppercased() }.filter { word in
            word.count >= 2 && word.contains(where: \.isNumber)
        }
        guard !words.isEmpty, let ranges = ranges(in: country) else { return nil }
        for word in words {
            // In Great Britain the letters in front of the first digit count as a whole.
            let beginning = country == "GB" ? String(word.prefix { $0.isLetter }) : word
            let match = ranges.first { range in
                guard country != "GB" else { return beginning == range.first }
                let start = beginning.prefix(range.first.count)
                return start.count == range.first.count && start >= range.first && start <= range.last
            }
            if let match, country == "GB" || country == "CA" || word.count == 5 { return match.name }
        }
        return nil
    }
}
