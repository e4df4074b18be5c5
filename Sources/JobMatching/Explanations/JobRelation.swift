import Careers
import Foundation
import Resume

/// How the occupation that a job was found for relates to what a person does.
struct JobRelation {
    /// What the job was found for; nil where the tables have no such occupation.
    let occupation: Occupation?
    private let relation: OccupationRelation
    private let person: PersonEvidence
    /// Whether the posting's title names the occupation; it may only be somewhat like its titles.
    private let isSure: Bool
    /// Cosine from which on a title names what it is like.
    private static let sureSimilarity = 0.8
    /// The role that the job was found for, where it is one of those that were suggested.
    private let suggested: String?

    init(of match: JobMatch, posting: JobPosting?, to person: PersonEvidence, knowledge: CareerKnowledge) {
        self.person = person
        let target = person.profile.targetRoles.first { $0.title == match.role }
        suggested = target.map { QuotableText.line($0.title, upTo: 60) }
        let code: String? =
            if let target {
                target.occupation
            } else if match.role == person.profile.currentRole?.title {
                Self.ownOccupation(of: match, posting: posting, person: person, knowledge: knowledge)
            } else {
                person.occupation?.related.first { knowledge.occupations[code: $0]?.title == match.role }
                    ?? knowledge.occupations(for: knowledge.title(match.role)).first?.code
            }
        occupation = code.flatMap { knowledge.occupations[code: $0] }
        let votes = posting?.occupations ?? knowledge.occupations(for: knowledge.title(match.posting.title))
        let isNear = votes.first.map { $0.code == code && $0.similarity >= Self.sureSimilarity } ?? false
        isSure =
            isNear
            && Self.shares(
                match.posting.title,
                with: [occupation?.title, person.title, target?.title].compactMap(\.self)
            )
        relation = code.map { OccupationRelation(of: $0, to: person.profile, knowledge: knowledge) } ?? .unknown
    }

    /// Which of the occupations that the person's title stands for the posting names.
    private static func ownOccupation(
        of match: JobMatch,
        posting: JobPosting?,
        person: PersonEvidence,
        knowledge: CareerKnowledge
    ) -> String? {
        let votes = posting?.occupations ?? knowledge.occupations(for: knowledge.title(match.posting.title))
        let own = Set(person.profile.occupations.map(\.code))
        return votes.map(\.code).first(where: own.contains) ?? person.occupation?.code
    }

    /// Words that titles of all kinds of work share.
    private static let general: Set<String> = [
        "administrator", "and", "assistant", "associate", "chief", "consultant", "coordinator", "director", "head",
        "jr",
        "junior", "lead", "manager", "mgr", "of", "officer", "president", "principal", "senior", "specialist", "sr",
        "staff",
        "supervisor", "the", "vice", "vp",
    ]

    /// Whether a posting's title has a word of others that says what is done: "Manager - Security Platform" shares only a
    /// rank with "Operations Manager".
    private static func shares(_ title: String, with others: [String]) -> Bool {
        let words = Set(others.flatMap(WordStems.of)).subtracting(general.map(WordStems.stem))
        return WordStems.of(title).contains(where: words.contains)
    }

    /// What the occupation has to do with the person.
    private func occupationBeside(_ origin: String) -> String {
        switch relation {
        case .same: ", the occupation of \(origin)"
        case .alsoCalled: ", which \(origin) can stand for too"
        case .related, .near:
            suggested.map { ", the occupation of \($0), a role suggested to you" } ?? ", which is related to \(origin)"
        case .before: ", from which people move to the occupation of \(origin)"
        case .far, .unknown: ", which is further from \(origin)"
        }
    }

    /// One sentence that names the job.
    func summary(of name: String, _ phrasing: Phrasing) -> String {
        guard let origin = person.shortOrigin, let occupation else {
            return person.shortOrigin.map { "\(name) was compared with \($0)." }
                ?? "\(name) was compared with a résumé in which no position was found."
        }
        guard isSure else {
            return "\(name) was found under \(occupation.title)\(occupationBeside(origin))."
        }
        switch relation {
        case .same:
            return phrasing.choose(
                "same",
                [
                    "\(name) is the same kind of work as \(origin).",
                    "\(name) stays in the field of \(origin).",
                    "\(name) matches the occupation of \(origin).",
                ]
            )
        case .alsoCalled:
            return "\(name) is work that \(origin) can stand for too."
        case .related, .near:
            if let suggested { return "\(name) fits \(suggested), a role suggested to you because of \(origin)." }
            return phrasing.choose(
                "related",
                [
                    "\(name) is a neighbour of \(origin), rather than the same work.",
                    "\(name) is related to \(origin), but another occupation.",
                ]
            )
        case .before:
            return "\(name) is work from which people move to the occupation of \(origin)."
        case .unknown:
            return "\(name) was compared with \(origin)."
        case .far:
            return "\(name) was found as \(occupation.title), which is further from \(origin)."
        }
    }

    /// What the relation rests on, as a statement.
    func statement(_ phrasing: Phrasing) -> String {
        guard let origin = person.origin else {
            return "Your résumé names no position, headline or typical skills, so the posting was judged by the rest."
        }
        let start = origin.capitalisedFirst
        guard let occupation else { return "The posting was compared with \(origin)." }
        let reason =
            switch relation {
            case .same:
                phrasing.choose(
                    "reason",
                    [
                        "\(start) \(verb) for \(occupation.title), the occupation that the posting was found under.",
                        "The posting was found as \(occupation.title), which is what \(origin) \(verb) for.",
                    ]
                )
            case .alsoCalled:
                "\(start) \(verb) for more than one occupation, and \(occupation.title) is one of them."
            case .related:
                "Close to \(origin): people move from \(person.occupation?.title ?? "it") to \(occupation.title)."
            case .near:
                "Two moves from \(origin): \(occupation.title) is close to work that is related to it."
            case .before:
                "People move from \(occupation.title) to \(person.occupation?.title ?? "it"), the occupation of \(origin)."
            case .unknown:
                "The posting was compared with \(origin), which no known occupation is like."
            case .far:
                "\(start) \(verb) for other work than \(occupation.title), the occupation the posting was found under."
            }
        guard let suggested, suggested != person.title else { return reason }
        return "\(reason) \(suggested) is one of the roles suggested to you."
    }

    /// "The skills … stand", "your position … stands".
    private var verb: String {
        switch person.profile.occupationSource {
        case .skills, .earlierTitles: "stand"
        case .currentTitle, .headline, .studies, nil: "stands"
        }
    }
}
