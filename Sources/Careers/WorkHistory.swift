import Resume
import TextFolding

/// What somebody has worked as, and for how long.
struct WorkHistory {
    /// Positions with the occupation that their title stands for; nil where it says none.
    private let positions: [(entry: WorkEntry, vote: OccupationVote?, rank: Seniority?)]
    private let today: PartialDate

    init(_ work: [WorkEntry], knowledge: CareerKnowledge, today: PartialDate) {
        self.today = today
        let titles = TitleVotes(knowledge: knowledge)
        positions = work.filter { !TitleVotes.isVoluntary($0.position ?? "") }.map { entry in
            // A rank alone ("Director") says nothing of the work.
            let votes = entry.position.map { TitleVotes.isBare($0) ? [] : titles.votes($0) } ?? []
            let vote = OccupationEvidence.isClear(votes) ? votes.first : nil
            return (entry, vote, entry.position.flatMap { knowledge.title($0).seniority })
        }
    }

    /// Years in positions of an occupation's minor group, and in those that say nothing of what they were.
    ///
    /// - Returns: nil where no such position has dates.
    func years(in occupation: Occupation) -> Double? {
        let own = positions.filter { position in
            position.vote.map { $0.code.prefix(4) == occupation.code.prefix(4) } ?? true
        }
        return Experience.years(of: own.map(\.entry), today: today)
    }

    /// Years in positions whose titles say that they are of an occupation's broad group, or that are called like one.
    ///
    /// - Parameters:
    ///   - occupation: what counts.
    ///   - title: what counts whatever it stands for; nil where nothing does.
    /// - Returns: nil where no such position has dates.
    func knownYears(in occupation: Occupation, or title: String?) -> Double? {
        Experience.years(of: own(occupation, or: title).map(\.entry), today: today)
    }

    /// Whether somebody led people in an occupation's broad group, or in positions that are called like one.
    func hasLed(in occupation: Occupation, or title: String?) -> Bool {
        own(occupation, or: title).contains { position in
            position.rank.map { $0 >= .lead } ?? false || Self.tellsOfLeading(position.entry)
        }
    }

    /// Whether what is told of an occupation says that others were led in it: managers of products and accounts lead nobody.
    func tellsOfLeading(in occupation: Occupation, or title: String?) -> Bool {
        own(occupation, or: title).contains { Self.tellsOfLeading($0.entry) }
    }

    private static func tellsOfLeading(_ entry: WorkEntry) -> Bool {
        (entry.highlights.map(\.value) + [entry.summary].compactMap(\.self)).contains {
            tellsOfLeading($0.foldedTokens)
        }
    }

    /// Whether a title of an occupation was held before.
    func holds(_ code: String) -> Bool { positions.contains { $0.vote?.code == code && $0.vote?.similarity == 1 } }

    /// Years after which nobody goes back to what they have left.
    private static let longAgo = 10

    /// Whether an occupation was held, and left so long ago that it says little of what comes next.
    func isLongAgo(_ code: String) -> Bool {
        let own = positions.filter { $0.vote?.code == code }.map(\.entry)
        guard !own.isEmpty, !own.contains(where: \.isCurrent) else { return false }
        // Ranks that say nothing of the work may have been in the same: it was not left for another.
        let since = positions.prefix { $0.vote?.code != code }
        guard since.contains(where: { !($0.entry.position.map(TitleVotes.isBare) ?? true) }) else { return false }
        let ends = own.map { $0.endDate ?? $0.startDate }
        // One without dates may be of any time.
        return ends.allSatisfy { end in
            // checked: months of years
            end.map { today.lastMonthIndex - $0.lastMonthIndex > 12 * Self.longAgo } ?? false
        }
    }

    /// The newest title that names an occupation exactly.
    func title(of code: String) -> String? {
        positions.first { $0.vote?.code == code && $0.vote?.similarity == 1 }?.entry.position
    }

    /// The highest rank held in an occupation; regular where its titles state none, nil where it was not held.
    func rank(in code: String) -> Seniority? {
        positions.filter { $0.vote?.code == code }.map { $0.rank ?? .regular }.max()
    }

    /// Whether most of the titles so far are of an occupation's minor group.
    func isMostly(_ occupation: Occupation) -> Bool {
        let titled = positions.filter { $0.entry.position != nil }
        let own = titled.filter { $0.vote?.code.prefix(4) == occupation.code.prefix(4) }
        return own.count * 2 > titled.count
    }

    /// Characters of a code that tell its broad group, such as 15-124 for those who keep systems running.
    private static let broadGroup = 6

    private func own(_ occupation: Occupation, or title: String?)
        -> [(entry: WorkEntry, vote: OccupationVote?, rank: Seniority?)]
    {
        let shown = title.map(ShownTitle.text)
        return positions.filter { position in
            position.vote?.code.prefix(Self.broadGroup) == occupation.code.prefix(Self.broadGroup)
                || shown != nil && position.entry.shownPosition == shown
        }
    }

    /// Folded words for leading, and for those who are led; "managed" alone may be a budget.
    private static let leading: Set<String> = [
        "lead", "leading", "led", "leads", "manage", "managed", "manages", "managing", "oversaw", "oversee",
        "overseeing", "oversees", "supervise", "supervised", "supervises", "supervising", "supervision",
    ]
    private static let led: Set<String> = [
        "accountants", "agents", "analysts", "assistants", "associates", "clerks", "cooks", "crew", "crews",
        "developers", "drivers", "employees", "engineers", "members", "nurses", "operators", "people", "personnel",
        "reports", "representatives", "soldiers", "staff", "subordinates", "team", "teams", "technicians",
        "volunteers", "workers",
    ]
    /// Words between the two at most.
    private static let reach = 6

    private static func tellsOfLeading(_ words: [String]) -> Bool {
        words.indices.contains { index in
            leading.contains(words[index])
                && words[index...].dropFirst().prefix(reach).contains(where: led.contains)
        }
    }

    /// How much less each older position counts.
    static let recency = 0.85

    /// The occupations that titles stand for surely, without those that were only learnt: what was done most and last
    /// before the others, each with its newest title.
    var occupations: [(code: String, title: String, years: Double, rank: Seniority?)] {
        var found: [String: (title: String, years: Double, weight: Double, rank: Seniority?)] = [:]
        var weight = 1.0
        for position in positions {
            weight *= Self.recency
            guard let vote = position.vote, vote.similarity >= OccupationEvidence.sureSimilarity,
                let title = position.entry.position, position.rank.map({ $0 > .trainee }) ?? true
            else { continue }
            let years = Experience.years(of: [position.entry], today: today) ?? 1
            var own = found[vote.code] ?? (title, 0, 0, position.rank)
            own.years += years
            own.weight += weight * max(years, 0.25)
            found[vote.code] = own
        }
        return found.sorted { ($0.value.weight, $1.key) > ($1.value.weight, $0.key) }
            .map { ($0.key, $0.value.title, $0.value.years, $0.value.rank) }
    }

    /// The occupation that titles name exactly and that was held for longest, with the highest rank in it; the newest of
    /// several.
    var longest: (code: String, years: Double, rank: Seniority?)? {
        var best: (code: String, years: Double, rank: Seniority?)?
        var seen: Set<String> = []
        for vote in positions.compactMap(\.vote) where vote.similarity == 1 && seen.insert(vote.code).inserted {
            let own = positions.filter { $0.vote?.code == vote.code }
            let years = Experience.years(of: own.map(\.entry), today: today) ?? 0
            if years > best?.years ?? 0 { best = (vote.code, years, own.compactMap(\.rank).max()) }
        }
        return best
    }
}
