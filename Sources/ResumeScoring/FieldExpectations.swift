import Careers
import Resume

/// What readers of one field expect of a résumé: a trade is told in a few lines, an academic career on many pages.
struct FieldExpectations: Sendable {
    /// Statements that tell enough.
    let statements: Double
    /// Statements of one position that tell enough of it.
    let perPosition: Double
    /// Statements with a figure that tell enough.
    let measured: Double
    /// Different words in statements that tell enough.
    let words: Double
    /// Pages that nobody finds too long.
    let pages: Double

    /// Different words, those that entries stand for included, from which on the whole résumé can be judged.
    ///
    /// Fewer than full detail asks for: a short résumé can be right or wrong as well.
    var substantialWords: Double { 0.6 * words + 65 }

    private static let office = FieldExpectations(
        statements: 12,
        perPosition: 4,
        measured: 8,
        words: 135,
        pages: 2
    )
    /// People are cared for, taught, designed for and looked after at a desk more than counted.
    private static let people = FieldExpectations(
        statements: 11,
        perPosition: 3,
        measured: 6,
        words: 125,
        pages: 2
    )
    private static let trade = FieldExpectations(
        statements: 7,
        perPosition: 2,
        measured: 4,
        words: 85,
        pages: 2
    )
    private static let academic = FieldExpectations(
        statements: 10,
        perPosition: 3,
        measured: 5,
        words: 130,
        pages: 12
    )
    private static let beginner = FieldExpectations(
        statements: 8,
        perPosition: 3,
        measured: 5,
        words: 105,
        pages: 2
    )

    /// - Parameters:
    ///   - profile: whose occupations name the field, by their groups in the SOC 2018.
    ///   - work: the positions of the résumé.
    /// - Returns: the expectations.
    static func of(_ profile: CareerProfile, work: [WorkEntry]) -> FieldExpectations {
        guard !work.isEmpty else { return beginner }
        // Without a date nobody can tell which position is the current one, and so the field.
        guard work.contains(where: { $0.startDate != nil || $0.endDate != nil || $0.isCurrent }) else { return office }
        // What skills alone point to must not ask for less than a title would.
        guard profile.currentRole?.title != nil else { return office }
        let code = profile.occupations.first?.code ?? ""
        if code.hasPrefix("25-1") || code.hasPrefix("19-") && !code.hasPrefix("19-4") { return academic }
        if code.hasPrefix("41-2") { return trade }
        switch code.prefix(2) {
        case "35", "37", "39", "45", "47", "49", "51", "53", "33": return trade
        case "21", "25", "27", "29", "31", "43": return people
        default: return office
        }
    }
}
