/// Somewhere on earth, as exact as a text names it: a city, a region, a country, or an area around a city.
package struct Place: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case city
        case metro
        case region
        case country
    }

    package var kind: Kind
    /// Name of the city or metropolitan area's core; nil for regions and countries.
    package var city: String?
    /// Code or name of the first-level division ("TX", "Bayern").
    package var region: String?
    /// ISO 3166-1 alpha-2.
    package var countryCode: String
    package var coordinate: Coordinate?
    /// Inhabitants, for ranking; 0 where not known.
    package var population: Int

    /// As it can be typed to name it and no other: "Springfield, IL, US".
    package var fullName: String { [city, region, countryCode].compactMap(\.self).joined(separator: ", ") }

    /// Whether it is a town or an area around one.
    var hasTown: Bool { city != nil }

    package init(
        kind: Kind,
        city: String? = nil,
        region: String? = nil,
        countryCode: String,
        coordinate: Coordinate? = nil,
        population: Int = 0
    ) {
        self.kind = kind
        self.city = city
        self.region = region
        self.countryCode = countryCode
        self.coordinate = coordinate
        self.population = population
    }
}
