import JobMatching
import Places

/// A place as a feed states it in parts.
struct StatedPlace: Hashable, Sendable {
    var city: String?
    var region: String?
    /// A code or a name.
    var country: String?

    /// The place as text; nil when nothing is stated.
    var posting: PostingPlace? {
        // A code of numbers says nothing to a reader.
        let shownRegion = region.flatMap { $0.allSatisfy(\.isNumber) ? nil : $0 }
        var parts: [String] = []
        for part in [city, shownRegion, country].compactMap({ $0 }) where !parts.contains(part) { parts.append(part) }
        guard !parts.isEmpty else { return nil }
        let isCountry = city == nil && region == nil
        let place = isCountry ? countryCode.map { Place(kind: .country, countryCode: $0) } : nil
        return PostingPlace(text: parts.joined(separator: ", "), place: place)
    }

    /// ISO 3166-1 code of the country.
    var countryCode: String? { country.flatMap(CountryNames.code(stated:)) }
}
