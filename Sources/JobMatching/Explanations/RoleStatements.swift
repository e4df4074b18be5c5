import Careers
import Resume
import TextFolding

/// The statements on one role for one person.
struct RoleStatements {
    private let role: String
    private let person: PersonEvidence
    /// The suggestion, where the role is one.
    private let target: TargetRole?
    /// What the role stands for; nil where the tables have nothing like it.
    private let occupation: Occupation?
    private let relation: OccupationRelation
    private let skills: SkillComparison
    private let rank: RankComparison
    private let licence: LicenceEvidence
    private let phrasing: Phrasing

    init(knowledge: CareerKnowledge, role: String, resume: Resume, person: PersonEvidence) {
        self.role = role
        self.person = person
        let target = person.profile.targetRoles.first { $0.title.folded == role.folded }
        let title = knowledge.title(role)
        let code = target?.occupation ?? (role.isEmpty ? nil : knowledge.occupations(for: title).first?.code)
        let occupation = code.flatMap { knowledge.occupations[code: $0] }
        self.target = target
        self.occupation = occupation
        relation = code.map { OccupationRelation(of: $0, to: person.profile, knowledge: knowledge) } ?? .unknown
        skills = SkillComparison(
            of: occupation?.skills ?? person.profile.skills.map(\.skill.name),
            in: person.passages,
            profile: person.profile,
            knowledge: knowledge
        )
        rank = RankComparison(of: role, to: person, knowledge: knowledge)
        licence = occupation.map { LicenceEvidence(for: $0, in: resume, of: person) } ?? .notNeeded
        phrasing = Phrasing([role.folded] + person.traits)
    }

    // MARK: Summary

    var summary: String {
        guard !role.isEmpty else { return "No role was named, so this is what your résumé shows." }
        guard let occupation else {
            return "“\(role)” is like no job title in the occupation tables, so this is what your résumé shows."
        }
        let first: String
        if target != nil {
            let count = person.profile.targetRoles.count
            let place = count == 1 ? "the role suggested to you" : "one of the \(count) roles suggested to you"
            first = "\(role) is \(place)\(reasonFor)."
        } else {
            first = "\(role) is not among the roles suggested to you\(reasonAgainst(occupation))."
        }
        // What no word of the résumé names, other words of it may still show.
        guard !skills.shown.isEmpty else { return Summary.text(first, orWith: []) }
        let second = phrasing.choose(
            "skills",
            [
                "Your résumé names \(skills.shown.count) of \(skills.asked) skills that are typical for it.",
                "Of \(skills.asked) skills that are typical for it, your résumé names \(skills.shown.count).",
            ]
        )
        return Summary.text(first, orWith: [second])
    }

    /// Whether it was suggested as the next rank of the same work.
    private var isStepUp: Bool { target?.isStepUp ?? false }

    private var reasonFor: String {
        guard let origin = person.shortOrigin else { return "" }
        switch relation {
        case .same where isStepUp: return ", as the next step from \(origin)"
        case .same: return ", as the same kind of work as \(origin)"
        case .alsoCalled: return ", since \(origin) can stand for it too"
        case .related, .near: return ", as work close to \(origin)"
        case .before, .far, .unknown: return ""
        }
    }

    private func reasonAgainst(_ occupation: Occupation) -> String {
        guard let origin = person.shortOrigin else { return ": your résumé names no position to start from" }
        if case .notFound = licence { return ": it may take a licence that was not found in the résumé" }
        let steps = rank.steps ?? 0
        switch relation {
        case .unknown: return ": how far it is from \(origin) is not known"
        case .far: return ": it is another line of work than \(origin)"
        case _ where steps > 1: return ": it is well above \(origin)"
        case _ where steps < 0: return ": it is a step down from \(origin)"
        case .near: return ": it is two moves away from \(origin)"
        case .before: return ": people move from it to the occupation of \(origin)"
        case .same: return ", although it is the same kind of work as \(origin)"
        case .alsoCalled, .related: return ", although it is close to \(origin)"
        }
    }

    // MARK: Statements

    var bullets: [String] {
        var bullets = [start, shown, missing, level, shownLicence].compactMap { $0 }
        if bullets.count < JobExplanation.bulletCounts.lowerBound { bullets.append(preparation ?? nothingElse) }
        return Array(bullets.prefix(JobExplanation.bulletCounts.upperBound))
    }

    private var start: String {
        guard let origin = person.origin else {
            return "Your résumé names no position, headline or typical skills to compare the role with."
        }
        guard let occupation else { return "Your starting point is \(origin)." }
        let own = person.occupation?.title ?? "it"
        let sentence =
            switch relation {
            case .same where isStepUp && role.folded != occupation.title.folded:
                "\(role) is a step up from \(occupation.title), the occupation that was read from \(origin)."
            case .same where role.folded != occupation.title.folded:
                "\(role) is filed under \(occupation.title), the occupation that was read from \(origin)."
            case .same: "\(occupation.title) is the occupation that was read from \(origin)."
            case .alsoCalled: "\(occupation.title) is one of the occupations that \(origin) can stand for."
            case .related: "Your starting point is \(origin), and people move from \(own) to \(occupation.title)."
            case .near:
                "Your starting point is \(origin); \(occupation.title) is close to work that is related to \(own)."
            case .before:
                "Your starting point is \(origin), and people move from \(occupation.title) to \(own)."
            case .far:
                "Your starting point is \(origin), read as \(own); \(occupation.title) is not among the usual moves from it."
            case .unknown:
                "Your starting point is \(origin), which no known occupation is like; how far \(occupation.title) is "
                    + "from it is not known."
            }
        guard relation != .same, let preparation else { return sentence }
        return "\(sentence) \(preparation)"
    }

    private var shown: String? {
        guard !skills.shown.isEmpty else { return nil }
        guard let occupation else { return "Skills that your résumé shows: \(skills.evidence(most: 5))." }
        let lead = phrasing.choose(
            "shown",
            ["Typical for \(occupation.title) and in your résumé", "What you bring for \(occupation.title)"]
        )
        return "\(lead): \(skills.evidence())."
    }

    private var missing: String? {
        guard let occupation else { return nil }
        var sentences: [String] = []
        if !skills.missing.isEmpty {
            let list = EnglishList.text(skills.missing, most: 5)
            sentences.append("Typical for \(occupation.title) but not named in the résumé: \(list).")
        }
        if case .notFound(let names) = licence { sentences.append(LicenceEvidence.warning(occupation, names)) }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private var level: String? {
        let comparison = occupation == nil ? nil : rank.text(subject: "the role")
        let parts = [comparison, person.experience].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ").capitalisedFirst + "."
    }

    private var shownLicence: String? {
        guard case .shown(let name, let line) = licence else { return nil }
        let place = line.map { " (\(Quotation.text(of: $0, showing: name)))" } ?? ""
        return "The licence or certificate that it may take is in your résumé: \(name)\(place)."
    }

    /// How much preparation the role takes beside what the person does.
    private var preparation: String? {
        guard let occupation, occupation.jobZone > 0 else { return nil }
        guard let own = person.occupation, own.jobZone > 0, own.code != occupation.code else {
            return "It usually takes preparation of level \(occupation.jobZone) of 5."
        }
        switch occupation.jobZone - own.jobZone {
        case 1...: return "It usually takes more preparation: level \(occupation.jobZone) of 5, against \(own.jobZone)."
        case ..<0: return "It usually takes less preparation: level \(occupation.jobZone) of 5, against \(own.jobZone)."
        default: return "Both usually take preparation of level \(occupation.jobZone) of 5."
        }
    }

    private var nothingElse: String { "No known skills and no dated positions were found in the résumé either." }
}
