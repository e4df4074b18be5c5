package import Resume
import TextFolding

/// Draws the career profile from a résumé.
package struct CareerProfiler: Sendable {
    let knowledge: CareerKnowledge

    package init(_ knowledge: CareerKnowledge) {
        self.knowledge = knowledge
    }

    /// The profile.
    ///
    /// - Parameters:
    ///   - resume: what the document says.
    ///   - today: the day that open positions last until.
    /// - Returns: the profile; without roles for what is hardly a résumé.
    package func profile(of resume: Resume, today: PartialDate) -> CareerProfile {
        var profile = CareerProfile()
        profile.skills = knowledge.skillMentions(in: resume)
        profile.currentRole = currentRole(of: resume)
        profile.yearsOfExperience = Experience.years(of: resume.work, today: today)
        let currentTitle = profile.currentRole?.title
        let evidence = OccupationEvidence(
            resume,
            currentTitle: currentTitle,
            skills: profile.skills,
            knowledge: knowledge,
            today: today
        )
        profile.occupationSource = evidence.source
        let isHeadline = evidence.source == .headline
        if let title = isHeadline ? resume.basics.label?.value : currentTitle ?? resume.basics.label?.value {
            profile.seniority = rank(of: knowledge.title(title)) ?? Self.seniority(years: profile.yearsOfExperience)
        }
        switch evidence.source {
        case .currentTitle, .headline:
            profile.occupations = weighed(evidence.votes, by: resume, skills: profile.skills)
        case .earlierTitles, .studies, .skills, nil:
            profile.occupations = evidence.votes
        }
        if resume.work.isEmpty, profile.occupationSource != .headline { profile.seniority = .junior }
        guard resume.likelihood >= Self.leastLikelihood else { return profile }
        let finder = TargetRoleFinder(knowledge: knowledge, resume: resume, profile: profile, today: today)
        profile.targetRoles = finder.roles()
        return profile
    }

    /// A title that stands for several occupations ("Project Manager") means the one whose skills the résumé shows, which
    /// the headline, another title or a field of study names, and in whose field other positions were.
    private func weighed(
        _ votes: [OccupationVote],
        by resume: Resume,
        skills: [SkillMention]
    ) -> [OccupationVote] {
        guard votes.count > 1 else { return votes }
        let shown = Set(skills.map { $0.skill.name.lowercased() })
        let headline =
            resume.basics.label.map { knowledge.occupations(for: knowledge.title($0.value)).map(\.code) } ?? []
        let fields = fields(of: resume.work)
        let others = Set(resume.work.compactMap(\.position).compactMap(onlyOccupation))
        let studied = Set(resume.education.compactMap(\.area).flatMap { knowledge.title($0).core }.map { $0.prefix(6) })
        let traits = knowledge.occupations.lists.traits(shown)
        let values = votes.map { vote -> Double in
            let occupation = knowledge.occupations[code: vote.code]
            let overlap = occupation.map { knowledge.occupations.lists.overlap(of: $0.number, with: traits) } ?? 0
            let share = Double(overlap) / Double(max(occupation?.skills.count ?? 0, 1))
            let isOfField = fields.contains(vote.code.prefix(Self.lettersOfField))
            let names = occupation.map { knowledge.title($0.title).core.dropLast().map { $0.prefix(6) } } ?? []
            let isNamed = others.contains(vote.code) || !studied.isDisjoint(with: names)
            return vote.weight
                * (1 + 3 * share + (headline.contains(vote.code) ? 1 : 0) + (isOfField ? 1 : 0) + (isNamed ? 2 : 0))
        }
        let total = values.reduce(0, +)
        return zip(votes, values).map { vote, value in
            OccupationVote(code: vote.code, weight: value / total, similarity: vote.similarity)
        }.sorted { ($0.weight, $1.code) > ($1.weight, $0.code) }
    }

    /// The occupation that a title stands for and for no other: that of a costume designer, but not of a designer.
    private func onlyOccupation(_ title: String) -> String? {
        let votes = knowledge.occupations(for: knowledge.title(title))
        return votes.count == 1 && votes[0].similarity == 1 ? votes[0].code : nil
    }

    /// Letters of a code that tell the field.
    private static let lettersOfField = 2

    /// The fields that titles name exactly which stand in no other: an architect who was a software engineer builds no
    /// houses.
    private func fields(of work: [WorkEntry]) -> Set<Substring> {
        Set(
            work.compactMap(\.position).compactMap { position in
                let votes = knowledge.occupations(for: knowledge.title(position))
                let fields = Set(votes.map { $0.code.prefix(Self.lettersOfField) })
                return votes.first?.similarity == 1 && fields.count == 1 ? fields.first : nil
            }
        )
    }

    /// Documents less likely than this to be a résumé get no roles.
    package static let leastLikelihood = 0.4

    /// The entry that is still open, else the one that ended last; ties go to the one that stands first.
    func currentRole(of resume: Resume) -> CurrentRole? {
        guard resume.likelihood >= Self.leastLikelihood else { return nil }
        let entries = resume.work.filter { $0.position != nil || $0.name != nil }
        let open = entries.filter(\.isCurrent)
        let latest = entries.enumerated().max { first, second in
            let firstEnd = Self.order(of: first.element)
            let secondEnd = Self.order(of: second.element)
            return (firstEnd, -first.offset) < (secondEnd, -second.offset)
        }
        let newestFirst = Self.runsForwards(entries) ? open.reversed() : open
        guard let entry = newestFirst.first(where: { $0.position != nil }) ?? newestFirst.first ?? latest?.element
        else {
            return nil
        }
        return CurrentRole(title: entry.shownPosition, company: entry.name, lines: entry.lines)
    }

    /// Whether positions are listed oldest first.
    private static func runsForwards(_ entries: [WorkEntry]) -> Bool {
        let starts = entries.compactMap { $0.startDate?.firstMonthIndex }
        guard starts.count > 2, let first = starts.first, let last = starts.last, first < last else { return false }
        return zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// When an entry ended, as far as it says: entries without any date come after those that stand before them.
    private static func order(of entry: WorkEntry) -> Int {
        if entry.isCurrent { return .max }
        if let end = entry.endDate { return end.lastMonthIndex }
        return entry.startDate?.lastMonthIndex ?? 0
    }

    /// Words that state a low rank, unless they are what work is called.
    private static let assisting: Set<String> = ["aide", "assistant", "associate", "attendant", "auxiliary", "helper"]

    /// Words that name those who work for students, where they end a title: "Student Finance Consultant".
    private static let serving: Set<String> = [
        "advisor", "adviser", "analyst", "consultant", "coordinator", "counselor", "counsellor", "director", "manager",
        "officer", "recruiter", "specialist", "supervisor",
    ]

    /// Whether a title is of work for students, not of a student.
    private static func serves(_ words: [String]) -> Bool {
        let head = words.firstIndex(of: "of").map { words[..<$0].last } ?? words.last
        return words.contains { $0.hasPrefix("student") } && head.map(serving.contains) ?? false
    }

    /// The rank that a title states; an assistant whose work is called so has none below others of this work.
    private func rank(of title: JobTitle) -> Seniority? {
        if title.seniority == .trainee, Self.serves(title.words) {
            return knowledge.title(title.words.filter { !$0.hasPrefix("student") }.joined(separator: " ")).seniority
        }
        guard title.seniority == .junior, !Self.assisting.isDisjoint(with: title.words),
            title.words.allSatisfy({ knowledge.title($0 + " x").seniority != .junior || Self.assisting.contains($0) }),
            knowledge.occupations.knows(title.words)
        else { return title.seniority }
        return nil
    }

    /// The rank of somebody whose title states none.
    private static func seniority(years: Double?) -> Seniority {
        guard let years else { return .regular }
        return years < 1 ? .junior : .regular
    }
}
