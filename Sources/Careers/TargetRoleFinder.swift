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

    init(knowledge: CareerKnowledge, resume: Resume, profile: CareerProfile) {
        self.knowledge = knowledge
        self.resume = resume
        self.profile = profile
        let texts =
            resume.certificates.map(\.title) + resume.education.compactMap(\.studyType)
            + resume.work.compactMap(\.position) + [resume.basics.name?.value ?? ""]
        shown = texts.map { knowledge.title($0).core }
    }

    private static let most = 6
    private static let least = 3
    private static let leastConfidence = 0.25

    func roles() -> [TargetRole] {
        guard let main = profile.occupations.first, let occupation = knowledge.occupations[code: main.code] else {
            return []
        }
        var roles = ladder(of: occupation, certainty: main.similarity)
        roles += related(to: occupation, certainty: main.similarity)
        for vote in profile.occupations.dropFirst().prefix(2) {
            guard let other = knowledge.occupations[code: vote.code], isAllowed(other, from: occupation) else {
                continue
            }
            roles.append(
                role(
                    other,
                    level: profile.seniority,
                    confidence: 0.4 * vote.weight + 0.25,
                    reasons: [
                        "The current title is also used for \(other.title.lowercasedUnlessAcronym) positions."
                    ]
                )
            )
        }
        if Self.distinct(roles).count < Self.least { roles += furtherRoles(from: occupation) }
        return Array(Self.distinct(roles).prefix(Self.most))
    }

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
        let others = occupation.titles.filter { name in
            name.utf8.allSatisfy { $0 < 0x80 } && name.contains(" ") && knowledge.title(name).seniority == nil
        }
        return behind.prefix(2).map {
            role($0, level: level, confidence: 0.3, reasons: ["Close to work that is related to the current one."])
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
        let held = profile.currentRole?.title
        let since = held.map { "Works as \($0) now." } ?? "The skills shown are those of this occupation."
        var roles: [TargetRole] = []
        for (position, next) in stepsUp(from: occupation).enumerated() {
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
        roles.append(
            role(occupation, level: profile.seniority, confidence: 0.85 * (0.6 + 0.4 * certainty), reasons: [since])
        )
        return roles
    }

    private var experienceReason: [String] {
        guard let years = profile.yearsOfExperience, years >= 1 else { return [] }
        return ["\(Int(years)) \(Int(years) == 1 ? "year" : "years") of experience."]
    }

    /// The next rank of the same work, and the position that leads it.
    private func stepsUp(from occupation: Occupation) -> [(title: String, occupation: Occupation, level: Seniority)] {
        let name = occupation.title
        let supervisor = supervisor(of: occupation).map { ($0.title, $0, Seniority.manager) }
        switch profile.seniority {
        case .trainee: return [(resume.work.isEmpty ? "Junior \(name)" : name, occupation, .regular)]
        // Somebody without a position yet begins as a junior.
        case .junior: return resume.work.isEmpty ? [] : [(name, occupation, .regular)]
        case .regular:
            guard !occupation.isManagement || occupation.majorGroup == "11" else { return [] }
            let senior = occupation.jobZone <= 2 ? nil : ("Senior \(name)", occupation, Seniority.senior)
            let isReady = (profile.yearsOfExperience ?? 0) >= 4 || senior == nil
            return [senior, isReady ? supervisor : nil].compactMap { $0 }
        case .senior: return [("Lead \(name)", occupation, .lead), supervisor].compactMap { $0 }
        case .lead: return [supervisor].compactMap { $0 }
        case .manager, .director, .vicePresident, .chief: return []
        }
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
        return occupation.related.enumerated().compactMap { position, code in
            guard let other = knowledge.occupations[code: code], isAllowed(other, from: occupation) else { return nil }
            let matching = other.skills.compactMap { shown[$0.lowercased()] }
            let share = Double(matching.count) / Double(max(other.skills.count, 1))
            let nearness = 1 - Double(position) / Double(max(occupation.related.count, 1))
            let confidence = (0.28 + 0.15 * nearness + 0.27 * min(1, share * 2)) * (0.7 + 0.3 * certainty)
            let reason =
                matching.isEmpty
                ? "People who work as \(occupation.title.lowercasedUnlessAcronym) often move there."
                : "Shows \(matching.prefix(4).joined(separator: ", ")), which the role asks for."
            return role(other, level: min(profile.seniority, .senior), confidence: confidence, reasons: [reason])
        }
    }

    /// Within reach for somebody of this rank: management only for those who lead already, and no way back from it.
    private func isAllowed(_ other: Occupation, from occupation: Occupation) -> Bool {
        guard isReachable(other, from: occupation) else { return false }
        if profile.seniority >= .manager, !other.isManagement, occupation.isManagement { return false }
        return profile.seniority >= .senior || other.majorGroup != "11" || occupation.isManagement
    }

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

    private func role(_ occupation: Occupation, level: Seniority, confidence: Double, reasons: [String]) -> TargetRole {
        let name = occupation.title
        let prefix: String =
            switch level {
            case .junior where resume.work.isEmpty: "Junior "
            case .senior where !occupation.isManagement && occupation.jobZone >= 3: "Senior "
            case .lead where !occupation.isManagement && occupation.jobZone >= 3: "Lead "
            default: ""
            }
        return TargetRole(
            title: prefix + name,
            occupation: occupation.code,
            seniority: level,
            confidence: min(confidence, 0.99),
            reasons: reasons
        )
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
