import Resume

/// The statements of a résumé, sorted: what is told of each entry once, what was told before, and what tells nothing.
struct StatedEntries {
    /// Statements about positions, copies included.
    private(set) var work: [Statement] = []
    /// Those of them that say what an earlier one says.
    private(set) var copies: [Statement] = []
    /// Statements that are only lists of keywords.
    private(set) var keywordLists: [Statement] = []
    /// Statements about positions, projects, voluntary work and accomplishments told by themselves, each once; without any,
    /// about awards and publications.
    private(set) var statements: [Statement] = []
    /// Where those of each entry stand among `statements`.
    private(set) var tellings: [Range<Int>] = []
    /// Where those of each position stand, and how many it has, those included that do not count.
    private(set) var positions: [(statements: Range<Int>, length: Int)] = []

    /// Statements that tell of something in general, in entries or in the summary.
    private(set) var general: [Statement] = []
    /// Statements of empty phrases only.
    private(set) var empty: [Statement] = []
    /// The words at the top that say who somebody is, each statement once.
    private(set) var summary: [Statement] = []

    /// Whether some of the copies differ from what was said before in figures or a few words.
    private(set) var hasNearCopies = false

    private var novelty = Novelty()
    /// Keys of all statements so far.
    private var known: Set<UInt64> = []

    /// - Parameters:
    ///   - resume: what was read from the document.
    ///   - text: the document.
    ///   - lexicon: words and phrases to know statements by.
    init(_ resume: Resume, text: DocumentText, lexicon: ScoringLexicon) {
        let names = Set(FoldedText(resume.basics.name?.value ?? "").tokens.filter { $0.count > 2 }.map(\.number))
        var groups = [resume.basics.summary.map { Statement.statements($0) } ?? []]
        groups += resume.work.map { Self.statements(of: $0, lexicon: lexicon) }
        for project in resume.projects {
            let description = project.description.map {
                Statement.sentences(of: $0, in: text, or: project.lines.first)
            }
            groups.append((description ?? []) + Self.statements(project.highlights, lexicon: lexicon))
        }
        groups += resume.volunteer.map { Self.statements(of: $0, lexicon: lexicon) }
        groups.append(Self.statements(resume.duties ?? [], lexicon: lexicon))
        groups.append(Self.accomplishments(of: resume, lexicon: lexicon))
        let prose = GeneralProse(groups, lexicon: lexicon, names: names)
        for (index, group) in groups.enumerated() {
            let told = zip(group, prose.flags[index]).compactMap { statement, isGeneral -> Statement? in
                if isGeneral || statement.isFilling {
                    general.append(statement)
                    return nil
                }
                return statement
            }
            if index == 0 {
                summary = Self.unique(told)
            } else {
                // What semicolons part are several statements in one.
                let length = group.reduce(0) { $0 + 1 + $1.text.utf8.count { $0 == UInt8(ascii: ";") } }
                add(told, isWork: index <= resume.work.count, length: length, lexicon: lexicon)
            }
        }
        guard statements.isEmpty, resume.work.isEmpty else { return }
        let titled = resume.awards + resume.publications
        add(
            titled.map { Statement($0.title, line: $0.lines.first) },
            isWork: false,
            length: titled.count,
            lexicon: lexicon
        )
    }

    /// Each statement once, those of one word left out.
    private static func unique(_ statements: [Statement]) -> [Statement] {
        var novelty = Novelty()
        return statements.filter { $0.wordCount > 1 && novelty.isNew($0.folded) }
    }

    private mutating func add(_ told: [Statement], isWork: Bool, length: Int, lexicon: ScoringLexicon) {
        let start = statements.count
        for statement in told
        where !statement.isHeading && !statement.isData(lexicon)
            && statement.tokens.contains(where: Statement.hasLetter)
        {
            if statement.isKeywordList, !statement.tellsDeed(lexicon) {
                keywordLists.append(statement)
                continue
            }
            if statement.isEmpty(lexicon.cliches) {
                empty.append(statement)
                continue
            }
            if isWork { work.append(statement) }
            let opening = lexicon.weakPhrases.match(in: statement.tokens, at: 0)?.length ?? 0
            let isNew = novelty.isNew(statement.folded, without: opening)
            // A few words that come again may be a place, or the heading of a table.
            if isWork, !isNew, statement.isSure(lexicon) {
                copies.append(statement)
                if !known.contains(statement.folded.key) { hasNearCopies = true }
            }
            known.insert(statement.folded.key)
            if isNew, statement.wordCount > 1 { statements.append(statement) }
        }
        guard statements.count > start else { return }
        tellings.append(start..<statements.count)
        if isWork { positions.append((start..<statements.count, length)) }
    }

    /// What stands among awards and tells of a deed: accomplishments that belong to no position on the page.
    private static func accomplishments(of resume: Resume, lexicon: ScoringLexicon) -> [Statement] {
        resume.awards.flatMap { award in
            Statement.statements(Sourced(award.title, lines: award.lines)).filter {
                $0.isSure(lexicon) && $0.opensWithVerb(lexicon)
            }
        }
    }

    /// Statements in an entry, its summary included.
    private static func statements(of entry: WorkEntry, lexicon: ScoringLexicon) -> [Statement] {
        let summary = entry.summary.map { Statement.statements(Sourced($0, lines: entry.lines)) } ?? []
        return summary + statements(entry.highlights, lexicon: lexicon)
    }

    private static func statements(_ highlights: [Sourced<String>], lexicon: ScoringLexicon) -> [Statement] {
        Statement.joined(highlights, lexicon: lexicon).flatMap { Statement.pieces($0, lexicon: lexicon) }
            .flatMap(Statement.statements)
    }
}
