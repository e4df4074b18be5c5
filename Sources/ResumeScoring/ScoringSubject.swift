import Careers
import Resume
import TextDocument

/// A résumé with what several rules ask about it, computed once.
struct ScoringSubject: Sendable {
    let resume: Resume
    let text: DocumentText
    let profile: CareerProfile
    let lexicon: ScoringLexicon
    /// What the person's field expects.
    let field: FieldExpectations
    /// Positions, each once: a copied entry proves nothing new.
    let positions: [WorkEntry]
    /// Statements about positions, copies included.
    let workStatements: [Statement]
    /// Those of them that say what an earlier one says.
    let copiedStatements: [Statement]
    /// Statements about positions, projects and voluntary work, each once; without any, about awards and publications.
    let statements: [Statement]
    /// The words at the top that say who somebody is, as statements.
    let summary: [Statement]
    let isEnglish: Bool
    /// Distinct words in statements; copies add none.
    let statedWords: Int
    /// Lines that say what an earlier one says.
    let copies: CopiedLines
    /// How much there is to judge, 0-1: text that is not there can neither be right nor wrong, and copies are no text.
    let substance: Double

    /// As `substance`, for what thin content makes less believable but not worthless.
    var credibility: Double { 0.4 + 0.6 * substance }

    /// Without a position, education and projects are judged in its place.
    var hasWork: Bool { !positions.isEmpty }

    var document: TextDocument { text.document }

    /// Words of one statement that count; longer ones are lists of keywords.
    private static let countedWords = 30

    init(_ resume: Resume, document: TextDocument, profile: CareerProfile, lexicon: ScoringLexicon) {
        self.resume = resume
        self.profile = profile
        self.lexicon = lexicon
        let text = DocumentText(document)
        self.text = text
        positions = Self.unique(resume.work)
        let work = resume.work.flatMap(Self.statements)
        workStatements = work
        var novelty = Novelty()
        copiedStatements = work.filter { !novelty.isNew($0.folded) }
        let further =
            resume.projects.flatMap(\.highlights).flatMap(Statement.statements)
            + resume.volunteer.flatMap(Self.statements)
        var statements = Self.unique(work + further)
        if statements.isEmpty, resume.work.isEmpty {
            statements = Self.unique(
                (resume.awards + resume.publications).map { Statement($0.title, line: $0.lines.first) }
            )
        }
        self.statements = statements
        summary = Self.unique(resume.basics.summary.map(Statement.statements) ?? [])
        field = FieldExpectations.of(profile, work: resume.work)
        isEnglish = Self.isEnglish(statements + summary, text: text)
        var words: Set<UInt64> = []
        words.reserveCapacity(256)
        for statement in statements + summary {
            for token in statement.tokens.prefix(Self.countedWords) where token.form.contains(.hasLetter) {
                words.insert(token.number)
            }
        }
        statedWords = words.count
        copies = CopiedLines(text)
        let said = Double(words.count) + Self.impliedWords(of: resume, positions: positions.count)
        substance = min(1, said / field.substantialWords) * (1 - copies.share)
    }

    private static func isEnglish(_ statements: [Statement], text: DocumentText) -> Bool {
        let words = statements.reduce(0) { $0 + $1.wordCount }
        let texts = words >= 30 ? statements.map(\.folded) : text.lines.map(\.text)
        return !EnglishDetector.isForeignScript(texts) && EnglishDetector.isEnglish(texts.lazy.flatMap(\.tokens))
    }

    /// Statements in work entries, their summaries included.
    private static func statements(of entry: WorkEntry) -> [Statement] {
        let summary = entry.summary.map { [Sourced($0, lines: entry.lines)] } ?? []
        return (summary + entry.highlights).flatMap(Statement.statements)
    }

    private static func unique(_ statements: [Statement]) -> [Statement] {
        var novelty = Novelty()
        return statements.filter { $0.wordCount > 1 && novelty.isNew($0.folded) }
    }

    private static func unique(_ entries: [WorkEntry]) -> [WorkEntry] {
        var seen: Set<[UInt64]> = []
        return entries.filter { entry in
            let dates = [entry.startDate, entry.endDate].map { date in
                date.map { UInt64(truncatingIfNeeded: $0.firstMonthIndex * 32 + ($0.day ?? 0) + 1) } ?? 0
            }
            let names = [entry.position, entry.name].map { $0.map { FoldedText($0).key } ?? 0 }
            return seen.insert(names + dates).inserted
        }
    }

    /// What entries say by being there; how many words a name or a title has must not count.
    private static func impliedWords(of resume: Resume, positions: Int) -> Double {
        let titled = resume.certificates.count + resume.awards.count + resume.publications.count
        return 5 * Double(positions + resume.volunteer.count) + 6 * Double(resume.education.count)
            + 4 * Double(titled) + 2 * Double(resume.projects.count)
    }
}

extension ScoringSubject {
    /// How many statements are as a rule wants them, each by how full it is, of those that the field expects.
    ///
    /// What further statements are like takes nothing away: to tell less is never better.
    func share(ofExpected expected: Double, where holds: (Statement) -> Bool) -> Double {
        min(1, statements.reduce(0) { holds($1) ? $0 + $1.fullness : $0 } / expected)
    }
}
