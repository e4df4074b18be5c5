package import JobMatching
package import Places
import TextFolding

/// The cities that jobs are wanted in.
package struct CityFilter: Sendable {
    private enum City: Sendable {
        case known(Place)
        /// One that nobody knows is compared as text.
        case named([String])
    }

    private let cities: [City]
    private let buckets: JobBuckets

    package init(_ names: [String], gazetteer: Gazetteer, localDistance: Double) {
        cities = names.map { name in
            gazetteer.resolve(name).map(City.known) ?? .named(name.foldedTokens)
        }
        buckets = JobBuckets(gazetteer: gazetteer, localDistance: localDistance)
    }

    /// Whether a job is near one of the cities, or can be done from its country.
    package func includes(_ posting: JobPosting) -> Bool {
        cities.contains { city in
            switch city {
            case .named(let words):
                return posting.places.contains { Self.has(words, in: $0.text.foldedTokens) }
            case .known(let place):
                guard let found = buckets.bucket(of: posting, place: place, country: place.countryCode) else {
                    return false
                }
                switch (found.bucket, place.kind) {
                case (.remote, _), (.local, _), (.national, .country): return true
                case (.national, .region):
                    return posting.places.contains {
                        $0.place?.countryCode == place.countryCode && $0.place?.region == place.region
                    }
                case (.national, .city), (.national, .metro): return false
                }
            }
        }
    }

    private static func has(_ words: [String], in text: [String]) -> Bool {
        guard !words.isEmpty, words.count <= text.count else { return false }
        return (0...(text.count - words.count)).contains { text[$0...].starts(with: words) }
    }
}
