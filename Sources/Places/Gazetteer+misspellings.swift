import TextFolding

extension Gazetteer {
    /// Letters of a name that may be misspelt at least, beside a region or country and alone.
    private static let shortest = (beside: 6, alone: 7)

    /// People that a town has at least, if a name that is almost its own means it.
    private static func fewest(_ fit: PlaceContext.Fit, isLone: Bool) -> Int {
        switch fit {
        case .inRegion, .inCounty: 30_000
        case .inCountry: 100_000
        case .possible, .unknown: isLone ? 300_000 : .max
        }
    }

    /// The town that a name means which is wrong by a letter: "Tuscon, AZ", "Johanesburg, South Africa", "Banglore".
    ///
    /// - Parameters:
    ///   - parts: a location in which no town is known.
    ///   - country: the country to prefer.
    /// - Returns: nil where nothing of size is near.
    func misspeltTown(in parts: [PlaceParts.Part], near country: String?) -> Place? {
        for (index, part) in parts.enumerated() {
            let context = PlaceContext(parts[(index + 1)...], gazetteer: self, fallback: country)
            let isLone = parts.count == 1
            guard isLone || !context.isSilent, !part.hasNumbers || part.hasPostalCode, isUnknown(part),
                part.folded.utf8.count >= (isLone ? Self.shortest.alone : Self.shortest.beside)
            else { continue }
            var best: (place: Place, fit: PlaceContext.Fit)?
            for place in cities.neighbours(of: part.folded) {
                guard let fit = context.fit(place), place.population >= Self.fewest(fit, isLone: isLone) else {
                    continue
                }
                if best.map({ ($0.fit, $0.place.population) < (fit, place.population) }) ?? true { best = (place, fit) }
            }
            if let best { return best.place }
        }
        return nil
    }

    /// The parts with names of large regions and countries mended that are wrong by a letter; nil where none is.
    func withMendedRegions(_ parts: [PlaceParts.Part]) -> [PlaceParts.Part]? {
        var mended = parts
        var hasChanged = false
        for (index, part) in parts.enumerated() where index > 0 || parts.count == 1 {
            guard part.folded.utf8.count >= Self.shortest.alone, !part.hasNumbers, isUnknown(part),
                cities[part.folded] == nil, let name = regionOrCountry(near: part.folded)
            else { continue }
            mended[index] = PlaceParts.Part(name)
            hasChanged = true
        }
        return hasChanged ? mended : nil
    }

    private func isUnknown(_ part: PlaceParts.Part) -> Bool { countryCode(part) == nil && regions(part).isEmpty }

    private func regionOrCountry(near name: String) -> String? {
        guard let neighbours = SpellingNeighbours(name) else { return nil }
        var found: Set<String> = []
        neighbours.forEach { other in
            if let country = countries.key(other) { found.insert(country) }
            if let region = regions.key(other),
                regions[region]?.contains(where: { $0.isFirstLevel && !$0.needsTown }) == true
            {
                found.insert(region)
            }
        }
        // Two that are as near say nothing.
        return found.count == 1 ? found.first : nil
    }
}
