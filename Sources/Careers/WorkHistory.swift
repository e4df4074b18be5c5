import Resume

/// What somebody has worked as, and for how long.
struct WorkHistory {
    /// Positions with the occupation that their title stands for; nil where it says none.
    private let positions: [(entry: WorkEntry, vote: OccupationVote?, rank: Seniority?)]
    private let today: PartialDate

    init(_ work: [WorkEntry], knowledge: CareerKnowledge, today: PartialDate) {
        self.today = today
        let titles = TitleVotes(knowledge: knowledge)
        positions = work.map { entry in
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
