import JobAlerts
import JobMatching

/// Says in sentences why a posting fits keywords.
package enum KeywordReasons {
    /// Sentences at most.
    private static let most = 3
    /// Keywords that the last sentence names at most.
    private static let mostNamed = 5

    /// One to three sentences, the most telling first.
    package static func sentences(for hit: KeywordMatcher.Hit) -> [String] {
        let places = hit.keywords.enumerated()
            .sorted { ($1.element.strength, $0.offset) < ($0.element.strength, $1.offset) }
            .map(\.element)
        guard places.count > most else { return places.map(sentence) }
        let rest = places.dropFirst(most - 1).map { "“\($0.keyword)”" }
        return places.prefix(most - 1).map(sentence) + ["It fits \(EnglishList.text(rest, most: mostNamed)) as well."]
    }

    private static func sentence(_ place: KeywordMatcher.Place) -> String {
        "“\(place.keyword)” \(EnglishList.text(place.places.map(words)))."
    }

    private static func words(_ place: KeywordPlace) -> String {
        switch place {
        case .title: "is in the title"
        case .skills: "is a skill that it asks for"
        case .occupation: "names the occupation"
        case .company: "is in the name of the company"
        case .description: "is in the description"
        }
    }
}
