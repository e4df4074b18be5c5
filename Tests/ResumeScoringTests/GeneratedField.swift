import TestSupport
import Testing

/// What people of one field write about.
struct GeneratedField: CustomTestStringConvertible {
    let name: String
    let titles: [String]
    let degree: String
    let summary: String
    let skills: [(group: String, names: [String])]
    /// What was done, and what it came to.
    let deeds: [(deed: String, result: String)]

    var testDescription: String { name }

    /// Each deed once, in an order of its own; some with their result in figures.
    func bullets(measured: Double, using random: inout SeededGenerator) -> [String] {
        deeds.shuffled(using: &random).map { deed, result in
            Double.random(in: 0..<1, using: &random) < measured ? "\(deed) \(result)" : deed
        }
    }
}
