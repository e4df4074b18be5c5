import CheckedNumbers
import Resume

/// What keeps statements from full credit that are all as a rule wants them: there are too few of them, in all or in some
/// positions, or they are hard to read.
struct Shortfall {
    static let code = "length.few_statements"
    /// The advice of rules that would give more for more of the same.
    static let tellMore = "Tell more of what you did, in plain statements with a verb in front, such as led or built"

    let message: String
    let advice: String
    let evidence: [LineReference]

    init(_ subject: ScoringSubject) {
        let count = subject.statements.count
        let rows = subject.statements.filter { $0.runsTogether(subject.lexicon) }
        let least = Int(saturating: subject.field.perPosition)
        let brief = zip(subject.tellings, subject.lengths).filter { $0.1 < least }.map(\.0)
        let odd = subject.statements.filter { $0.fullness < 1 && $0.isSure(subject.lexicon) }
        if count == 0 {
            message = "No statements say what was done."
            advice = Self.tellMore
            evidence = subject.thinnest
        } else if !rows.isEmpty {
            message = "Some lines hold several statements without a mark between them."
            advice = "Put every statement on a line of its own, with a bullet in front"
            evidence = rows.compactMap(\.line)
        } else if !subject.generalProse.isEmpty {
            message = "\(Self.amount(count)) what was done; others tell of the position, or of something in general."
            advice = "Say what you did yourself, with a verb in front, such as led or built"
            evidence = subject.generalProse.compactMap(\.line)
        } else if Double(count) < subject.field.statements {
            message =
                subject.leavesDeeds
                ? "\(Self.amount(count)) what was done, among those that could be read."
                : "Only \(count) \(count == 1 ? "statement says" : "statements say") what was done."
            advice = Self.tellMore
            evidence = subject.thinnest
        } else if !brief.isEmpty {
            message = "Some positions are told in fewer than \(least) statements."
            advice = Self.tellMore
            evidence = brief.compactMap { subject.statements[$0.lowerBound].line }
        } else if !odd.isEmpty {
            message = "Some statements are very short or very long."
            advice = "Give every statement 6 to 32 words: what you did, how, and what came of it"
            evidence = odd.compactMap(\.line)
        } else {
            message = "Some statements say what others say."
            advice = "Say each thing once, where it weighs most"
            evidence = subject.copiedStatements.compactMap(\.line)
        }
    }

    private static func amount(_ count: Int) -> String {
        count == 1 ? "One statement says" : "\(count) statements say"
    }
}
