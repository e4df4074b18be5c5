import Foundation

/// A posting that was made up, as far as it matters here.
struct KnownPosting: Decodable {
    let identifier: String
    let title: String
    let company: String
    let description: String
    let location: [String]
    let skills: [String]?
    /// The occupation that it truly is for.
    let occupationalCategory: String

    /// Where the work is: "Austin, TX" is in the United States, whose places end with the code of a state.
    var countries: Set<String> {
        Set(
            location.map { place in
                let last = place.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) ?? place
                return last.count == 2 ? "United States" : last
            }
        )
    }

    /// The number that an identifier has behind the name and the seed.
    static func number(ofIdentifier identifier: String) -> Int? {
        identifier.split(separator: "-").dropFirst(2).first.flatMap { Int($0) }
    }
}
