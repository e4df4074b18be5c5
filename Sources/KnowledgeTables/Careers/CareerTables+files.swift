package import TextFolding

extension CareerTables {
    /// How much nearer each related occupation is than the one behind it.
    private static let nearnessStep = 0.08

    /// Reads the project's own tables.
    ///
    /// - Parameters:
    ///   - occupations: tables of seven columns.
    ///   - rankTitles: a table of four.
    ///   - seniority: a table of three.
    ///   - skills: a table of five.
    ///   - abbreviations: a table of three.
    ///   - postingWords: a table of two.
    package init(
        occupations: [TableFile],
        rankTitles: TableFile,
        seniority: TableFile,
        skills: TableFile,
        abbreviations: TableFile,
        postingWords: TableFile
    ) {
        let called = Dictionary(grouping: rankTitles.rows, by: { $0[0] })
        self.occupations = occupations.flatMap(\.rows).map { row in
            Occupation(
                code: row[0],
                title: row[1],
                jobZone: Int(row[2]) ?? 3,
                titles: row[3].listItems.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 },
                skills: row[4].listItems,
                related: row[5].listItems,
                licence: row[6].listItems,
                rankTitles: (called[row[0]] ?? []).compactMap { rank in
                    Int(rank[1]).map { RankTitle(level: $0, title: rank[2], countries: rank[3]) }
                }
            )
        }
        for occupation in self.occupations {
            for (position, code) in occupation.related.enumerated() {
                nearness[occupation.code, default: [:]][code] = max(0.1, 1 - Self.nearnessStep * Double(position))
            }
        }
        ranks = seniority.rows.compactMap { row in
            Int(row[1]).map { Rank(phrase: row[0], level: $0, isModifier: row[2] == "modifier") }
        }
        self.skills = skills.rows.map { row in
            Skill(
                name: row[0],
                kind: row[1],
                aliases: row[2].listItems,
                context: row[3].listItems,
                everyday: row[4].listItems
            )
        }
        self.abbreviations = abbreviations.rows.map { row in
            let place: Abbreviation.Place =
                switch row[2] {
                case "last": .last
                case "first": .first
                default: .anywhere
                }
            return Abbreviation(short: row[0], words: row[1], place: place)
        }
        self.postingWords = postingWords.rows.compactMap { row in
            Int(row[1]).map { (row[0], $0) }
        }
    }
}
