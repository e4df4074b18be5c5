package import Careers
package import Places

/// What a person brings and wants, as far as matching is concerned.
package struct MatchQuery: Sendable {
    /// How well each occupation fits, 0-1, by code.
    package let occupations: [String: Double]
    /// The role that stands for an occupation, by code.
    let roles: [String: String]
    /// Occupations of the current role and the target roles.
    let direct: Set<String>
    let seniority: Seniority
    /// Lower-case names.
    let skills: Set<String>
    /// The titles of the current role and the target roles, the current one first.
    let titles: [RoleTitle]
    /// Terms to look for where occupations do not help: words of the titles, and the skills.
    package let terms: [String]
    /// Where the person is; nil when not known.
    package let place: Place?
    /// ISO 3166-1 code of where the person is or is taken to be; nil when not known.
    package let country: String?

    /// The weight of an occupation that is only related to the current one.
    private static let relatedWeight = 0.45

    /// - Parameters:
    ///   - profile: what the person can do.
    ///   - place: where the person is.
    ///   - country: the country to assume without a place.
    ///   - knowledge: for related occupations.
    package init(profile: CareerProfile, place: Place?, country: String?, knowledge: CareerKnowledge) {
        var weights: [String: Double] = [:]
        var roles: [String: String] = [:]
        for target in profile.targetRoles {
            weights[target.occupation] = max(weights[target.occupation] ?? 0, 0.6 + 0.3 * target.confidence)
            roles[target.occupation] = roles[target.occupation] ?? target.title
        }
        for vote in profile.occupations where vote.weight > 0.2 {
            weights[vote.code] = max(weights[vote.code] ?? 0, 0.7 + 0.3 * vote.weight)
            roles[vote.code] =
                roles[vote.code] ?? profile.currentRole?.title ?? knowledge.occupations[code: vote.code]?.title
        }
        direct = Set(weights.keys)
        for code in profile.occupations.prefix(1).map(\.code) {
            for related in knowledge.occupations[code: code]?.related ?? [] where weights[related] == nil {
                weights[related] = Self.relatedWeight
                roles[related] = knowledge.occupations[code: related]?.title
            }
        }
        occupations = weights
        self.roles = roles
        seniority = profile.seniority
        skills = Set(profile.skills.map { $0.skill.name.lowercased() })
        var titles: [RoleTitle] = []
        for title in [profile.currentRole?.title].compactMap({ $0 }) + profile.targetRoles.map(\.title) {
            let role = RoleTitle(title)
            if !role.words.isEmpty, !titles.contains(where: { $0.words == role.words }) { titles.append(role) }
        }
        self.titles = titles
        var seen: Set<String> = []
        terms = (titles.flatMap(\.words) + profile.skills.compactMap { PostingTerms.term(ofSkill: $0.skill.name) })
            .filter { seen.insert($0).inserted }
        self.place = place
        self.country = place?.countryCode ?? country
    }
}

/// The title of a role, and its words by which a posting's title is told to be alike.
struct RoleTitle: Hashable, Sendable {
    let title: String
    /// Those that say something of the work, in order, each once.
    let words: [String]

    init(_ title: String) {
        self.title = title
        words = PostingTerms.words(ofTitle: title)
    }

    /// How alike a posting's title is: the share of all words of both that both have, 0-1.
    func likeness(to other: [String]) -> Double {
        let common = words.count { other.contains($0) }
        let all = words.count + other.count - common
        return all > 0 ? Double(common) / Double(all) : 0
    }
}
