import Resume

/// Finds the roles somebody could take next: one step up the same ladder, the same occupation elsewhere, and related
/// occupations that the skills reach.
struct TargetRoleFinder {
    let knowledge: CareerKnowledge
    let resume: Resume
    let profile: CareerProfile

    private static let most = 6
    private static let leastConfidence = 0.25

    func roles() -> [TargetRole] {
        guard let main = profile.occupations.first, let occupation = knowledge.occupations[code: main.code] else { return [] }
        var roles = ladder(of: occupation, certainty: main.similarity)
        roles += related(to: occupation, certainty: main.similarity)
        for vote in profile.occupations.dropFirst().prefix(2) {
            guard let other = knowledge.occupations[code: vote.code], isAllowed(other, from: occupation) else { continue }
            roles.append(
                role(other, level: profile.seniority, confidence: 0.4 * vote.weight + 0.25, reasons: [
                    "The current title is also used for \(other.title.lowercasedUnlessAcronym) positions."
                ])
            )
        }
        var titles: Set<String> = []
        var codes: [String: Int] = [:]
        return roles.sorted { ($0.confidence, $1.title) > ($1.confidence, $0.title) }.filter { role in
            codes[role.occupation, default: 0] += 1
            return role.confidence >= Self.leastConfidence && codes[role.occupation] ?? 0 <= 2
                && titles.insert(role.title.lowercased()).inserted
        }.prefix(Self.most).map { $0 }
    }

    /// The same occupation, at the rank held and one step up.
    private func ladder(of occupation: Occupation, certainty: Double) -> [TargetRole] {
        let held = profile.currentRole?.title
        let since = held.map { "Works as \($0) now." } ?? "The skills shown are those of this occupation."
        var roles: [TargetRole] = []
        if let next = stepUp(from: occupation) {
            roles.append(
                TargetRole(
                    title: next.title,
                    occupation: next.occupation.code,
                    seniority: next.level,
                    confidence: 0.92 * (0.6 + 0.4 * certainty),
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

    private func stepUp(from occupation: Occupation) -> (title: String, occupation: Occupation, level: Seniority)? {
        let name = Self.display(occupation)
        switch profile.seniority {
        case .trainee: return (resume.work.isEmpty ? "Junior \(name)" : name, occupation, .regular)
        case .junior: return (name, occupation, .regular)
        case .regular:
            if occupation.jobZone <= 2, let supervisor = supervisor(of: occupation) {
                return (Self.display(supervisor), supervisor, .lead)
            }
            guard !occupation.isManagement || occupation.majorGroup == "11" else { return nil }
            return ("Senior \(name)", occupation, .senior)
        case .senior:
            if let supervisor = supervisor(of: occupation) { return (Self.display(supervisor), supervisor, .manager) }
            return ("Lead \(name)", occupation, .lead)
        case .lead:
            guard let supervisor = supervisor(of: occupation) else { return nil }
            return (Self.display(supervisor), supervisor, .manager)
        case .manager, .director, .vicePresident, .chief:
            return nil
        }
    }

    private func supervisor(of occupation: Occupation) -> Occupation? {
        guard !occupation.isManagement else { return nil }
        return occupation.related.compactMap { knowledge.occupations[code: $0] }.first { other in
            other.isManagement && isAllowed(other, from: occupation) && other.jobZone <= occupation.jobZone + 1
        }
    }

    private func related(to occupation: Occupation, certainty: Double) -> [TargetRole] {
        let shown = Dictionary(
            profile.skills.map { ($0.skill.name.lowercased(), $0.skill.name) }, uniquingKeysWith: { first, _ in first })
        return occupation.related.enumerated().compactMap { position, code in
            guard let other = knowledge.occupations[code: code], isAllowed(other, from: occupation) else { return nil }
            let matching = other.skills.compactMap { shown[$0.lowercased()] }
            let share = Double(matching.count) / Double(max(other.skills.count, 1))
            let nearness = 1 - Double(position) / Double(max(occupation.related.count, 1))
            let confidence = (0.3 + 0.2 * nearness + 0.4 * min(1, share * 2)) * (0.7 + 0.3 * certainty)
            let reason =
                matching.isEmpty
                ? "People who work as \(occupation.title.lowercasedUnlessAcronym) often move there."
                : "Shows \(matching.prefix(4).joined(separator: ", ")), which the role asks for."
            return role(other, level: min(profile.seniority, .senior), confidence: confidence, reasons: [reason])
        }
    }

    /// Within reach and not a step down: at most one job zone away, never below, with the licence the law asks for.
    private func isAllowed(_ other: Occupation, from occupation: Occupation) -> Bool {
        guard other.code != occupation.code else { return false }
        let lowest = occupation.jobZone == 5 ? 4 : occupation.jobZone
        guard (lowest...(occupation.jobZone + 1)).contains(other.jobZone) else { return false }
        if profile.seniority >= .manager, !other.isManagement, occupation.isManagement { return false }
        if profile.seniority < .senior, other.majorGroup == "11", !occupation.isManagement { return false }
        return other.licence.isEmpty || other.licence == occupation.licence || showsLicence(other)
    }

    private func showsLicence(_ occupation: Occupation) -> Bool {
        let texts =
            resume.certificates.map(\.title) + resume.education.compactMap(\.studyType)
            + resume.work.compactMap(\.position) + [resume.basics.name?.value ?? ""]
        return occupation.licence.contains { word in
            texts.contains { knowledge.title($0).core.containsSequence(knowledge.title(word).core) }
        }
    }

    private func role(_ occupation: Occupation, level: Seniority, confidence: Double, reasons: [String]) -> TargetRole {
        let name = Self.display(occupation)
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

    private static func display(_ occupation: Occupation) -> String { occupation.title }
}

extension [String] {
    /// Whether the words stand in it one after the other.
    fileprivate func containsSequence(_ words: [String]) -> Bool {
        !words.isEmpty && firstRange(of: words) != nil
    }
}

extension String {
    /// Lower case, as inside a sentence, but for words that are all capitals.
    fileprivate var lowercasedUnlessAcronym: String {
        split(separator: " ").map { $0 == $0.uppercased() ? String($0) : $0.lowercased() }.joined(separator: " ")
    }
}
