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
    /// The skills shown, by their names in lower case, without those that people of all trades have.
    private let shownNames: [String: String]
    private let names: RoleNames
    private let studies: StudyRoles
    private let history: WorkHistory
    /// The rank that roles start from: where no title says what somebody does, none that a title in other work has.
    private let rank: Seniority

    init(knowledge: CareerKnowledge, resume: Resume, profile: CareerProfile, today: PartialDate) {
        self.knowledge = knowledge
        self.resume = resume
        self.profile = profile
        studies = StudyRoles(knowledge: knowledge, resume: resume, profile: profile, today: today)
        let history = WorkHistory(resume.work, knowledge: knowledge, today: today)
        self.history = history
        isTitled = profile.occupationSource.map { $0 != .studies && $0 != .skills } ?? false
        let earlier =
            profile.occupationSource == .earlierTitles
            ? profile.occupations.first.flatMap { history.rank(in: $0.code) } : nil
        // Owners and directors of something else begin where they were in the work itself.
        rank =
            earlier.map { profile.seniority > .manager ? $0 : max($0, profile.seniority) }
            ?? (isTitled || resume.work.isEmpty ? profile.seniority : min(profile.seniority, .regular))
        names = RoleNames(country: resume.basics.location?.value.countryCode, isBeginner: resume.work.isEmpty)
        shownNames = Dictionary(
            profile.skills.filter { $0.skill.kind != "soft" }.map { ($0.skill.name.lowercased(), $0.skill.name) },
            uniquingKeysWith: { first, _ in first }
        )
        let texts =
            resume.certificates.map(\.title) + resume.education.compactMap(\.studyType)
            + resume.work.compactMap(\.position) + [resume.basics.name?.value ?? ""]
        shown = texts.map { knowledge.title($0).core }
    }

    /// Whether a title says what the person does.
    private let isTitled: Bool

    /// Share of the votes from which on another occupation may be meant as well.
    private static let leastWeight = 0.2
    private static let most = 6
    private static let least = 3
    private static let leastConfidence = 0.25

    func roles() -> [TargetRole] {
        guard let main = main, let occupation = knowledge.occupations[code: main.code] else { return heldBefore() }
        // Nobody who learns or helps is sent to lead, however the title reads.
        let isTooHigh = rank < .regular && occupation.isManagement
        guard isSure(main), isSupported(main, occupation), !isTooHigh else {
            let named = called(like: occupation, certainty: main.similarity)
            return named.isEmpty ? heldBefore() : named
        }
        var roles = ladder(of: occupation, certainty: main.similarity)
        roles += related(to: occupation, certainty: main.similarity)
        if !resume.work.isEmpty { roles += studies.roles(besides: occupation) }
        for vote in profile.occupations.filter({ $0.code != main.code }).prefix(2) where vote.weight >= Self.leastWeight
        {
            let isNamed =
                profile.occupationSource == .currentTitle && vote.similarity == 1
                && vote.weight >= Self.nearlyAsLikely * main.weight
            guard let other = knowledge.occupations[code: vote.code], isAllowed(other, from: occupation),
                isNamed || other.code.prefix(4) == occupation.code.prefix(4), !isLeft(other)
            else { continue }
            let reason =
                isNamed
                ? "The current title is also used for \(other.title.lowercasedUnlessAcronym) positions."
                : "Also close to what the résumé shows."
            roles += role(other, level: rank, confidence: 0.4 * vote.weight + 0.25, reasons: [reason])
        }
        roles += held(besides: occupation)
        let others = Self.distinct(roles.filter { !isHeld($0) }).prefix(Self.most)
        guard others.count < Self.least else { return Array(others) }
        // Where little is near, the same work is what somebody could do elsewhere.
        return Array(others) + Self.distinct(roles.filter { isHeld($0) && !$0.isStepUp }).prefix(1)
    }

    /// The part of the likelihood of the first occupation of a title that another one has of which it may as well be.
    private static let nearlyAsLikely = 0.7

    /// Whether it is clear enough what work a title stands for, so that it may have another name than the person's.
    private func isSure(_ vote: OccupationVote) -> Bool {
        guard titleText != nil, vote.similarity < 1 else { return true }
        return vote.similarity >= OccupationEvidence.sureSimilarity && vote.weight >= 0.5
            || vote.similarity >= Self.likelySimilarity && vote.weight >= Self.nearlyAll
    }

    /// Cosine from which on a title is like others, where nearly all votes are for one occupation.
    private static let likelySimilarity = 0.65
    private static let nearlyAll = 0.9

    /// The work under the name that the person gives it, where nothing else is sure: the same, and the next rank.
    private func called(like occupation: Occupation, certainty: Double) -> [TargetRole] {
        guard let held = held(of: occupation), rank > .trainee else { return [] }
        let confidence = 0.6 + 0.4 * certainty
        let same = TargetRole(
            title: held.whole,
            occupation: occupation.code,
            seniority: rank,
            confidence: 0.85 * confidence,
            reasons: [since]
        )
        if let led = assistedLeader(held) {
            let next = TargetRole(
                title: led,
                occupation: occupation.code,
                seniority: .manager,
                confidence: 0.92 * confidence,
                reasons: [since, TargetRole.stepUp]
            )
            return [next, same]
        }
        guard rank == .regular, held.isShort, certainty > OccupationEvidence.clearSimilarity,
            history.knownYears(in: occupation, or: titleText) ?? 0 >= Self.yearsToRise,
            let senior = senior(occupation, held: held), senior.title.hasSuffix(held.work),
            !held.work.foldedTokens.contains("owner")
        else { return [same] }
        let next = TargetRole(
            title: senior.title,
            occupation: occupation.code,
            seniority: .senior,
            confidence: 0.92 * confidence,
            reasons: [since, TargetRole.stepUp, experience(in: occupation)].compactMap(\.self)
        )
        return [next, same]
    }

    /// What the person calls the work.
    private func held(of occupation: Occupation) -> HeldTitle? {
        titleText.flatMap { HeldTitle($0, of: occupation, knowledge: knowledge) }
    }

    /// The title or the headline that the occupation was read from; nil where it was read from something else.
    private var titleText: String? {
        switch profile.occupationSource {
        case .currentTitle: profile.currentRole?.title
        case .headline: resume.basics.label?.value
        case .earlierTitles: profile.occupations.first.flatMap { history.title(of: $0.code) }
        case .studies, .skills, nil: nil
        }
    }

    /// Whether something besides a title that is only somewhat like known ones speaks for an occupation.
    private func isSupported(_ vote: OccupationVote, _ occupation: Occupation) -> Bool {
        guard profile.occupationSource == .currentTitle || profile.occupationSource == .headline,
            vote.similarity < OccupationEvidence.sureSimilarity
        else { return true }
        if !shownSkills(of: occupation).isEmpty { return true }
        // A manager of something near, or an inspector of another thing.
        if occupation.isManagement { return true }
        let title = profile.occupationSource == .headline ? resume.basics.label?.value : profile.currentRole?.title
        guard let head = title?.foldedTokens.last, !TitleVotes.isBare(head) else { return false }
        return occupation.title.foldedTokens.last == head
    }

    /// Those of the skills that an occupation asks for which the résumé shows, without what nearly every one asks for.
    private func shownSkills(of occupation: Occupation) -> [String] {
        occupation.skills.filter(knowledge.occupations.lists.isTelling).compactMap { shownNames[$0.lowercased()] }
    }

    /// Whether a role is the position that somebody holds, or held last: its title says nothing that theirs does not. No
    /// position that was held before is a step up.
    private func isHeld(_ role: TargetRole) -> Bool {
        let current = [profile.currentRole?.title].compactMap(\.self)
        let held = role.isStepUp ? current + resume.work.compactMap(\.position) : current
        let wanted = role.title.foldedTokens
        return held.contains { title in
            let words = Set(title.foldedTokens)
            // Without "junior" or "associate" the same words name the next rank.
            return words.subtracting(wanted).isDisjoint(with: Self.lowering)
                && wanted.allSatisfy { words.contains($0) || Self.joining.contains($0) }
        }
    }

    /// Whether somebody of rank was called so in an earlier position: partners were law clerks once.
    private func isLeft(_ occupation: Occupation) -> Bool {
        let wanted = occupation.title.foldedTokens
        return rank > .regular && resume.work.dropFirst().contains { $0.position?.foldedTokens == wanted }
    }

    private static let lowering: Set<String> = [
        "apprentice", "assistant", "associate", "deputy", "intern", "junior", "jr", "student", "trainee", "vice",
    ]
    private static let joining: Set<String> = ["and", "for", "of", "the"]

    /// The positions held so far, under the names that they had, where nothing tells what comes next: what somebody did
    /// most and last before the others. What was left long ago is none.
    private func heldBefore() -> [TargetRole] {
        let recent = history.occupations.filter { !history.isLongAgo($0.code) }
        return recent.prefix(Self.least).enumerated().compactMap { place, work in
            guard let occupation = knowledge.occupations[code: work.code], occupation.code != Self.chiefExecutive else {
                return nil
            }
            let name = HeldTitle(work.title, of: occupation, knowledge: knowledge)?.whole ?? names.plain(occupation)
            let years = Int(saturating: work.years.rounded())
            return TargetRole(
                title: name,
                occupation: occupation.code,
                seniority: work.rank ?? .regular,
                confidence: Self.certaintyOfHeld - 0.05 * Double(place),
                reasons: [
                    years > 1 ? "About \(years) years in such positions." : "Has worked in such a position before."
                ]
            )
        }
    }

    private static let certaintyOfHeld = 0.5

    /// The work that somebody did for longest, where it is other than the current one.
    private func held(besides occupation: Occupation) -> [TargetRole] {
        guard isTitled, let work = history.longest, work.code != occupation.code,
            let other = knowledge.occupations[code: work.code],
            other.code != Self.chiefExecutive,
            other.isManagement ? work.rank ?? .regular >= .manager : isReachable(other, from: occupation),
            !occupation.related.prefix(Self.least).contains(other.code)
        else { return [] }
        let years = Int(saturating: work.years.rounded())
        guard years >= Self.leastYears, !history.isLongAgo(other.code) else { return [] }
        let level = min(work.rank ?? .regular, max(rank, .manager))
        let held = history.title(of: other.code).flatMap { HeldTitle($0, of: other, knowledge: knowledge) }
        let roles = role(
            other,
            level: level,
            confidence: 0.5,
            reasons: ["About \(years) years in such positions."]
        )
        guard let held, Self.level(of: held, knowledge) == level else { return roles }
        return roles.map { role in
            var role = role
            role.title = held.whole
            return role
        }
    }

    private static func level(of held: HeldTitle, _ knowledge: CareerKnowledge) -> Seniority {
        knowledge.title(held.whole).seniority ?? .regular
    }

    /// Years in other work from which on it can be gone back to.
    private static let leastYears = 3

    /// What the current title stands for; of those who learn it, no position that leads others.
    private var main: OccupationVote? {
        let first = profile.occupations.first
        guard rank < .regular, let first else { return first }
        let work = profile.occupations.first { vote in
            vote.similarity >= first.similarity - Self.likeness
                && knowledge.occupations[code: vote.code].map { !$0.isManagement } ?? false
        }
        return work ?? first
    }

    /// How much less like a title another occupation may be, to stand for it as well.
    private static let likeness = 0.2

    /// Best first, each title once, and no occupation more than twice.
    private static func distinct(_ roles: [TargetRole]) -> [TargetRole] {
        var titles: Set<String> = []
        return roles.sorted { ($0.confidence, $1.title) > ($1.confidence, $0.title) }.filter { role in
            role.confidence >= leastConfidence && !isClass(role) && titles.insert(role.title.lowercased()).inserted
        }
    }

    /// Whether a role is called as the rest of a group is in the classification, and as nobody is: "Sales Worker".
    private static func isClass(_ role: TargetRole) -> Bool {
        role.occupation.count == lettersOfCode && role.occupation.hasSuffix("99") && role.title.hasSuffix(" Worker")
    }

    /// The same occupation, at the rank held and one step up.
    private func ladder(of occupation: Occupation, certainty: Double) -> [TargetRole] {
        let current = profile.occupationSource == .currentTitle ? profile.currentRole?.title : nil
        let held = held(of: occupation)
        var roles: [TargetRole] = []
        let steps = isTitled || resume.work.isEmpty ? stepsUp(from: occupation, held: held) : []
        for (position, next) in steps.enumerated() where next.title != held?.whole {
            roles.append(
                TargetRole(
                    title: next.title,
                    occupation: next.occupation.code,
                    seniority: next.level,
                    confidence: (position == 0 ? 0.92 : 0.7) * (0.6 + 0.4 * certainty),
                    reasons: [since, position == 0 ? TargetRole.stepUp : nil, experience(in: occupation)]
                        .compactMap(\.self)
                        + (history.tellsOfLeading(in: occupation, or: titleText) ? ["Has led others in it."] : [])
                )
            )
        }
        let isLearner = rank < .regular
        // An earlier title may have had another rank than the one reached in the work.
        let isOwn =
            profile.occupationSource != .earlierTitles || held.map { Self.level(of: $0, knowledge) == rank } ?? false
        let same =
            (isLearner || !isOwn ? nil : held?.whole) ?? name(of: occupation, at: rank)
            ?? (certainty < 1 ? nil : current)
            ?? names.plain(occupation)
        roles.append(
            TargetRole(
                title: same,
                occupation: occupation.code,
                seniority: rank,
                confidence: 0.85 * (0.6 + 0.4 * certainty),
                reasons: [since]
            )
        )
        return roles
    }

    /// What the occupation was read from, as a sentence.
    private var since: String {
        switch profile.occupationSource {
        case .currentTitle:
            profile.currentRole?.title.map { isHeldNow ? "Works as \($0) now." : "Worked as \($0) last." } ?? ""
        case .headline: resume.basics.label.map { "The headline says “\($0.value)”." } ?? ""
        case .earlierTitles:
            main.flatMap { knowledge.occupations[code: $0.code] }.map(history.isMostly) ?? false
                ? "Most of the positions so far are of this kind." : "Earlier positions are of this kind."
        case .studies: "The studies lead to this occupation."
        case .skills, nil: "The skills shown are those of this occupation."
        }
    }

    /// Whether the position that the profile names lasts until now.
    private var isHeldNow: Bool { profile.currentRole?.isHeldNow(in: resume.work) == true }

    /// How long the work has been done, as a sentence; nil where it is not known.
    private func experience(in occupation: Occupation) -> String? {
        guard let years = history.knownYears(in: occupation, or: titleText), years >= 1 else { return nil }
        let whole = Int(saturating: years)
        return "At least \(whole) \(whole == 1 ? "year" : "years") in such positions."
    }

    private func hasLed(in occupation: Occupation) -> Bool { history.hasLed(in: occupation, or: titleText) }

    private typealias Step = (title: String, occupation: Occupation, level: Seniority)

    /// The next rank of the same work, and the position that leads it.
    private func stepsUp(from occupation: Occupation, held: HeldTitle?) -> [Step] {
        func named(_ level: Seniority) -> Step? { name(of: occupation, at: level).map { ($0, occupation, level) } }
        /// Only where those of the rank have a name of their own.
        func called(_ level: Seniority) -> Step? {
            named(level).flatMap { $0.title == names.plain(occupation) ? nil : $0 }
        }
        if let next = unassisted(occupation, held: held) { return [next] }
        switch rank {
        case .trainee:
            return resume.work.isEmpty
                ? [named(.junior)].compactMap { $0 }
                : [(held?.learned ?? names.plain(occupation), occupation, .regular)]
        // Somebody without a position yet begins as a junior.
        case .junior:
            // An associate or an assistant learns nothing that others have learnt.
            guard held?.learned != nil || (profile.yearsOfExperience ?? 0) < 1 else { return [] }
            return resume.work.isEmpty ? [] : [(held?.learned ?? names.plain(occupation), occupation, .regular)]
        case .regular:
            guard !occupation.isManagement || occupation.majorGroup == "11" else {
                return [leader(of: occupation, above: .regular)].compactMap { $0 }
            }
            let years = history.years(in: occupation) ?? 0
            let senior = senior(occupation, held: held)
            // Whoever has not said when counts as ready for the next rank, and not for the one behind it: to lead takes
            // somebody who has led, but where those who lead are the next rank themselves.
            let isReady =
                senior == nil
                ? years >= (hasLed(in: occupation) ? Self.yearsToRise : Self.yearsToLead)
                : years >= Self.yearsToLead && hasLed(in: occupation)
            let isRising = history.years(in: occupation).map { $0 >= Self.yearsToRise } ?? true
            return [isRising ? senior : nil, isReady ? leader(of: occupation, above: .senior) : nil].compactMap { $0 }
        case .senior where occupation.isManagement:
            return leader(of: occupation, above: .senior).map { [$0] } ?? above(occupation)
        case .senior:
            let years = history.years(in: occupation) ?? 0
            let isReady = years >= Self.yearsToDirect || hasLed(in: occupation)
            let lead = named(.lead)
            return [lead, isReady || lead == nil ? leader(of: occupation, above: .lead) : nil].compactMap { $0 }
        case .lead: return [leader(of: occupation, above: .lead)].compactMap { $0 }
        case .manager: return above(occupation)
        case .director:
            let isLong = (history.years(in: occupation) ?? 0) >= Self.yearsToDirect
            // A regional manager ranks with directors, and is none yet.
            let directs = held.map { !Self.directing.isDisjoint(with: $0.whole.foldedTokens) } ?? true
            return isLong && directs ? [called(.vicePresident) ?? called(.chief)].compactMap { $0 } : []
        case .vicePresident: return [called(.chief)].compactMap { $0 }
        case .chief:
            let leads = occupation.code == Self.chiefExecutive && profile.occupationSource != .earlierTitles
            return leads ? [(names.plain(occupation), occupation, .chief)] : []
        }
    }

    /// Whom somebody with a title assists or deputises: "Bank Manager" for an assistant bank manager.
    private func assisted(_ held: HeldTitle) -> String? {
        let words = held.whole.split(separator: " ")
        guard words.count > 1, TitleVotes.assisting.contains(words[0].lowercased()) else { return nil }
        return words.dropFirst().joined(separator: " ")
    }

    /// The same of a title that no list has, where it says that those lead; "Assistant Manager" does not say whom.
    private func assistedLeader(_ held: HeldTitle) -> String? {
        guard let title = assisted(held), let last = title.split(separator: " ").dropFirst().last,
            knowledge.title(String(last)).seniority.map({ $0 >= .manager }) ?? false
        else { return nil }
        return title
    }

    /// What somebody assists or deputises, which is the next step: "Principal" for an assistant principal.
    private func unassisted(_ occupation: Occupation, held: HeldTitle?) -> Step? {
        guard occupation.isManagement, let title = held.flatMap(assisted),
            knowledge.occupations.exact(title.foldedTokens).contains(occupation)
        else { return nil }
        return (title, occupation, max(rank, .manager))
    }

    /// Who directs what managers of an occupation manage.
    private func above(_ occupation: Occupation) -> [Step] {
        guard (history.years(in: occupation) ?? 0) >= Self.yearsToDirect else { return [] }
        guard let name = occupation.title(at: .director, in: names.country), !name.isEmpty else { return [] }
        return [(name, occupation, .director)]
    }

    /// Words of the titles of directors, as folded.
    private static let directing: Set<String> = [
        "chief", "director", "directeur", "directrice", "direktor", "diretor", "diretora", "direttore", "dyrektor",
        "head", "leiter", "leiterin", "president", "vp",
    ]
    /// Years in the work after which somebody may rise, lead others, and those who do.
    private static let yearsToRise = 2.5
    private static let yearsToLead = 4.0
    private static let yearsToDirect = 8.0

    /// The senior of an occupation; nil where there is none.
    private func senior(_ occupation: Occupation, held: HeldTitle?) -> Step? {
        if occupation.code.hasPrefix(Self.academic) {
            return name(of: occupation, at: .senior).map { ($0, occupation, .senior) }
        }
        let known = occupation.title(at: .senior, in: names.country)
        guard known != nil || occupation.jobZone > 2, held.map({ !$0.isStandIn }) ?? true else { return nil }
        let isPrefix = known?.hasPrefix("Senior ") ?? true
        let work = held.flatMap { $0.isShort ? $0.work : nil } ?? names.plain(occupation)
        let title = isPrefix ? "Senior " + work : known ?? ""
        return title.isEmpty ? nil : (title, occupation, .senior)
    }

    private func leader(of occupation: Occupation, above level: Seniority) -> Step? {
        if occupation.code.hasPrefix(Self.academic), !isDoctor { return nil }
        if let leader = names.leader(of: occupation, above: level) { return (leader.name, occupation, leader.level) }
        return supervisor(of: occupation).map { (names.plain($0), $0, .manager) }
    }

    private func supervisor(of occupation: Occupation) -> Occupation? {
        guard !occupation.isManagement else { return nil }
        // "Managers, all other" is nobody's next step, and who leads others knows them as those whom they lead.
        return occupation.related.compactMap { knowledge.occupations[code: $0] }.first { other in
            other.isManagement && other.code != Self.otherManagers && other.related.contains(occupation.code)
                && isReachable(other, from: occupation)
        }
    }

    private func related(to occupation: Occupation, certainty: Double) -> [TargetRole] {
        // What is near the rest of a group is near something else in it.
        let isRest = occupation.code.hasSuffix("99")
        return occupation.related.enumerated().flatMap { position, code -> [TargetRole] in
            guard let other = knowledge.occupations[code: code], isAllowed(other, from: occupation) else { return [] }
            let isOfKind = other.code.prefix(4) == occupation.code.prefix(4)
            guard isOfKind || position < Self.nearest, !isLead(other, above: occupation) else { return [] }
            let matching = shownSkills(of: other)
            // Nobody is sent to other work for one skill, nor, who shows some, for nothing.
            // A branch of the same work takes more than what all of it takes.
            let isBranch = other.code.count > Self.lettersOfCode
            let isFurther = !isBranch || matching.contains { !occupation.skills.contains($0) }
            let isHeldBefore = history.holds(other.code) && !history.isLongAgo(other.code)
            let isTold = matching.reduce(0) { $0 + knowledge.occupations.lists.rarity(of: $1) } >= Self.leastRarity
            let isShown = matching.count >= Self.leastMatching && isTold && isFurther && !isRest || isHeldBefore
            guard isShown || isOfKind && certainty == 1 && profile.skills.count < Self.leastSkills else { return [] }
            let share = Double(matching.count) / Double(max(other.skills.count, 1))
            let nearness = 1 - Double(position) / Double(max(occupation.related.count, 1))
            let confidence = (0.28 + 0.15 * nearness + 0.27 * min(1, share * 2)) * (0.7 + 0.3 * certainty)
            let reason =
                matching.count < Self.leastMatching
                ? isHeldBefore
                    ? (history.rank(in: other.code) ?? .regular) < relatedLevel(from: occupation)
                        ? "Has worked in this field before." : "Has worked in such a position before."
                    : "Close to the work done so far."
                : "Shows \(matching.prefix(4).joined(separator: ", ")), which the role asks for."
            return role(other, level: relatedLevel(from: occupation), confidence: confidence, reasons: [reason])
        }
    }

    /// Whether an occupation is called as those are who lead in another or in its parent, and so is no move for others:
    /// "HR Business Partner" for a coordinator.
    private func isLead(_ other: Occupation, above occupation: Occupation) -> Bool {
        guard rank < .senior else { return false }
        let parent = knowledge.occupations[code: String(occupation.code.prefix(7))]
        return [occupation, parent].contains { $0?.title(at: .lead, in: names.country) == other.title }
    }

    /// Related occupations that are near enough although they are of another kind.
    private static let nearest = 4
    /// Letters of the code of an occupation; branches of one have more: "35-1011.01".
    private static let lettersOfCode = 7
    /// Skills of an occupation that speak for it.
    private static let leastMatching = 3
    /// How rare these must be together: "Budgeting" and "SAP" are asked for in too much work to tell of one.
    private static let leastRarity = 8.8
    /// Skills from which on it tells something that none of them is asked for.
    private static let leastSkills = 4

    /// The rank that somebody has in other work. Owners and partners are at the top of little: they move as seniors.
    private func relatedLevel(from occupation: Occupation) -> Seniority {
        let isOwner = rank == .chief && !occupation.isManagement
        return rank < .manager || isOwner ? min(rank, .senior) : rank
    }

    /// Within reach for somebody of this rank: management only for those who lead already, and no way back from it.
    private func isAllowed(_ other: Occupation, from occupation: Occupation) -> Bool {
        guard isReachable(other, from: occupation) else { return false }
        // Nobody begins by leading, and whole companies are led by those who led much of one.
        if rank < .regular, other.isManagement { return false }
        if other.code == Self.chiefExecutive, rank < .vicePresident || !occupation.isManagement { return false }
        if rank >= .manager, !other.isManagement, occupation.isManagement { return false }
        // Of those who do the work themselves, whoever has done so for some years may lead others in it.
        if other.isManagement, !occupation.isManagement, rank < .senior {
            return other.majorGroup != "11" && (history.years(in: occupation) ?? 0) >= Self.yearsToLead
        }
        return rank >= .senior || other.majorGroup != "11" || occupation.majorGroup == "11"
    }

    private static let chiefExecutive = "11-1011"
    private static let otherManagers = "11-9199"

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

    /// What a role is called; nil where nobody has the rank, or the person lacks the degree that it takes.
    private func name(of occupation: Occupation, at level: Seniority) -> String? {
        guard occupation.code.hasPrefix(Self.academic), !isDoctor else { return names.name(occupation, at: level) }
        return level > .senior ? nil : RoleNames(country: nil, isBeginner: names.isBeginner).name(occupation, at: level)
    }

    /// The SOC group of those who teach at universities, whose ranks take a doctorate.
    private static let academic = "25-1"
    private static let doctorates: Set<String> = [
        "doctor", "doctoral", "doctorado", "doctorat", "doctorate", "doktor", "doutorado", "dphil", "dr", "edd", "ph.d",
        "phd",
        "promotion", "dottorato", "professor",
    ]

    /// Whether the résumé shows a doctorate, or a chair.
    private var isDoctor: Bool { shown.contains { !Self.doctorates.isDisjoint(with: $0) } }

    /// A role; none where nobody has the rank in it.
    private func role(
        _ occupation: Occupation,
        level: Seniority,
        confidence: Double,
        reasons: [String]
    ) -> [TargetRole] {
        // Trades have few ranks: one below counts as the same where there is none, "General Counsel" for a partner.
        let below = level > .manager ? Seniority(rawValue: level.rawValue - 1) : nil
        let name = name(of: occupation, at: level) ?? below.flatMap { self.name(of: occupation, at: $0) }
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
    func containsSequence(_ words: [String]) -> Bool {
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
