import TextFolding

extension Gazetteer {
    /// The place that a short text names: "Austin, TX", "Greater Boston", "München, Germany", "Bengaluru", "TX 78701".
    ///
    /// - Parameters:
    ///   - text: the text of an address or location field, not a sentence.
    ///   - country: the country to prefer where a name stands for several places.
    /// - Returns: nil when nothing in it is known.
    package func resolve(_ text: String, near country: String? = nil) -> Place? {
        let parts = Self.parts(of: text)
        guard !parts.isEmpty else { return nil }
        for (index, part) in parts.enumerated() {
            if let metro = metro(part.folded) {
                return metro
            }
            let context = Context(Array(parts[(index + 1)...]), gazetteer: self, fallback: country)
            if let city = city(part.folded, in: context) { return city }
        }
        return region(in: parts, near: country) ?? postalRegion(of: text, parts: parts, near: country)
            ?? self.country(in: parts)
    }

    /// Whether a text is a place and nothing else: every part of it is one.
    package func isPlace(_ text: String) -> Bool {
        let pieces = Self.fields(of: text).map { $0.trimmingSpaces }.filter { !$0.isEmpty }
        let parts = pieces.flatMap { endsWithRegionCode($0) ? [$0] : Self.parts(of: $0) }
        guard !parts.isEmpty, parts.count <= 4 else { return false }
        return parts.allSatisfy { part in
            let name = part.folded
            if endsWithRegionCode(part) { return true }
            // Codes are places in capitals only: "in", "or" and "me" are words.
            let isRegion = regions[name] != nil && (part.count > 3 || part == part.uppercased())
            let isCountryCode = part.count == 2 && part == part.uppercased() && countryNames[part] != nil
            return cities.contains(name) && part.count > 1 && part.first?.isLowercase != true || countries[name] != nil
                || isRegion || isCountryCode || metro(name) != nil || name == "remote" || name == "hybrid"
        }
    }

    /// "Narrandera NSW": a name too small to be known, and the code of a region in capitals behind it.
    private func endsWithRegionCode(_ part: String) -> Bool {
        let words = part.split(separator: " ")
        guard (2...4).contains(words.count), let last = words.last, (2...3).contains(last.count),
            last == last.uppercased()
        else { return false }
        return regions[last.folded]?.contains { $0.code == last } == true
            && words.dropLast().allSatisfy { $0.first?.isUppercase == true }
    }

    /// The metropolitan area that a city is part of, as its core; a city outside any is its own.
    package func isSameMetro(_ first: Place, _ second: Place) -> Bool {
        guard first.countryCode == second.countryCode, let firstCity = first.city?.folded,
            let secondCity = second.city?.folded,
            let metrosOfFirst = metrosByMember[first.countryCode + firstCity],
            let metrosOfSecond = metrosByMember[second.countryCode + secondCity]
        else { return false }
        guard !metrosOfFirst.isDisjoint(with: metrosOfSecond) else { return false }
        guard let from = first.coordinate, let to = second.coordinate else { return true }
        return from.distance(to: to) < Self.widestMetro
    }

    /// Kilometres between two places of one metropolitan area at most; cities farther apart only share their names.
    private static let widestMetro = 200.0

    private static func isSeparator(_ character: Character) -> Bool {
        switch character {
        case ",", ";", "|", "/", "·", "•", "(", ")", "\n": true
        default: false
        }
    }

    /// Splits at commas and other separators.
    private static func fields(of text: String) -> [Substring] {
        guard text.isPlain else { return text.split(whereSeparator: isSeparator) }
        return text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: "\n"):
                true
            default: false
            }
        }.map(Substring.init)
    }

    /// Splits at commas and other separators, and cuts off postal codes.
    private static func parts(of text: String) -> [String] {
        fields(of: text).flatMap { part -> [String] in
            let words = part.split(separator: " ").filter { word in
                !word.hasNumber && word != "-" && word != "–"
            }
            let joined = words.joined(separator: " ")
            // "Austin TX", "Sydney NSW": a region's code behind a name without a comma.
            if words.count > 1, let last = words.last, (2...3).contains(last.count), last == last.uppercased() {
                return [words.dropLast().joined(separator: " "), String(last)]
            }
            return joined.isEmpty ? [] : [joined]
        }
    }

    /// What the parts behind a name say about where it is.
    private struct Context {
        var countries: Set<String> = []
        var regions: [Region] = []
        let fallback: String?

        init(_ parts: [String], gazetteer: Gazetteer, fallback: String?) {
            self.fallback = fallback
            for part in parts {
                let name = part.folded
                if let country = gazetteer.countries[name] { countries.insert(country) }
                // Two capital letters are a state more often than a country, and sometimes a country's own code.
                if part.count == 2, part == part.uppercased(), gazetteer.countryNames[part] != nil {
                    countries.insert(part)
                }
                regions += gazetteer.regions[name] ?? []
            }
        }

        /// How well a city fits what stands behind it; nil when it contradicts.
        func rank(_ place: Place) -> Int? {
            let inRegion = regions.contains { region in
                region.countryCode == place.countryCode
                    && (region.code == place.region || region.name.folded == place.region?.folded)
            }
            if inRegion { return 3 }
            if countries.contains(place.countryCode) { return 2 }
            if !regions.isEmpty || !countries.isEmpty {
                return regions.contains { $0.countryCode == place.countryCode } && place.countryCode != "US" ? 1 : nil
            }
            return place.countryCode == fallback ? 1 : 0
        }
    }

    private func city(_ name: String, in context: Context) -> Place? {
        let candidates = cities[name] ?? []
        let ranked = candidates.compactMap { place in context.rank(place).map { (place, $0) } }
        guard let best = ranked.map(\.1).max() else { return nil }
        return ranked.first { $0.1 == best }?.0
    }

    private func metro(_ name: String) -> Place? {
        if let metro = metros[name] { return metro }
        var core = name
        for prefix in ["greater ", "metro ", "grand ", "gran "] where core.hasPrefix(prefix) {
            core.removeFirst(prefix.count)
        }
        for suffix in [" metropolitan area", " metro area", " metroplex", " area", " metro", " region"]
        where core.hasSuffix(suffix) {
            core.removeLast(suffix.count)
        }
        guard core != name, var place = cities[core]?.first else { return nil }
        place.kind = .metro
        return place
    }

    private func region(in parts: [String], near country: String?) -> Place? {
        let named = Set(parts.compactMap { countries[$0.folded] })
        for part in parts.reversed() {
            let candidates = regions[part.folded] ?? []
            // A code alone is a region only in capitals: "in" and "or" are words.
            let usable = part.count > 3 || part == part.uppercased() ? candidates : []
            let region =
                usable.first { named.contains($0.countryCode) } ?? usable.first { $0.countryCode == country }
                ?? (named.isEmpty ? usable.first { $0.countryCode == "US" } ?? usable.first : nil)
            if let region {
                return Place(
                    kind: .region,
                    region: region.code,
                    countryCode: region.countryCode,
                    coordinate: region.coordinate
                )
            }
        }
        return nil
    }

    /// The region of a postal code, where the country is known: "Kleinstadt 80331, Germany".
    private func postalRegion(of text: String, parts: [String], near country: String?) -> Place? {
        guard let country = self.country(in: parts)?.countryCode ?? country,
            let name = postalRegions.name(in: text, country: country)
        else { return nil }
        if country == "GB" { return cities[name.folded]?.first { $0.countryCode == country } }
        let region = regions[name.folded]?.first { $0.countryCode == country && $0.code == name }
        return Place(kind: .region, region: name, countryCode: country, coordinate: region?.coordinate)
    }

    private func country(in parts: [String]) -> Place? {
        for part in parts.reversed() {
            if let country = countries[part.folded] { return Place(kind: .country, countryCode: country) }
            if part.count == 2, part == part.uppercased(), countryNames[part] != nil {
                return Place(kind: .country, countryCode: part)
            }
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
