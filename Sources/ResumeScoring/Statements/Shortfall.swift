import CheckedNumbers
import Resume

/// What keeps statements from full credit that are all as a rule wants them: there are too few of them, in all or in some
/// positions, or they are hard to read.
struct Shortfall {
    let code: String
    static let name = "length.few_statements"
    /// The advice of rules that would give more for more of the same.
    static let tellMore = "Tell more of what you did, in plain statements with a verb in front, such as led or built"

    let message: String
    let advice: String
    let evidence: [LineReference]

    init(_ subject: ScoringSubject) {
        let count = subject.statements.count
        let least = Int(saturating: subject.field.perPosition)
        let brief = subject.toldPositions.filter { $0.length < least }.map(\.statements)
        let length = StatementLengthRule().assess(subject)
        let runs = subject.statements.contains { $0.runsTogether(subject.lexicon) }
        if count > 0, length.share ?? 1 < 1, runs || Double(count) >= subject.field.statements && brief.isEmpty {
            // The same is said once.
            (code, message) = (StatementLengthRule.name, length.message)
            (advice, evidence) = (length.advice, length.evidence)
            return
        }
        code = Self.name
        if count == 0 {
            message = "No statements say what was done."
            advice = Self.tellMore
            evidence = subject.thinnest
        } else if !subject.generalProse.isEmpty {
            message = "\(Self.told(count)) what was done; others tell of the position, or of something in general."
            advice = "Say what you did yourself, with a verb in front, such as led or built"
            evidence = subject.generalProse.compactMap(\.line)
        } else if Double(count) < subject.field.statements {
            message =
                subject.leavesDeeds
                ? "\(Self.told(count)) what was done, among those that could be read."
                : "Only \(count) \(count == 1 ? "statement says" : "statements say") what was done."
            advice = Self.tellMore
            evidence = subject.thinnest
        } else if !brief.isEmpty {
            message = "Some positions are told in fewer than \(least) statements."
            advice = Self.tellMore
            evidence = brief.compactMap { subject.statements[$0.lowerBound].line }
        } else if !subject.copiedStatements.isEmpty {
            message = "Some statements say what others say."
            advice = "Say each thing once, where it weighs most"
            evidence = subject.copiedStatements.compactMap(\.line)
        } else {
            message = "Some statements say little."
            advice = MoreContent(subject).advice
            evidence = MoreContent(subject).evidence
        }
    }

    private static func told(_ count: Int) -> String {
        count == 1 ? "One statement says" : "\(count) statements say"
    }
}
