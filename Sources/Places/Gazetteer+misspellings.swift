import TextFolding

extension Gazetteer {
    /// Letters of a name that may be misspelt at least, beside a region or country and alone.
    private static let shortest = (beside: 6, alone: 7)
    /// Bytes of names of regions and countries that are mended.
    private static let mendable = 7...30

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

    /// The parts with the name of a large region or country at their end mended that is wrong by a letter; nil where
    /// it is not.
    func withMendedRegion(_ parts: [PlaceParts.Part]) -> [PlaceParts.Part]? {
        guard let last = parts.last, !last.hasNumbers, Self.mendable.contains(last.folded.utf8.count), isUnknown(last),
            cities[last.folded] == nil, let name = regionOrCountry(near: last.folded)
        else { return nil }
        return parts.dropLast() + [PlaceParts.Part(name)]
    }

    private func isUnknown(_ part: PlaceParts.Part) -> Bool { countryCode(part) == nil && regions(part).isEmpty }

    private func regionOrCountry(near name: String) -> String? {
        guard let neighbours = SpellingNeighbours(name) else { return nil }
        var found: Set<String> = []
        neighbours.forEach { other, hash in
            if let country = countries.key(other, hash: hash) { found.insert(country) }
            if let region = regions.key(other, hash: hash),
                regions[region]?.contains(where: { $0.isFirstLevel && !$0.needsTown }) == true
            {
                found.insert(region)
            }
        }
        // Two that are as near say nothing.
        return found.count == 1 ? found.first : nil
    }
}
