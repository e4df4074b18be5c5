import Resume

/// Positions, or schools where there are none, with the newest first.
struct NewestFirstRule: ScoringRule {
    let code = "structure.newest_first"
    let category = ScoreCategory.structure
    let weight = 2.0
    let source = "Ladders eye tracking 2018"

    /// When something began and ended, in months.
    private struct Span {
        let start: Int
        let end: Int
        let lines: [LineReference]
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        let spans = Self.spans(of: subject)
        let advice = "Put the newest entry first and date every entry."
        guard !spans.isEmpty else {
            return Assessment(
                0,
                subject.hasWork ? "No position says when it was." : "Nothing with dates was found.",
                advice: advice,
                evidence: subject.thinnest
            )
        }
        let wrong = zip(spans, spans.dropFirst()).filter { !Self.isOrdered($0, $1) }.map(\.1)
        return Assessment(
            1 - Double(wrong.count) / Double(max(spans.count - 1, 1)),
            "Some entries are not in order, newest first.",
            advice: advice,
            evidence: wrong.flatMap { $0.lines.prefix(1) }
        )
    }

    /// The entries that say when they were; what lacks dates altogether is the business of another rule.
    private static func spans(of subject: ScoringSubject) -> [Span] {
        let work = subject.positions.compactMap { entry -> Span? in
            let end = entry.endDate?.lastMonthIndex ?? (entry.isCurrent ? .max : nil)
            let start = entry.startDate?.firstMonthIndex
            guard let last = end ?? start else { return nil }
            return Span(start: start ?? last, end: last, lines: entry.lines)
        }
        guard !subject.hasWork else { return work }
        return subject.resume.education.compactMap { entry in
            let start = entry.startDate?.firstMonthIndex
            guard let end = entry.endDate?.lastMonthIndex ?? start else { return nil }
            return Span(start: start ?? end, end: end, lines: entry.lines)
        }
    }

    private static func isOrdered(_ newer: Span, _ older: Span) -> Bool {
        newer.end >= older.end || newer.start >= older.start
    }
}
