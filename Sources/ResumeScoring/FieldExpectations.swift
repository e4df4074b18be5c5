import Careers
import Resume

/// What readers of one field expect of a résumé: a trade is told in a few lines, an academic career on many pages.
struct FieldExpectations: Sendable {
    /// Statements that tell enough.
    let statements: Double
    /// Statements with a figure that tell enough.
    let measured: Double
    /// Different words in statements that tell enough.
    let words: Double
    /// Pages that nobody finds too long.
    let pages: Double

    /// Different words, those that entries stand for included, from which on the whole résumé can be judged.
    var substantialWords: Double { words + 45 }

    private static let office = FieldExpectations(statements: 10, measured: 7, words: 110, pages: 2)
    /// People are cared for, taught and designed for more than counted.
    private static let people = FieldExpectations(statements: 9, measured: 5, words: 100, pages: 2)
    private static let trade = FieldExpectations(statements: 6, measured: 3, words: 70, pages: 2)
    private static let academic = FieldExpectations(statements: 8, measured: 4, words: 105, pages: 12)
    private static let beginner = FieldExpectations(statements: 7, measured: 4, words: 85, pages: 2)

    /// - Parameters:
    ///   - profile: whose occupations name the field, by their groups in the SOC 2018.
    ///   - work: the positions of the résumé.
    /// - Returns: the expectations.
    static func of(_ profile: CareerProfile, work: [WorkEntry]) -> FieldExpectations {
        guard !work.isEmpty else { return beginner }
        // Without a date nobody can tell which position is the current one, and so the field.
        guard work.contains(where: { $0.startDate != nil || $0.endDate != nil || $0.isCurrent }) else { return office }
        let code = profile.occupations.first?.code ?? ""
        if code.hasPrefix("25-1") || code.hasPrefix("19-") && !code.hasPrefix("19-4") { return academic }
        if code.hasPrefix("41-2") { return trade }
        switch code.prefix(2) {
        case "35", "37", "39", "45", "47", "49", "51", "53", "33": return trade
        case "21", "25", "27", "29", "31": return people
        default: return office
        }
    }
}
