import Resume

/// An employer for every position.
struct EmployersRule: ScoringRule {
    let code = "completeness.employers"
    let category = ScoreCategory.completeness
    let weight = 3.5
    let source = "Ladders eye tracking 2018"

    func assess(_ subject: ScoringSubject) -> Assessment {
        let entries = EntryCompleteness(
            subject,
            position: { $0.name == nil && !Self.mayName($0) ? 0 : 1 },
            school: { $0.institution == nil ? 0 : 1 }
        )
        let blanks = subject.positions.filter { $0.name == nil }.compactMap { entry in
            entry.lines.first { Placeholder.isInPlaceOfEmployer($0.text) }
        }
        let isBlank = subject.hasWork && !entries.isShort && !blanks.isEmpty
        return Assessment(
            entries.share,
            judged: subject.credibility,
            entries.message(
                subject,
                lacking: isBlank
                    ? "Some positions name no employer: “Company Name” stands in its place."
                    : "Some positions name no employer.",
                without: "There is no position with an employer."
            ),
            advice: entries.isShort
                ? EntryCompleteness.more(subject)
                : subject.hasWork
                    ? "Name the employer of every position, or say that you worked for yourself"
                    : "Name the organisation of every internship, project or voluntary role",
            evidence: isBlank ? blanks : entries.incomplete
        )
    }

    /// Words of which times are made.
    static let ofDates = WordNumber.set([
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january",
        "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
        "present", "current", "now", "today", "to", "since", "from", "until", "till", "spring", "summer", "fall",
        "autumn", "winter",
    ])
    /// Words of the head of a position that belong to nothing that was read, and lines that it has.
    private static let leastUnread = 2
    private static let linesOfHead = 3

    /// Whether the head of a position has words that were not read, which may name the employer.
    private static func mayName(_ entry: WorkEntry) -> Bool {
        if let first = entry.highlights.first, Statement.opensWithTown(first.value) { return true }
        let lines = entry.lines.prefix(linesOfHead)
        guard !lines.contains(where: { Placeholder.isInPlaceOfEmployer($0.text) }) else { return false }
        let read = [entry.position, entry.location].compactMap(\.self).flatMap { FoldedText($0).tokens.map(\.number) }
        let known = ofDates.union(read)
        let unread = lines.flatMap { FoldedText($0.text).tokens }.filter { token in
            token.form.isSuperset(of: [.hasLetter, .isCapitalised]) && !known.contains(token.number)
        }
        return unread.count >= leastUnread
    }
}
