import TextFolding

extension Gazetteer {
    /// Whether a place is in the city that a name stands for, whichever of its names that is.
    ///
    /// - Parameters:
    ///   - name: a city's name or alias; empty where there is none.
    ///   - place: the place.
    /// - Returns: true when both name the same city, or none.
    package func isSameCity(_ name: String, _ place: Place?) -> Bool {
        guard let place, let city = place.city else { return name.isEmpty }
        guard name.folded != city.folded else { return true }
        return cities[name.folded]?.contains { other in
            other.city == city && other.region == place.region && other.countryCode == place.countryCode
        } == true
    }

    /// Whether a place is in the region that a name or code stands for.
    ///
    /// - Parameters:
    ///   - name: a region's name, alias or code; empty where it does not matter.
    ///   - place: the place.
    /// - Returns: true when they agree.
    package func isSameRegion(_ name: String, _ place: Place?) -> Bool {
        guard !name.isEmpty else { return true }
        guard let place, let region = place.region else { return false }
        func isIt(_ other: Region) -> Bool { other.code == region || other.name.folded == region.folded }
        return name.folded == region.folded
            || regions[name.folded]?.contains { $0.countryCode == place.countryCode && isIt($0) } == true
    }
}
