import CheckedNumbers
import Resume

/// What somebody who tells too little should tell more of, and where.
struct MoreContent {
    let advice: String
    let evidence: [LineReference]

    /// Positions with fewer bullets need more of them; the others need longer ones.
    private static let leastBullets = 3

    init(_ subject: ScoringSubject) {
        guard subject.hasWork else {
            advice = "Describe projects, voluntary work and courses: your part in them and what came of it"
            evidence = subject.thinnest
            return
        }
        let least = min(Self.leastBullets, Int(saturating: subject.field.perPosition))
        let isTold = subject.positions.allSatisfy { $0.highlights.count >= least || $0.summary != nil }
        let sure = subject.statements.filter { $0.isSure(subject.lexicon) }
        guard isTold, let shortest = sure.min(by: { $0.wordCount < $1.wordCount }) else {
            let count = least < Self.leastBullets ? "two to four" : "three to five"
            advice = "Say in \(count) bullets for each position what you did and what came of it"
            evidence = subject.thinnest
            return
        }
        advice = "Say more in your bullets: how you did it, with whom or with what, and what came of it"
        evidence = shortest.line.map { [$0] } ?? subject.thinnest
    }
}
