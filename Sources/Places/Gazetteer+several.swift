import TextFolding

extension Gazetteer {
    /// The first of several places of which any may be meant: "Austin, TX or Denver, CO", "Berlin or remote".
    func firstOfSeveral(_ stated: StatedLocation, near country: String?) -> Place? {
        for alternative in stated.alternatives where !alternative.joined.contains(where: { isName($0.folded) }) {
            let before = parts(of: alternative.first)
            let behind = parts(of: alternative.rest)
            guard let next = behind.first,
                LocationWords.workplaces.contains(next.folded)
                    || read(behind, of: alternative.rest, near: country) != nil
            else { continue }
            // "Springfield or Decatur, IL"
            let shared = PlaceContext(behind.dropFirst(), gazetteer: self, fallback: nil)
            if before.count == 1, let city = city(before[0], in: shared), shared.fit(city) ?? .unknown >= .inCountry {
                return city
            }
            if let place = place(StatedLocation(alternative.first), near: country), place.hasTown { return place }
        }
        return nil
    }

    /// Other towns of the name of one that a text names without saying where it is, largest first.
    package func namesakes(of place: Place, in text: String) -> [Place] {
        guard place.kind == .city, parts(of: text).count == 1 else { return [] }
        return (cities[text.folded] ?? []).filter {
            ($0.region, $0.countryCode) != (place.region, place.countryCode)
        }
    }

    /// The town of a text in which codes are not written as codes.
    func townWithCodes(_ stated: StatedLocation, near country: String?) -> Place? {
        let written = stated.withCodes(isName: isName) { word in
            let code = word.uppercased()
            if code.count <= 3,
                countryNames[code] != nil || countries[code.folded] != nil
                    || regions[code.folded]?.contains(where: { $0.code == code }) == true
            {
                return code
            }
            return regions[word.folded + "."] == nil ? nil : word + "."
        }
        guard let written, let place = read(parts(of: written), of: written, near: country), place.hasTown else {
            return nil
        }
        return place
    }

    /// Whether a folded text is a name of any place.
    private func isName(_ name: String) -> Bool {
        cities.contains(name) || countries[name] != nil || regions[name] != nil || metros[name] != nil
    }

    func parts(of text: String) -> [PlaceParts.Part] { PlaceParts.parts(of: text, isName: cities.contains) }
}
