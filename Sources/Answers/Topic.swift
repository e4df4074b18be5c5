import TextFolding

/// What people ask about beside jobs themselves.
package enum Topic: String, CaseIterable, Sendable {
    case interview
    case letter
    case salary
    case change
    case firstJob

    /// Folded phrases that name it.
    private var phrases: [[String]] {
        switch self {
        case .interview: [["interview"], ["interviews"], ["interviewing"], ["interviewer"]]
        case .letter:
            [["cover", "letter"], ["cover", "letters"], ["motivation", "letter"], ["application", "letter"]]
        case .salary:
            [
                ["salary"], ["salaries"], ["raise"], ["negotiate"], ["negotiating"], ["negotiation"], ["compensation"],
                ["pay"], ["paid"], ["earn"], ["earns"], ["wage"], ["wages"],
            ]
        case .change:
            [
                ["career", "change"], ["change", "careers"], ["change", "career"], ["changing", "careers"], ["switch"],
                ["switching"], ["transition"], ["transitioning"], ["pivot"], ["new", "field"], ["retrain"],
            ]
        case .firstJob:
            [
                ["first", "job"], ["no", "experience"], ["without", "experience"], ["entry", "level"], ["entry-level"],
                ["graduate"], ["graduated"], ["graduating"], ["internship"], ["student"], ["school", "leaver"],
            ]
        }
    }

    /// The topics that words name, in the order in which they are listed.
    static func named(by words: [String]) -> [Topic] {
        allCases.filter { topic in topic.phrases.contains { words.holds($0) } }
    }

    /// What helps, whatever the work is.
    var advice: String {
        switch self {
        case .interview:
            "For an interview, have one example ready for each thing that a posting asks for: what had to be done, what "
                + "you did yourself, and what came of it, in numbers."
        case .letter:
            "In a cover letter, answer the posting: take the two or three things that it asks for first, and tell for each "
                + "what you have done. One page is enough; what stands in the résumé need not be said again."
        case .salary:
            "Before you speak of pay, know what postings for the same work pay. Name a figure rather than a range, and tell "
                + "what you bring for it."
        case .change:
            "For a change of work, show what you have done that the new work asks for too, and close the one or two gaps "
                + "that most postings name before the others."
        case .firstJob:
            "For a first job, projects, internships and voluntary work count: tell what you did and what came of it, as "
                + "for a position. Look for postings that ask for a junior or a trainee."
        }
    }
}

extension [String] {
    /// Whether other words stand in these, one behind the other.
    func holds(_ words: [String]) -> Bool {
        guard !words.isEmpty, words.count <= count else { return false }
        return (0...(count - words.count)).contains { self[$0...].starts(with: words) }
    }
}
