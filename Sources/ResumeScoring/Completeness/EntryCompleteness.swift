import Resume

/// How complete the entries are: positions, or education where that tells more.
struct EntryCompleteness {
    /// Education shows less than positions do, however complete it is.
    private static let mostWithoutWork = 0.6
    /// Beside positions it makes up for little of what these lack.
    private static let mostBesideWork = 0.25
    /// What the best-told positions count, the first of them most: a further position, however badly it is told, then
    /// never costs more than leaving it out.
    static let parts = [0.75, 0.17, 0.08]
    /// What to do where each entry is complete and there are few of them; lines that were not read may be further ones.
    static func more(_ subject: ScoringSubject) -> String {
        subject.leavesPositions
            ? "Put title, employer and dates of each position on lines of their own"
            : "Add further positions, internships or voluntary work, if you have had any, with title, employer and dates"
    }

    let share: Double
    /// Whether no entry lacks anything, so that only more of them would help.
    let isShort: Bool
    /// Lines of the entries that lack something; of the last one where none does.
    let incomplete: [LineReference]

    /// - Parameters:
    ///   - subject: the résumé.
    ///   - position: how complete a position is, 0-1.
    ///   - school: how complete an entry of education is, 0-1.
    init(
        _ subject: ScoringSubject,
        position: (WorkEntry) -> Double,
        school: (EducationEntry) -> Double
    ) {
        let proven = subject.positions.filter(Self.isProven)
        let judgedPositions = proven.isEmpty ? subject.positions : proven
        let positions = judgedPositions.map { (share: position($0), lines: $0.lines) }
        let schools = subject.resume.education.map { (share: school($0), lines: $0.lines) }
        // checked: floating point
        let work = zip(positions.map(\.share).sorted(by: >), Self.parts).reduce(0) { $0 + $1.0 * $1.1 }
        let education =
            (schools.map(\.share).max() ?? 0)
            * (subject.hasWork ? Self.mostBesideWork : Self.mostWithoutWork)
        share = max(work, education)
        let judged = subject.hasWork ? positions : schools
        let lacking = judged.filter { $0.share < 1 }
        isShort = lacking.isEmpty
        // Where nothing is lacking, more of the same belongs behind the last entry.
        incomplete = (isShort ? judged.suffix(1) : lacking).flatMap { $0.lines.prefix(1) }
    }

    /// Whether an entry is surely a position: one that lacks two of title, employer and time may be a piece of another.
    private static func isProven(_ entry: WorkEntry) -> Bool {
        let isDated = entry.startDate != nil || entry.endDate != nil || entry.isCurrent
        return [entry.position != nil, entry.name != nil, isDated].count { $0 } >= leastProof
    }

    private static let leastProof = 2

    /// What to say about positions: there are too few of them, or some lack something.
    func message(_ subject: ScoringSubject, lacking: String, without: String) -> String {
        guard subject.hasWork else { return without }
        let count = subject.positions.count
        return isShort
            ? subject.leavesPositions
                ? "Only \(count) \(count == 1 ? "position" : "positions") could be read."
                : count < Self.parts.count
                    ? "The résumé tells of few positions." : "The positions could tell more of the work."
            : lacking
    }
}
