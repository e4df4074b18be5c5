import Careers

/// How the rank of a title compares with the one that a person holds.
struct RankComparison {
    /// The rank in question; nil where it is not known.
    let wanted: Seniority?
    let held: Seniority
    let isHeldStated: Bool
    let heldTitle: String?
    let hasWork: Bool

    init(of title: String, rank: Seniority?, to person: PersonEvidence, knowledge: CareerKnowledge) {
        wanted = rank ?? knowledge.title(title).seniority
        held = person.profile.seniority
        heldTitle = person.title
        isHeldStated = person.title.map { knowledge.title($0).seniority == person.profile.seniority } ?? false
        hasWork = person.hasWork
    }

    /// Steps from the rank held to the one in question; nil where that is not known.
    var steps: Int? { heldTitle == nil ? nil : wanted.map { $0.rawValue - held.rawValue } }

    /// "One step up: its title reads as senior level, and your title “Buyer” states no rank".
    ///
    /// - Parameter subject: what carries the rank in question, as in "its title".
    /// - Returns: the comparison without a full stop; nil where there is nothing to compare.
    func text(subject: String) -> String? {
        guard let wanted else { return nil }
        let there = "\(subject) \(wanted.phrase)"
        guard let heldTitle, let steps else {
            return hasWork ? nil : "\(there), and your résumé lists no position yet"
        }
        let here = "your title “\(heldTitle)” \((isHeldStated ? held : .regular).phrase)"
        return "\(Self.distance(steps)): \(there), and \(here)"
    }

    private static func distance(_ steps: Int) -> String {
        switch steps {
        case 0: "Same level"
        case 1: "One step up"
        case -1: "One step down"
        case 2...: "\(steps) steps up"
        default: "\(-steps) steps down"
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
