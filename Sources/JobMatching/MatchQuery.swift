package import Careers
import Foundation
package import Places
package import Resume
import TextFolding

/// What a person brings and wants, as far as matching is concerned.
package struct MatchQuery: Sendable {
    /// How well each occupation fits, 0-1, by code.
    package let occupations: [String: Double]
    /// The role that stands for an occupation, by code.
    let roles: [String: String]
    /// Occupations of the current role and the target roles.
    let direct: Set<String>
    /// Those of the current role.
    let own: Set<String>
    /// From the rank held now to the highest one held before in this field.
    let ranks: ClosedRange<Seniority>
    /// Folded words of the names of languages that the résumé lists.
    let languages: Set<String>
    /// Lower-case names.
    let skills: Set<String>
    /// The titles of the current role and the target roles, the current one first.
    let titles: [RoleTitle]
    /// The title of the current role; nil where it says a rank and no work.
    let heldTitle: RoleTitle?
    /// Terms to look for where occupations do not help: words of the titles, and the skills.
    package let terms: [String]
    /// What each word of the résumé counts that postings are told apart by.
    let words: [UInt32: Double]
    /// Where the person is; nil when not known.
    package let place: Place?
    /// ISO 3166-1 code of where the person is or is taken to be; nil when not known.
    package let country: String?

    /// A vote that is weaker names no occupation of the person.
    private static let leastVote = 0.2
    /// The weight of another trade of the person's occupation.
    private static let trade = 0.8
    /// The weight of an occupation that is only related to the current one.
    private static let relatedWeight = 0.45
    /// The weight of one from which people move to the current one.
    private static let weightBefore = 0.4
    /// Of these, how many count.
    private static let mostBefore = 3
    /// The weight of what was done in earlier positions, for each further back.
    private static let weightOfEarlier = 0.85

    /// - Parameters:
    ///   - profile: what the person can do.
    ///   - resume: whose words are compared with those of postings.
    ///   - place: where the person is.
    ///   - country: the country to assume without a place.
    ///   - languages: the languages that the résumé lists, as it names them.
    ///   - knowledge: for related occupations.
    package init(
        profile: CareerProfile,
        resume: Resume = Resume(),
        place: Place?,
        country: String?,
        languages: [String] = [],
        knowledge: CareerKnowledge
    ) {
        var weights: [String: Double] = [:]
        var roles: [String: String] = [:]
        for target in profile.targetRoles {
            weights[target.occupation] = max(weights[target.occupation] ?? 0, 0.6 + 0.3 * target.confidence)
            roles[target.occupation] = roles[target.occupation] ?? target.title
        }
        // The finer trades of one occupation are each other's: lawyers become counsel.
        for vote in profile.occupations.prefix(1) {
            let detail = vote.code.prefix(7)
            for code in knowledge.occupations[code: vote.code]?.related ?? [] where code.prefix(7) == detail {
                weights[code] = max(weights[code] ?? 0, Self.trade)
                roles[code] = roles[code] ?? knowledge.occupations[code: code]?.title
            }
        }
        own = Set(profile.occupations.filter { $0.weight > Self.leastVote }.map(\.code))
        for vote in profile.occupations where vote.weight > Self.leastVote {
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
        let held = Self.held(in: resume.work, knowledge: knowledge)
        for (place, code) in Self.occupations(of: held).enumerated() where weights[code] == nil {
            weights[code] = Self.relatedWeight * pow(Self.weightOfEarlier, Double(place))
            roles[code] = knowledge.occupations[code: code]?.title
        }
        for code in profile.occupations.prefix(1).flatMap({ knowledge.occupations.before($0.code) })
            .prefix(Self.mostBefore) where weights[code] == nil
        {
            weights[code] = Self.weightBefore
            roles[code] = knowledge.occupations[code: code]?.title
        }
        occupations = weights
        self.roles = roles
        // A partner of a law firm is no vice president: ranks are those of the work.
        let ladder = profile.occupations.first.flatMap { knowledge.occupations[code: $0.code] }
        let rank = profile.currentRole?.title.flatMap { ladder?.rank(called: $0) } ?? profile.seniority
        ranks = rank...max(rank, Self.ranks(of: held, in: weights).max() ?? rank)
        self.languages = Set(languages.flatMap(\.foldedTokens))
        skills = Set(profile.skills.map { $0.skill.name.lowercased() })
        // "Partner" is like "Partner Engineer" by a word that says nothing of the work.
        let title = profile.currentRole?.title.flatMap { JobTitle.isRank($0) ? nil : $0 }
        heldTitle = title.map(RoleTitle.init)
        var titles: [RoleTitle] = []
        for title in [title].compactMap(\.self) + profile.targetRoles.map(\.title) {
            let role = RoleTitle(title)
            if !role.words.isEmpty, !titles.contains(where: { $0.words == role.words }) { titles.append(role) }
        }
        self.titles = titles
        var seen: Set<String> = []
        terms = (titles.flatMap(\.words) + profile.skills.compactMap { PostingTerms.term(ofSkill: $0.skill.name) })
            .filter { seen.insert($0).inserted }
        words = DistinctiveWords.weights(of: resume, knowledge: knowledge)
        self.place = place
        self.country = place?.countryCode ?? country
    }

    /// Positions whose work and rank somebody can take up again.
    private static let recent = 4
    /// How like a known title one must be to name an occupation.
    private static let clearTitle = 0.8
    /// Words of titles of those who have nobody above them in a business of their own.
    private static let ownBusiness: Set<String> = ["owner", "founder", "cofounder", "proprietor", "self", "freelance"]

    /// A title of a recent position, and the occupations that it stands for.
    private struct Held {
        let title: JobTitle
        let votes: [OccupationVote]
    }

    private static func held(in work: [WorkEntry], knowledge: CareerKnowledge) -> [Held] {
        work.prefix(recent).compactMap(\.position).map { position in
            let title = knowledge.title(position)
            return Held(title: title, votes: knowledge.occupations(for: title))
        }
    }

    /// The occupations that titles name, the newest first.
    private static func occupations(of held: [Held]) -> [String] {
        var codes: [String] = []
        for held in held where !JobTitle.isRank(held.title.text) {
            guard let vote = held.votes.first, vote.similarity >= clearTitle, !codes.contains(vote.code) else {
                continue
            }
            codes.append(vote.code)
        }
        return codes
    }

    /// The ranks that titles of some occupations state.
    private static func ranks(of held: [Held], in occupations: [String: Double]) -> [Seniority] {
        held.compactMap { held in
            guard let rank = held.title.seniority, ownBusiness.isDisjoint(with: held.title.words),
                held.votes.contains(where: { occupations[$0.code] != nil })
            else { return nil }
            return rank
        }
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
