import JobMatching
import Places

/// From which countries a posting's people may work, as far as its feed says.
///
/// A field of the feed, the location text and the title come first; then the places of the job, unless its text opens it
/// wider; then its text; then the country of the posting itself. Where nothing bounds it, it is open to all.
struct RemoteReach: Hashable, Sendable {
    /// ISO 3166-1 codes that a field, the location text or the title states.
    var stated: [String] = []
    /// Whether they say that there is no limit.
    var isWorldwide = false
    /// Codes of the places that are stated in parts.
    var placeCountries: [String] = []
    var body = BodyReach()
    /// The code in the posting's own field for a country; nil where it has none.
    var home: String?

    /// Whether more places could not tell more.
    var isStated: Bool { isWorldwide || !stated.isEmpty }

    /// The codes of the countries; empty where there is no limit.
    ///
    /// - Parameter places: the places of the job, those that are known resolved.
    /// - Returns: each code once.
    func countries(of places: [PostingPlace]) -> [String] {
        if isStated { return isWorldwide ? [] : stated }
        let here = Self.distinct(placeCountries + places.compactMap(\.place?.countryCode))
        guard !here.isEmpty else {
            if !body.countries.isEmpty { return body.countries }
            return body.isWorldwide ? [] : home.map { [$0] } ?? []
        }
        // "Anywhere in the world" beside "you must be allowed to work in Ireland" is not anywhere.
        if body.isWorldwide, body.countries.isEmpty { return [] }
        let isWider = body.isWide && body.countries.contains(where: here.contains)
        return isWider ? Self.distinct(here + body.countries) : here
    }

    private static func distinct(_ codes: [String]) -> [String] {
        codes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
