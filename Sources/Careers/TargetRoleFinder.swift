import CheckedNumbers
import Resume
import TextFolding

/// Finds the roles somebody could take next: one step up the same ladder, the same occupation elsewhere, and related
/// occupations that the skills reach.
struct TargetRoleFinder {
    let knowledge: CareerKnowledge
    let resume: Resume
    let profile: CareerProfile
    /// The words of all that may show a licence.
    private let shown: [[String]]
    private let names: RoleNames
    private let studies: StudyRoles

    init(knowledge: CareerKnowledge, resume: Resume, profile: CareerProfile, today: PartialDate) {
        self.knowledge = knowledge
        self.resume = resume
        self.profile = profile
        studies = StudyRoles(knowledge: knowledge, resume: resume, profile: profile, today: today)
        names = RoleNames(country: resume.basics.location?.value.countryCode, isBeginner: resume.work.isEmpty)
        let texts =
            resume.certificates.map(\.title) + resume.education.compactMap(\.studyType)
            + resume.work.compactMap(\.position) + [resume.basics.name?.value ?? ""]
        shown = texts.map { knowledge.title($0).core }
    }

    private static let most = 6
    private static let least = 3
    private static let leastConfidence = 0.25

    func roles() -> [TargetRole] {
        guard let main = main, let occupation = knowledge.occupations[code: main.code] else { return [] }
        var roles = ladder(of: occupation, certainty: main.similarity)
        roles += related(to: occupation, certainty: main.similarity)
        if !resume.work.isEmpty { roles += studies.roles(besides: occupation) }
        for vote in profile.occupations.filter({ $0.code != main.code }).prefix(2) {
            guard let other = knowledge.occupations[code: vote.code], isAllowed(other, from: occupation),
                vote.similarity == 1 || other.majorGroup == occupation.majorGroup
            else { continue }
            let reason =
                profile.occupationSource == .currentTitle
                ? "The current title is also used for \(other.title.lowercasedUnlessAcronym) positions."
                : "Also close to what the résumé shows."
            roles += role(other, level: profile.seniority, confidence: 0.4 * vote.weight + 0.25, reasons: [reason])
        }
        if Self.distinct(roles).count < Self.least { roles += furtherRoles(from: occupation) }
        return Array(Self.distinct(roles).prefix(Self.most))
    }

    /// What the current title stands for; of those who learn it, no position that leads others.
    private var main: OccupationVote? {
        let first = profile.occupations.first
        guard profile.seniority < .regular, let first else { return first }
        let work = profile.occupations.first { vote in
            vote.similarity >= first.similarity - Self.likeness
                && knowledge.occupations[code: vote.code].map { !$0.isManagement } ?? false
        }
        return work ?? first
    }

    /// How much less like a title another occupation may be, to stand for it as well.
    private static let likeness = 0.1

    /// Best first, each title once, and no occupation more than twice.
    private static func distinct(_ roles: [TargetRole]) -> [TargetRole] {
        var titles: Set<String> = []
        return roles.sorted { ($0.confidence, $1.title) > ($1.confidence, $0.title) }.filter { role in
            role.confidence >= leastConfidence && titles.insert(role.title.lowercased()).inserted
        }
    }

    /// Where little is near: what lies behind the related occupations, then the occupation under its other names.
    private func furtherRoles(from occupation: Occupation) -> [TargetRole] {
        let near = Set(occupation.related + [occupation.code])
        let behind = occupation.related.compactMap { knowledge.occupations[code: $0] }.flatMap(\.related)
            .filter { !near.contains($0) }.compactMap { knowledge.occupations[code: $0] }
            .filter { isAllowed($0, from: occupation) }
        let level = min(profile.seniority, .senior)
        let head = occupation.title.foldedTokens.last
        let others = occupation.titles.filter { name in
            name.utf8.allSatisfy { $0 < 0x80 } && name.contains(" ") && name.foldedTokens.last == head
                && knowledge.title(name).seniority == nil
        }
        return behind.prefix(2).map {
            TargetRole(
                title: names.name($0, at: level) ?? names.plain($0),
                occupation: $0.code,
                seniority: level,
                confidence: 0.3,
                reasons: ["Close to work that is related to the current one."]
            )
        }
            + others.prefix(3).enumerated().map { position, name in
                TargetRole(
                    title: name,
                    occupation: occupation.code,
                    seniority: level,
                    confidence: 0.29 - 0.01 * Double(position),
                    reasons: ["The same work under another name."]
                )
            }
    }

    /// The same occupation, at the rank held and one step up.
    private func ladder(of occupation: Occupation, certainty: Double) -> [TargetRole] {
        let current = profile.occupationSource == .currentTitle ? profile.currentRole?.title : nil
        let held = certainty < 1 ? nil : current.flatMap { HeldTitle($0, of: occupation, knowledge: knowledge) }
        var roles: [TargetRole] = []
        for (position, next) in stepsUp(from: occupation, held: held).enumerated() where next.title != held?.whole {
            roles.append(
                TargetRole(
                    title: next.title,
                    occupation: next.occupation.code,
                    seniority: next.level,
                    confidence: (position == 0 ? 0.92 : 0.7) * (0.6 + 0.4 * certainty),
                    reasons: [since, "One step up on the same ladder."] + experienceReason
                )
            )
        }
        let isLearner = profile.seniority < .regular
        let same =
            (isLearner ? nil : held?.whole) ?? names.name(occupation, at: profile.seniority) ?? current
            ?? names.plain(occupation)
        roles.append(
            TargetRole(
                title: same,
                occupation: occupation.code,
                seniority: profile.seniority,
                confidence: 0.85 * (0.6 + 0.4 * certainty),
                reasons: [since]
            )
        )
        return roles
    }

    /// What the occupation was read from, as a sentence.
    private var since: String {
        switch profile.occupationSource {
        case .currentTitle: profile.currentRole?.title.map { "Works as \($0) now." } ?? ""
        case .headline: resume.basics.label.map { "The headline says “\($0.value)”." } ?? ""
        case .earlierTitles: "Most of the positions so far are of this kind."
        case .studies: "The studies lead to this occupation."
        case .skills, nil: "The skills shown are those of this occupation."
        }
    }

    private var experienceReason: [String] {
        guard let years = profile.yearsOfExperience, years >= 1 else { return [] }
        let whole = Int(saturating: years)
        return ["\(whole) \(whole == 1 ? "year" : "years") of experience."]
    }

    private typealias Step = (title: String, occupation: Occupation, level: Seniority)

    /// The next rank of the same work, and the position that leads it.
    private func stepsUp(from occupation: Occupation, held: HeldTitle?) -> [Step] {
        func named(_ level: Seniority) -> Step? { names.name(occupation, at: level).map { ($0, occupation, level) } }
        switch profile.seniority {
        case .trainee:
            return resume.work.isEmpty
                ? [named(.junior)].compactMap { $0 }
                : [(held?.learned ?? names.plain(occupation), occupation, .regular)]
        // Somebody without a position yet begins as a junior.
        case .junior:
            return resume.work.isEmpty ? [] : [(held?.learned ?? names.plain(occupation), occupation, .regular)]
        case .regular:
            guard !occupation.isManagement || occupation.majorGroup == "11" else {
                return [leader(of: occupation, above: .regular)].compactMap { $0 }
            }
            let senior = senior(occupation, held: held)
            let isReady = (profile.yearsOfExperience ?? 0) >= Self.yearsToLead || senior == nil
            return [senior, isReady ? leader(of: occupation, above: .senior) : nil].compactMap { $0 }
        case .senior where occupation.isManagement:
            return leader(of: occupation, above: .senior).map { [$0] } ?? above(occupation)
        case .senior:
            return [named(.lead), leader(of: occupation, above: .lead)].compactMap { $0 }
        case .lead: return [leader(of: occupation, above: .lead)].compactMap { $0 }
        case .manager: return above(occupation)
        case .director: return [named(.vicePresident) ?? named(.chief)].compactMap { $0 }
        case .vicePresident: return [named(.chief)].compactMap { $0 }
        case .chief:
            return occupation.code == Self.chiefExecutive ? [(names.plain(occupation), occupation, .chief)] : []
        }
    }

    /// Who directs what managers of an occupation manage.
    private func above(_ occupation: Occupation) -> [Step] {
        guard (profile.yearsOfExperience ?? 0) >= Self.yearsToDirect else { return [] }
        guard let name = occupation.title(at: .director, in: names.country), !name.isEmpty else { return [] }
        return [(name, occupation, .director)]
    }

    /// Years after which somebody may lead others, and those who do.
    private static let yearsToLead = 4.0
    private static let yearsToDirect = 8.0

    /// The senior of an occupation; nil where there is none.
    private func senior(_ occupation: Occupation, held: HeldTitle?) -> Step? {
        let known = occupation.title(at: .senior, in: names.country)
        guard known != nil || occupation.jobZone > 2 else { return nil }
        let isPrefix = known?.hasPrefix("Senior ") ?? true
        let title = isPrefix ? "Senior " + (held?.work ?? names.plain(occupation)) : known ?? ""
        return title.isEmpty ? nil : (title, occupation, .senior)
    }

    private func leader(of occupation: Occupation, above level: Seniority) -> Step? {
        if let leader = names.leader(of: occupation, above: level) { return (leader.name, occupation, leader.level) }
        return supervisor(of: occupation).map { (names.plain($0), $0, .manager) }
    }

    private func supervisor(of occupation: Occupation) -> Occupation? {
        guard !occupation.isManagement else { return nil }
        return occupation.related.compactMap { knowledge.occupations[code: $0] }.first { other in
            other.isManagement && isReachable(other, from: occupation)
        }
    }

    private func related(to occupation: Occupation, certainty: Double) -> [TargetRole] {
        let shown = Dictionary(
            profile.skills.map { ($0.skill.name.lowercased(), $0.skill.name) },
            uniquingKeysWith: { first, _ in first }
        )
        return occupation.related.enumerated().flatMap { position, code -> [TargetRole] in
            guard let other = knowledge.occupations[code: code], isAllowed(other, from: occupation) else { return [] }
            let matching = other.skills.compactMap { shown[$0.lowercased()] }
            let share = Double(matching.count) / Double(max(other.skills.count, 1))
            let nearness = 1 - Double(position) / Double(max(occupation.related.count, 1))
            let confidence = (0.28 + 0.15 * nearness + 0.27 * min(1, share * 2)) * (0.7 + 0.3 * certainty)
            let reason =
                matching.isEmpty
                ? "People who work as \(occupation.title.lowercasedUnlessAcronym) often move there."
                : "Shows \(matching.prefix(4).joined(separator: ", ")), which the role asks for."
            return role(other, level: relatedLevel(from: occupation), confidence: confidence, reasons: [reason])
        }
    }

    /// The rank that somebody has in other work. Owners and partners are at the top of little: they move as seniors.
    private func relatedLevel(from occupation: Occupation) -> Seniority {
        let isOwner = profile.seniority == .chief && !occupation.isManagement
        return profile.seniority < .manager || isOwner ? min(profile.seniority, .senior) : profile.seniority
    }

    /// Within reach for somebody of this rank: management only for those who lead already, and no way back from it.
    private func isAllowed(_ other: Occupation, from occupation: Occupation) -> Bool {
        guard isReachable(other, from: occupation) else { return false }
        // Nobody begins by leading, and whole companies are led by those who led much of one.
        if profile.seniority < .regular, other.isManagement { return false }
        if other.code == Self.chiefExecutive, profile.seniority < .director || !occupation.isManagement { return false }
        if profile.seniority >= .manager, !other.isManagement, occupation.isManagement { return false }
        return profile.seniority >= .senior || other.majorGroup != "11" || occupation.isManagement
    }

    private static let chiefExecutive = "11-1011"

    /// Not a step down, at most one job zone up, and with the licence that the law asks for.
    private func isReachable(_ other: Occupation, from occupation: Occupation) -> Bool {
        guard other.code != occupation.code else { return false }
        // The two highest zones count as one, except for those who lead.
        let lowest = occupation.jobZone == 5 && !occupation.isManagement ? 4 : occupation.jobZone
        guard (lowest...(occupation.jobZone + 1)).contains(other.jobZone) else { return false }
        return other.licence.isEmpty || other.licence == occupation.licence || showsLicence(other)
    }

    private func showsLicence(_ occupation: Occupation) -> Bool {
        occupation.licence.contains { word in
            let wanted = knowledge.title(word).core
            return shown.contains { $0.containsSequence(wanted) }
        }
    }

    /// A role; none where nobody has the rank in it.
    private func role(
        _ occupation: Occupation,
        level: Seniority,
        confidence: Double,
        reasons: [String]
    ) -> [TargetRole] {
        // Trades have few ranks: one below counts as the same where there is none, "General Counsel" for a partner.
        let below = level > .manager ? Seniority(rawValue: level.rawValue - 1) : nil
        let name = names.name(occupation, at: level) ?? below.flatMap { names.name(occupation, at: $0) }
        guard let title = name else { return [] }
        return [
            TargetRole(
                title: title,
                occupation: occupation.code,
                seniority: level,
                confidence: min(confidence, 0.99),
                reasons: reasons
            )
        ]
    }
}

extension [String] {
    /// Whether the words stand in it one after the other.
    fileprivate func containsSequence(_ words: [String]) -> Bool {
        guard let first = words.first, words.count <= count else { return false }
        return (0...(count - words.count)).contains { start in
            self[start] == first && self[start..<(start + words.count)].elementsEqual(words)
        }
    }
}

extension String {
    /// Lower case, as inside a sentence, but for words that are all capitals.
    fileprivate var lowercasedUnlessAcronym: String {
        split(separator: " ").map { $0 == $0.uppercased() ? String($0) : $0.lowercased() }.joined(separator: " ")
    }
}
