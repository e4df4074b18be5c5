import Resume
import TextFolding

/// Dates that are all written in one way.
struct DateStyleRule: ScoringRule {
    let code = "consistency.date_style"
    let category = ScoreCategory.consistency
    let weight = 2.0
    let source = "convention"

    /// One odd date in two costs everything.
    private static let cost = 2.0

    /// Words of a line that is a date alone, in parts.
    private static let wordsOfDate = 5

    /// Whether a line gives the time of an entry; others may name a year for other reasons.
    private static func isOfHead(_ line: LineReference) -> Bool {
        EmploymentTime.isIn(line.text) || FoldedText(line.text).tokens.count <= wordsOfDate
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        // The names of months are known in English only.
        guard subject.isEnglish else { return .notApplicable }
        // Schools are often dated by year alone beside positions with months, which is no fault.
        let entries = subject.hasWork ? subject.positions.map(\.lines) : subject.resume.education.map(\.lines)
        let dated = entries.flatMap { $0 }.filter(Self.isOfHead).compactMap { line in
            DateStyle.style(of: FoldedText(line.text)).map { (style: $0, line: line) }
        }
        let counts = DateStyle.allCases.map { style in (style: style, count: dated.count { $0.style == style }) }
        guard !dated.isEmpty, let most = counts.max(by: { $0.count < $1.count }) else {
            // Dates that were read, such as "’19", are not missing, whatever their style.
            guard !subject.hasDates else { return Assessment(1, judged: subject.credibility) }
            return Assessment(
                0,
                subject.hasWork ? "No position has dates to compare." : "There are no dates to compare.",
                advice: "Date every entry in one way, such as Mar 2021",
                evidence: subject.thinnest
            )
        }
        return Assessment(
            1 - Self.cost * Double(dated.count - most.count) / Double(dated.count),
            judged: subject.credibility,
            "Dates are written in several ways.",
            advice: "Write all dates in one way, such as Mar 2021",
            evidence: dated.filter { $0.style != most.style }.map(\.line)
        )
    }
}
