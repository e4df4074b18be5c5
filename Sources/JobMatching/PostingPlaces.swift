import Places
import TextFolding

/// Resolves the places of postings. What else a posting says tells which of several towns of one name is meant.
struct PostingPlaces: Sendable {
    private let gazetteer: Gazetteer
    private let known = TextMemory<Place?>()

    /// A town this many times as large as one of its name in the posting's own country is meant all the same.
    private static let dwarfing = 10
    /// People of a city that is told from what stands in front of it: "Neo Toronto".
    private static let knownCity = 500_000
    private static let longestName = 3

    /// Currencies that are paid in one country.
    private static let countries = [
        "USD": "US", "GBP": "GB", "CAD": "CA", "AUD": "AU", "NZD": "NZ", "INR": "IN", "JPY": "JP", "CHF": "CH",
        "SEK": "SE",
        "NOK": "NO", "DKK": "DK", "PLN": "PL", "CZK": "CZ", "BRL": "BR", "MXN": "MX", "SGD": "SG", "ZAR": "ZA",
        "ILS": "IL",
        "AED": "AE", "HUF": "HU", "RON": "RO", "TRY": "TR", "PHP": "PH", "COP": "CO", "ARS": "AR", "CLP": "CL",
        "KRW": "KR",
    ]

    /// What only the law and the customs of the United States put into a posting.
    private static let american = ["401(k)", "401k", "E-Verify", "EEO", "W-2"]

    init(_ gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The places of a posting, each with what it stands for.
    func resolved(for posting: JobPosting) -> [PostingPlace] {
        var places = posting.places
        var unclear: [Int] = []
        for index in places.indices where places[index].place == nil {
            places[index].place = place(places[index].text, of: posting.company)
            if places[index].place?.kind == .city, !places[index].text.contains(",") { unclear.append(index) }
        }
        guard !unclear.isEmpty else { return places }
        let others = places.indices.filter { !unclear.contains($0) }.compactMap { places[$0].place?.countryCode }
        guard let country = Self.country(posting, others: others) else { return places }
        for index in unclear where places[index].place?.countryCode != country {
            guard let found = places[index].place,
                let near = place(places[index].text, near: country), near.kind == .city,
                near.countryCode == country, near.city == found.city,
                near.population >= found.population / Self.dwarfing
            else { continue }
            places[index].place = near
        }
        return places
    }

    /// The country that a posting's other fields speak of; nil where they speak of none or of several.
    private static func country(_ posting: JobPosting, others: [String]) -> String? {
        if let country = others.first { return others.allSatisfy { $0 == country } ? country : nil }
        if let pay = posting.salary.flatMap({ countries[$0.currency] }) { return pay }
        if posting.eligibleCountries.count == 1 { return posting.eligibleCountries[0] }
        return american.contains(where: posting.description.contains) ? "US" : nil
    }

    private func place(_ text: String, near country: String) -> Place? {
        known.value(for: "\(country)\n\(text)") { _ in gazetteer.resolve(text, near: country) }
    }

    /// The place of a text; the name of the company and the like may stand in front of a city.
    private func place(_ text: String, of company: String) -> Place? {
        let plain = known.value(for: text) { gazetteer.resolve($0) }
        if let plain, plain.kind != .country { return plain }
        var words = text.split(separator: " ")[...]
        guard (2...(Self.longestName + 2)).contains(words.count), !text.contains(",") else { return plain }
        let isNamed = words.first.map { company.folded.hasPrefix($0.folded) } ?? false
        while words.count > 1 {
            words = words.dropFirst()
            guard words.count <= Self.longestName,
                let city = known.value(for: words.joined(separator: " "), { gazetteer.resolve($0) })
            else { continue }
            if city.kind == .city, isNamed || city.population >= Self.knownCity { return city }
        }
        return plain
    }
}
