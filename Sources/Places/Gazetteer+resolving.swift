import TextFolding

extension Gazetteer {
    /// The place that a short text names: "Austin, TX", "Greater Boston", "München, Germany", "Bengaluru", "TX 78701".
    ///
    /// - Parameters:
    ///   - text: the text of an address or location field, not a sentence.
    ///   - country: the country to prefer where a name stands for several places.
    /// - Returns: nil when nothing in it is known.
    package func resolve(_ text: String, near country: String? = nil) -> Place? {
        guard text.utf8.count <= Self.longestStated else { return read(parts(of: text), of: text, near: country) }
        let stated = StatedLocation(text)
        return firstOfSeveral(stated, near: country) ?? place(stated, near: country)
    }

    /// Bytes of a text at most that is read for more than the names in it: the work grows with the square of them.
    private static let longestStated = 240

    /// The place that a text names which is about one place.
    func place(_ stated: StatedLocation, near country: String?) -> Place? {
        guard !stated.text.isEmpty else { return nil }
        if let town = townWithCodes(stated, near: country) { return town }
        let parts = self.parts(of: stated.text)
        let whole = read(parts, of: stated.text, near: country)
        if let whole, whole.hasTown {
            // "Cambridge, Massachusets"
            let mended = parts.count > 1 ? withMendedRegion(parts) : nil
            let place = mended.flatMap { read($0, of: stated.text, near: country) }
            return place?.hasTown == true ? place : whole
        }
        let bare = StatedLocation(stated.bare(self))
        let isBare = bare.text == stated.text
        let bareParts = isBare ? parts : self.parts(of: bare.text)
        let cleaned = isBare ? whole : read(bareParts, of: bare.text, near: country)
        if let cleaned, cleaned.hasTown { return cleaned }
        if !isBare, let town = townWithCodes(bare, near: country) { return town }
        return misspeltTown(in: bareParts, near: country) ?? whole ?? cleaned
            ?? withMendedRegion(bareParts).flatMap { read($0, of: bare.text, near: country) }
    }

    /// The place that parts name as they stand.
    func read(_ parts: [PlaceParts.Part], of text: String, near country: String?) -> Place? {
        for (index, part) in parts.enumerated() {
            if let metro = metro(part.folded) { return metro }
            let context = PlaceContext(parts[(index + 1)...], gazetteer: self, fallback: country)
            guard let city = cityBehindRegion(at: index, of: parts) ?? city(part, in: context),
                !meansOther(part, than: city, at: index, of: parts, in: context)
            else { continue }
            guard let other = eponym(of: city, part, among: parts, near: country) else {
                return largeCity(around: city, part, in: parts[(index + 1)...]) ?? city
            }
            // "Ontario, London"
            return parts.indices.dropFirst(index + 1).lazy.compactMap { self.cityBehindRegion(at: $0, of: parts) }.first
                ?? other
        }
        if parts.count == 1, let part = parts.first, let city = lone(part) { return city }
        return region(in: parts, near: country) ?? postalRegion(of: text, parts: parts, near: country)
            ?? self.country(in: parts)
    }

    /// People of a town from which on its name alone means it.
    private static let knownTown = 15_000
    /// People of a city from which on its name means it rather than a region elsewhere.
    static let knownCity = 500_000

    /// Whether a folded name means a town where nothing says where it is.
    func standsAlone(_ name: String, _ cities: [Place]) -> Bool {
        guard let largest = cities.first else { return false }
        return largest.population >= Self.knownTown && !ordinaryNames.contains(name)
    }

    /// The town that stands for a whole location, however small it is.
    private func lone(_ part: PlaceParts.Part) -> Place? {
        // "in", "or" and "me" are words.
        let isWord = part.text.count <= 3 && part.text == part.text.lowercased()
        guard !isWord, !part.hasNumbers, regions(part).isEmpty, countryCode(part) == nil else { return nil }
        return cities[part.folded]?.first
    }

    /// The city that a part names, if it means one there.
    func city(_ part: PlaceParts.Part, in context: PlaceContext) -> Place? {
        if let city = city(part.folded, in: context, hasPostalCode: part.hasPostalCode) { return city }
        for run in part.runs {
            if let city = city(run, in: context, hasPostalCode: part.hasPostalCode) { return city }
        }
        if let (town, rest) = townWithCountry(part.text) {
            let inner = PlaceContext([PlaceParts.Part(rest)][...], gazetteer: self, fallback: nil)
            return city(town.folded, in: inner, hasPostalCode: false)
        }
        guard let dash = part.folded.firstIndex(of: "-"),
            let city = city(String(part.folded[..<dash]), in: context, hasPostalCode: false)
        else { return nil }
        // "Champaign-Urbana, IL"
        let other = String(part.folded[part.folded.index(after: dash)...])
        let isPair =
            context.fit(city) ?? .unknown >= .inCounty
            && cities[other]?.contains { context.fit($0) ?? .unknown >= .inCounty } == true
        // "Berlin-Kreuzberg"
        return isPair || !part.text.contains(" ") && city.population >= Self.knownCity ? city : nil
    }

    private func city(_ name: String, in context: PlaceContext, hasPostalCode: Bool) -> Place? {
        guard let candidates = cities[name] else { return nil }
        var best: (place: Place, fit: PlaceContext.Fit)?
        for place in candidates {
            guard let fit = context.fit(place) else { continue }
            if best.map({ $0.fit < fit }) ?? true { best = (place, fit) }
        }
        guard let best else { return nil }
        let isMeant = best.fit > .unknown || hasPostalCode || standsAlone(name, candidates)
        return isMeant ? best.place : nil
    }

    private func region(in parts: [PlaceParts.Part], near country: String?) -> Place? {
        for (index, part) in parts.enumerated().reversed() {
            let others = parts.indices.filter { $0 != index }.map { parts[$0] }
            let named = Set(others.compactMap { countries[$0.folded] })
            // "UK" and "Georgia" are countries as well.
            if let own = countries[part.folded], part.isCode || own == country || named.contains(own) { continue }
            // "Mar 2020"
            if part.hasNumbers, !part.hasPostalCode, part.text.count <= 3 { continue }
            let regions = regions(part).filter { named.isEmpty || named.contains($0.countryCode) }
            let clear = regions.filter { !$0.needsTown }
            if let region = preferred(clear.isEmpty ? regions : clear, near: country) { return Self.place(region) }
        }
        return nil
    }

    /// The region of a postal code: "Kleinstadt 80331, Germany", "94105".
    private func postalRegion(of text: String, parts: [PlaceParts.Part], near country: String?) -> Place? {
        let stated = self.country(in: parts)?.countryCode ?? country
        guard let country = stated ?? PostalRegions.country(ofCode: text),
            let name = postalRegions.name(in: text, country: country)
        else { return nil }
        if country == "GB" { return cities[name.folded]?.first { $0.countryCode == country } }
        let region = regions[name.folded]?.first { $0.countryCode == country && $0.code == name }
        return Place(kind: .region, region: name, countryCode: country, coordinate: region?.coordinate)
    }

    private func country(in parts: [PlaceParts.Part]) -> Place? {
        for part in parts.reversed() {
            if let country = countryCode(part) { return Place(kind: .country, countryCode: country) }
        }
        return nil
    }
}
