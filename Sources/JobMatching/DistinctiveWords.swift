import Careers
import Foundation
import Resume

/// Words by which a posting is told from others, and what a résumé has of them.
enum DistinctiveWords {
    /// Words that are kept of a posting, and that it must have to be told from others at all.
    private static let most = 24
    private static let fewest = 12
    /// Words that a résumé must have to be compared.
    private static let fewestOfResume = 25
    /// What the common words come to at which two thirds of all that they can say is said.
    private static let clear = 1.5
    /// The likeness of texts that cannot be compared.
    private static let unknown = 0.2

    /// The words that tell a posting apart: those that stand in it often and in others rarely, the most telling first; none
    /// where its text is short, or in another language than English.
    static func of(_ posting: JobPosting, knowledge: CareerKnowledge) -> [UInt32] {
        let words = knowledge.words.words(of: posting.title + "\n" + posting.description)
        guard words.count >= fewest else { return [] }
        let weighed = words.map { (number: $0.key, weight: log1p(Double($0.value.count)) * $0.value.rarity) }
        return weighed.sorted { ($0.weight, $1.number) > ($1.weight, $0.number) }.prefix(most).map(\.number)
    }

    /// What each word of a résumé counts that a posting is told apart by: the rarer it is, and the more often it stands there,
    /// beside all others. None where the résumé is short, or in another language than English.
    static func weights(of resume: Resume, knowledge: CareerKnowledge) -> [UInt32: Double] {
        let words = knowledge.words.words(of: ResumePassages.texts(of: resume).map(\.value).joined(separator: "\n"))
        // checked: floating point
        let norm = words.values.reduce(0) { $0 + pow(log1p(Double($1.count)) * $1.rarity, 2) }.squareRoot()
        guard words.count >= fewestOfResume, norm > 0 else { return [:] }
        // checked: floating point
        return words.mapValues { $0.rarity * $0.rarity * log1p(Double($0.count)) / norm }
    }

    /// How much of what tells a posting apart a résumé has, 0-1.
    static func likeness(of words: [UInt32], to weights: [UInt32: Double]) -> Double {
        guard !words.isEmpty, !weights.isEmpty else { return unknown }
        return 1 - exp(-words.reduce(0) { $0 + (weights[$1] ?? 0) } / clear)
    }
}
