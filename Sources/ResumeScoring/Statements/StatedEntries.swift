import Resume

/// The statements of a résumé, sorted: what is told of each entry once, what was told before, and what tells nothing.
struct StatedEntries {
    /// Statements about positions, copies included.
    private(set) var work: [Statement] = []
    /// Those of them that say what an earlier one says.
    private(set) var copies: [Statement] = []
    /// Statements that are only lists of keywords.
    private(set) var keywordLists: [Statement] = []
    /// Statements about positions, projects and voluntary work, each once; without any, about awards and publications.
    private(set) var statements: [Statement] = []
    /// Where those of each entry stand among `statements`.
    private(set) var tellings: [Range<Int>] = []

    private var novelty = Novelty()

    /// - Parameters:
    ///   - resume: what was read from the document.
    ///   - text: the document.
    ///   - verbs: with which a statement may open.
    init(_ resume: Resume, text: DocumentText, verbs: Set<UInt64>) {
        for entry in resume.work { add(Self.statements(of: entry, verbs: verbs), isWork: true) }
        for project in resume.projects {
            let description = project.description.map {
                Statement.sentences(of: $0, in: text, or: project.lines.first)
            }
            add((description ?? []) + Self.statements(project.highlights, verbs: verbs), isWork: false)
        }
        for entry in resume.volunteer { add(Self.statements(of: entry, verbs: verbs), isWork: false) }
        guard statements.isEmpty, resume.work.isEmpty else { return }
        let titled = resume.awards + resume.publications
        add(titled.map { Statement($0.title, line: $0.lines.first) }, isWork: false)
    }

    /// Each statement once, those of one word left out.
    static func unique(_ statements: [Statement]) -> [Statement] {
        var novelty = Novelty()
        return statements.filter { $0.wordCount > 1 && novelty.isNew($0.folded) }
    }

    private mutating func add(_ told: [Statement], isWork: Bool) {
        let start = statements.count
        for statement in told {
            if statement.isKeywordList {
                keywordLists.append(statement)
                continue
            }
            if isWork { work.append(statement) }
            let isNew = novelty.isNew(statement.folded)
            if isWork, !isNew { copies.append(statement) }
            if isNew, statement.wordCount > 1 { statements.append(statement) }
        }
        if statements.count > start { tellings.append(start..<statements.count) }
    }

    /// Statements in an entry, its summary included.
    private static func statements(of entry: WorkEntry, verbs: Set<UInt64>) -> [Statement] {
        let summary = entry.summary.map { Statement.statements(Sourced($0, lines: entry.lines)) } ?? []
        return summary + statements(entry.highlights, verbs: verbs)
    }

    private static func statements(_ highlights: [Sourced<String>], verbs: Set<UInt64>) -> [Statement] {
        highlights.flatMap { Statement.pieces($0, verbs: verbs) }.flatMap(Statement.statements)
    }
}
