import TextFolding

extension Gazetteer {
    /// People of a town from which on its name means it rather than a county elsewhere.
    private static let countyTown = 150_000
    /// People of a town from which on its name means it rather than a region that is so called in another language.
    private static let exonymTown = 50_000
    private static let longName = 8

    /// The region or country that a name means rather than a smaller town elsewhere: "Ontario", "Georgia, USA", "Peru".
    func eponym(
        of city: Place,
        _ part: PlaceParts.Part,
        among parts: [PlaceParts.Part],
        near country: String?
    ) -> Place? {
        guard city.population < Self.knownCity, !part.hasPostalCode else { return nil }
        let others = parts.filter { $0.folded != part.folded }
        let named = Set(others.compactMap(countryCode))
        // "Ontario, CA": what may be a region says where the town is.
        guard !others.contains(where: { !self.regions($0).isEmpty }) else { return nil }
        let namesakes = regions(part).filter { region in
            !region.needsTown && (named.isEmpty || named.contains(region.countryCode))
                && isRather(region, than: city, called: part.folded)
        }
        if let region = preferred(namesakes, near: country), !namesakes.contains(where: { isIn($0, city) }) {
            return Self.place(region)
        }
        guard let own = countryCode(part), own != city.countryCode, others.isEmpty else { return nil }
        return Place(kind: .country, countryCode: own)
    }

    /// Whether a name means a region rather than a town, if it does not lie in it: states before towns, counties and
    /// names in other languages before small ones.
    private func isRather(_ region: Region, than city: Place, called name: String) -> Bool {
        if region.name.folded == name { return region.isFirstLevel || city.population < Self.countyTown }
        return region.isFirstLevel && name.utf8.count >= Self.longName && city.population < Self.exonymTown
    }

    private func isIn(_ region: Region, _ place: Place) -> Bool {
        region.countryCode == place.countryCode
            && (region.code == place.region || region.name.folded == place.region?.folded)
    }

    func preferred(_ regions: [Region], near country: String?) -> Region? {
        regions.first { $0.countryCode == country } ?? regions.first { $0.countryCode == "US" } ?? regions.first
    }

    static func place(_ region: Region) -> Place {
        Place(kind: .region, region: region.code, countryCode: region.countryCode, coordinate: region.coordinate)
    }

    /// Whether a name that is a country's, or a code, means that rather than a town elsewhere: "Vorë, Albania".
    func meansOther(
        _ part: PlaceParts.Part,
        than city: Place,
        at index: Int,
        of parts: [PlaceParts.Part],
        in context: PlaceContext
    ) -> Bool {
        guard parts.count > 1, city.population < Self.knownCity, !part.hasPostalCode,
            context.fit(city) ?? .unknown <= .possible
        else { return false }
        if index > 0, part.isCode { return countryCode(part) != nil || !regions(part).isEmpty }
        if index + 1 < parts.count, part.text.first?.isUppercase == true, isWord(parts[index + 1]) { return true }
        return countries[part.folded].map { $0 != city.countryCode } == true
    }

    /// "Reading, cooking": a word in small letters behind what is a word as well.
    private func isWord(_ part: PlaceParts.Part) -> Bool {
        part.text.count > 3 && part.text.allSatisfy { $0.isLowercase && $0.isASCII } && !part.hasNumbers
            && !LocationWords.workplaces.contains(part.folded) && !cities.contains(part.folded)
            && metro(part.folded) == nil && regions(part).isEmpty
    }

    /// A town behind its region or country, where nothing behind it says anything: "New Zealand, Hastings", "TX, Austin".
    func cityBehindRegion(at index: Int, of parts: [PlaceParts.Part]) -> Place? {
        guard index > 0, let first = parts.first,
            PlaceContext(parts[(index + 1)...], gazetteer: self, fallback: nil).isSilent
        else { return nil }
        let front = PlaceContext([first][...], gazetteer: self, fallback: nil)
        // "IT, Sales"
        guard !front.isSilent, !first.isCode || !ordinaryNames.contains(parts[index].folded),
            let city = city(parts[index], in: front), front.fit(city) ?? .unknown >= .inCountry
        else { return nil }
        return city
    }
}
