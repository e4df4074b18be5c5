import Careers

/// How the rank that a title states compares with the one that a person's title states.
///
/// Where a title says no rank nothing is said of it: "Pastry Chef" is neither above nor below "Kitchen Manager".
struct RankComparison {
    /// The rank in question; nil where its title states none.
    let wanted: Seniority?
    /// The rank that the person's title states; nil where it states none.
    let held: Seniority?
    let heldTitle: String?
    let hasWork: Bool

    init(of title: String, to person: PersonEvidence, knowledge: CareerKnowledge) {
        wanted = StatedRank.of(title, knowledge: knowledge)
        heldTitle = person.title
        held = person.title.flatMap { StatedRank.of($0, knowledge: knowledge) }
        hasWork = person.hasWork
    }

    /// Steps from the rank held to the one in question; nil where one of them is not stated.
    var steps: Int? {
        guard let wanted, let held else { return nil }
        return wanted.rawValue - held.rawValue
    }

    /// "One step up: its title reads as senior level, and your title “Buyer” states no rank".
    ///
    /// - Parameter subject: what carries the rank in question, as in "its title".
    /// - Returns: the comparison without a full stop; nil where there is nothing to compare.
    func text(subject: String) -> String? {
        guard let wanted else { return nil }
        let there = "\(subject) \(wanted.phrase)"
        guard let heldTitle else { return hasWork ? nil : "\(there), and your résumé lists no position yet" }
        guard let steps, let held else {
            let lead = wanted == .senior ? "One step up: " : wanted < .regular ? "One step down: " : ""
            return "\(lead)\(there), and your title “\(heldTitle)” states no rank"
        }
        return "\(Self.distance(steps)): \(there), and your title “\(heldTitle)” \(held.phrase)"
    }

    private static func distance(_ steps: Int) -> String {
        switch steps {
        case 0: "Same level"
        case 1: "One step up"
        case -1: "One step down"
        case 2...: "Well above your level"
        default: "Well below your level"
        }
    }
}

extension Seniority {
    /// What a title of this rank says, as a predicate.
    fileprivate var phrase: String {
        switch self {
        case .trainee: "reads as trainee level"
        case .junior: "reads as junior level"
        case .regular: "states no rank"
        case .senior: "reads as senior level"
        case .lead: "reads as lead level"
        case .manager: "reads as manager level"
        case .director: "reads as director level"
        case .vicePresident: "reads as vice president level"
        case .chief: "reads as executive level"
        }
    }
}
