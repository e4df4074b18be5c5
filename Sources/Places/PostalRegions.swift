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
