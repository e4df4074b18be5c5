package import Places

/// Decides which list a posting belongs to, seen from where a person is.
package struct JobBuckets: Sendable {
    private let gazetteer: Gazetteer
    /// How far a local job may be, in kilometres.
    private let localDistance: Double

    package init(gazetteer: Gazetteer, localDistance: Double = 80) {
        self.gazetteer = gazetteer
        self.localDistance = localDistance
    }

    /// The list, and the distance in kilometres where both places are known; nil for a posting out of reach.
    ///
    /// - Parameters:
    ///   - posting: with its places resolved.
    ///   - place: where the person is; nil when not known.
    ///   - country: ISO 3166-1 code of the country the person is in; nil when not known.
    /// - Returns: the list and the distance.
    package func bucket(
        of posting: JobPosting,
        place: Place?,
        country: String?
    ) -> (bucket: JobMatch.Bucket, distance: Double?)? {
        let site =
            posting.workplace != .remote || posting.isOnSiteToo
            ? site(of: posting, place: place, country: country) : nil
        guard posting.workplace == .remote, site?.bucket != .local else { return site }
        let isOpen = posting.eligibleCountries.isEmpty || country.map(posting.eligibleCountries.contains) ?? false
        return isOpen ? (.remote, nil) : site
    }

    /// The list of a posting whose work is done at one of its places.
    private func site(
        of posting: JobPosting,
        place: Place?,
        country: String?
    ) -> (bucket: JobMatch.Bucket, distance: Double?)? {
        guard let country else { return nil }
        let places = posting.places.compactMap(\.place).filter { $0.countryCode == country }
        guard !places.isEmpty else { return nil }
        guard let place, place.kind == .city || place.kind == .metro else { return (.national, nil) }
        let distances = places.filter { $0.kind == .city || $0.kind == .metro }.compactMap { other in
            place.coordinate.flatMap { from in other.coordinate.map { from.distance(to: $0) } }
        }
        let nearest = distances.min()
        let isNear = nearest.map { $0 <= localDistance } ?? false
        let isLocal = isNear || places.contains { gazetteer.isSameMetro(place, $0) }
        return (isLocal ? .local : .national, nearest)
    }
}
