import Resume

/// How complete the entries are: positions, or education and projects where there are none.
struct CompleteEntries {
    /// Education and projects show less than positions do, however complete they are.
    private static let mostWithoutWork = 0.7

    let share: Double
    /// Lines of the entries that lack something.
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
        let shares: [(share: Double, lines: [LineReference])]
        if subject.hasWork {
            shares = subject.positions.map { (position($0), $0.lines) }
        } else {
            shares = subject.resume.education.map { (school($0), $0.lines) }
        }
        let mean = shares.isEmpty ? 0 : shares.reduce(0) { $0 + $1.share } / Double(shares.count)
        share = subject.hasWork ? mean : mean * Self.mostWithoutWork
        incomplete = shares.filter { $0.share < 1 }.flatMap { $0.lines.prefix(1) }
    }
}
