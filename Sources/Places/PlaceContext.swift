import TextFolding

/// What the parts behind a name say about where it is.
struct PlaceContext {
    private var countries: Set<String> = []
    private var regions: [Gazetteer.Region] = []
    private let fallback: String?

    init(_ parts: ArraySlice<PlaceParts.Part>, gazetteer: Gazetteer, fallback: String?) {
        self.fallback = fallback
        for part in parts {
            if let country = gazetteer.countryCode(part) { countries.insert(country) }
            regions += gazetteer.regions(part)
        }
    }

    /// Whether nothing is said.
    var isSilent: Bool { countries.isEmpty && regions.isEmpty }

    /// Kilometres from the middle of a second-level region to its towns at most.
    private static let countyRadius = 100.0

    /// How well a city fits.
    enum Fit: Int, Comparable {
        /// Nothing is said.
        case unknown
        /// In the country that is preferred, or in one whose regions it may belong to.
        case possible
        case inCountry
        /// Near the middle of the region.
        case inCounty
        case inRegion

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// How well a city fits what stands behind it; nil when it contradicts.
    func fit(_ place: Place) -> Fit? {
        let own = regions.filter { $0.countryCode == place.countryCode }
        if own.contains(where: { $0.code == place.region || $0.name.folded == place.region?.folded }) {
            return .inRegion
        }
        if let point = place.coordinate,
            own.contains(where: { region in
                !region.isFirstLevel && region.coordinate.map { $0.distance(to: point) < Self.countyRadius } == true
            })
        {
            return .inCounty
        }
        if countries.contains(place.countryCode) { return .inCountry }
        guard regions.isEmpty && countries.isEmpty else {
            return !own.isEmpty && place.countryCode != "US" ? .possible : nil
        }
        return place.countryCode == fallback ? .possible : .unknown
    }
}
