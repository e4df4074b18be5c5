import TextFolding

extension Gazetteer {
    /// People of a city that is meant where a part of it stands before it.
    private static let largeCity = 300_000
    /// Kilometres from its middle to its parts at most, and to those whose region may be meant as well.
    private static let reach = (city: 19.0, region: 8.5)
    /// How many times as many people it has as a part of it; suburbs larger than that are called by their own names.
    private static let leastRatio = 18

    /// The city that a quarter of it stands before: "Canary Wharf, London".
    ///
    /// "Osasco, São Paulo" and "Brooklyn, New York" name regions, as they are not small or not near.
    func largeCity(around place: Place, _ part: PlaceParts.Part, in behind: ArraySlice<PlaceParts.Part>) -> Place? {
        guard place.kind == .city, !part.hasPostalCode, let own = place.city?.folded, let point = place.coordinate
        else { return nil }
        for other in behind where !other.isCode && !own.contains(other.folded) {
            let city = cities[other.folded]?.first { $0.countryCode == place.countryCode }
            guard let city, city.population >= Self.largeCity, let middle = city.coordinate else { continue }
            let isRegion =
                countries[other.folded] != nil
                || regions(other).contains { $0.countryCode == place.countryCode }
            let distance = middle.distance(to: point)
            guard distance < (isRegion ? Self.reach.region : Self.reach.city),
                place.population * Self.leastRatio < city.population  // checked: a population of the table has 32 bits
            else { continue }
            return city
        }
        return nil
    }
}
