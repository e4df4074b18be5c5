import Careers
import Resume

/// Tells how much of what makes a position the entries of a history have, to choose between ways to read it.
struct HistoryCompleteness {
    let knowledge: CareerKnowledge
    let employers: EmployerNames
    let implausible: ImplausibleNames

    /// What an entry costs, so that halves of one are no two.
    private static let costOfEntry = 1.2
    /// What a name is worth that nothing is known about.
    private static let worthOfUnknown = 0.8
    private static let worthOfNow = 0.5

    /// Whether nothing is missing.
    func isWhole(_ entries: [WorkEntry]) -> Bool {
        !entries.isEmpty
            && entries.allSatisfy { entry in
                (entry.startDate != nil || entry.endDate != nil)
                    && entry.position.map(implausible.isTitle) == false
                    && entry.name.map(implausible.isEmployer) == false
            }
    }

    /// The more, the more is known of the fewer entries.
    func score(_ entries: [WorkEntry]) -> Double { entries.reduce(0) { $0 + score($1) } }

    private func score(_ entry: WorkEntry) -> Double {
        var score = -Self.costOfEntry
        if let position = entry.position {
            let isKnown = knowledge.titleLikelihood(position) >= PositionParts.clearTitle
            score += implausible.isTitle(position) ? -1 : isKnown ? 1 : Self.worthOfUnknown
        }
        if let name = entry.name {
            let isKnown = employers.likelihood(name) >= PositionParts.clearEmployer
            score += implausible.isEmployer(name) ? -1 : isKnown ? 1 : Self.worthOfUnknown
        }
        if entry.startDate != nil || entry.endDate != nil {
            score += 1
        } else if entry.isCurrent {
            score += Self.worthOfNow
        }
        return score
    }
}
