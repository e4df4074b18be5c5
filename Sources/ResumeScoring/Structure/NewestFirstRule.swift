import Resume

/// Positions, or schools where there are none, with the newest first.
struct NewestFirstRule: ScoringRule {
    let code = "structure.newest_first"
    let category = ScoreCategory.structure
    let weight = 2.0

    /// When something began and ended, in months.
    private struct Span {
        let start: Int?
        let end: Int?
        let lines: [LineReference]
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        let spans = Self.spans(of: subject)
        let advice = "Put the newest entry first and date every entry."
        guard let first = spans.first else { return Assessment(0, "Nothing with dates was found.", advice: advice) }
        guard spans.count > 1 else {
            return first.end != nil ? .full : Assessment(0, "No order can be seen without dates.", advice: advice)
        }
        let wrong = zip(spans, spans.dropFirst()).filter { !Self.isOrdered($0, $1) }.map(\.1)
        return Assessment(
            1 - Double(wrong.count) / Double(spans.count - 1),
            "Some entries are not in order, newest first, or have no dates to tell.",
            advice: advice,
            evidence: wrong.flatMap { $0.lines.prefix(1) }
        )
    }

    private static func spans(of subject: ScoringSubject) -> [Span] {
        let work = subject.positions.map { entry in
            Span(
                start: entry.startDate?.firstMonthIndex,
                end: entry.endDate?.lastMonthIndex ?? (entry.isCurrent ? .max : nil),
                lines: entry.lines
            )
        }
        guard work.isEmpty else { return work }
        return subject.resume.education.map { entry in
            let start = entry.startDate?.firstMonthIndex
            return Span(start: start, end: entry.endDate?.lastMonthIndex ?? start, lines: entry.lines)
        }
    }

    private static func isOrdered(_ newer: Span, _ older: Span) -> Bool {
        guard let newerEnd = newer.end, let olderEnd = older.end else { return false }
        if newerEnd >= olderEnd { return true }
        guard let newerStart = newer.start, let olderStart = older.start else { return false }
        return newerStart >= olderStart
    }
}
