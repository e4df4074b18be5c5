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

    /// The occupation that an identifier ends with, behind the name, the seed and the number.
    static func occupation(ofIdentifier identifier: String) -> String {
        identifier.split(separator: "-").dropFirst(3).joined(separator: "-")
    }
}
