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
    /// Lines of a job posting; nothing in `resume` was read from them.
    let posting: PostingLines
    /// Statements that are only lists of keywords; they are in none of the properties below.
    let keywordLists: [Statement]
    /// Statements that tell of something in general, and nothing of the person; in none of the properties below.
    let generalProse: [Statement]
    /// Statements of empty phrases only; they are not among `statements`.
    let emptyStatements: [Statement]
    /// Statements about positions, copies included.
    let workStatements: [Statement]
    /// Those of them that say what an earlier one says.
    let copiedStatements: [Statement]
    /// Whether some of these differ from what was said before in figures or a few words.
    let hasNearCopies: Bool
    /// Statements about positions, projects, voluntary work and accomplishments told by themselves, each once; without any,
    /// about awards and publications.
    let statements: [Statement]
    /// Where the statements of each position, project or voluntary role stand among `statements`, and those of
    /// accomplishments.
    let tellings: [Range<Int>]
    /// Where those of each position stand, and how many it has on the page, those included that do not count.
    let toldPositions: [(statements: Range<Int>, length: Int)]
    /// The words at the top that say who somebody is, as statements.
    let summary: [Statement]
    /// Those of `summary` that are more than empty phrases.
    let tellingSummary: [Statement]
    let isEnglish: Bool
    /// Distinct words in statements; copies add none.
    let statedWords: Int
    /// Lines that say what an earlier one says.
    let copies: CopiedLines
    /// How much there is to judge, 0-1: text that is not there can neither be right nor wrong, and copies are no text.
    let substance: Double

    /// Whether there are words enough, so that only copies make less of it.
    let tellsEnough: Bool

    /// As `substance`, for what thin content makes less believable but not worthless.
    var credibility: Double { 0.4 + 0.6 * substance }

    /// Part of the statements about positions that are copies, 0-1.
    let copiedShare: Double

    /// Without a position, education and projects are judged in its place.
    var hasWork: Bool { !positions.isEmpty }

    var document: TextDocument { text.document }

    /// Whether lines are left over that may be those of further positions, and of further statements: how many there are
    /// can then be said only of what was read.
    var leavesPositions: Bool { !UnreadContent(self).times.isEmpty }
    var leavesDeeds: Bool { !UnreadContent(self).deeds.isEmpty }

    /// "At least 3 statements open": a reader divides a page otherwise than a program does, so that nothing is said of how
    /// many there are in all.
    static func atLeast(_ count: Int, _ singular: String, _ plural: String) -> String {
        count == 1 ? "At least one statement \(singular)" : "At least \(count) statements \(plural)"
    }

    /// The line at the top beside which a missing detail belongs.
    var top: [LineReference] {
        let basics = resume.basics
        let known = basics.email?.lines.first ?? basics.phone?.lines.first ?? basics.name?.lines.first
        return known.map { [$0] } ?? text.lines.prefix(1).map(text.reference)
    }

    /// Whether any position, or any school where there is none, says when it was.
    var hasDates: Bool {
        hasWork
            ? positions.contains { $0.startDate != nil || $0.endDate != nil }
            : resume.education.contains { $0.startDate != nil || $0.endDate != nil }
    }

    /// The last line of the document, behind which a missing section belongs.
    var bottom: [LineReference] { text.lines.suffix(1).map(text.reference) }

    /// The line of the position that is told worst, of the newest of several; without a position, the first line of
    /// what there is instead.
    var thinnest: [LineReference] {
        let told = positions.map { entry in
            entry.highlights.reduce(entry.summary?.utf8.count ?? 0) { $0 + $1.value.utf8.count }
        }
        if let place = told.indices.min(by: { told[$0] < told[$1] }) { return Array(positions[place].lines.prefix(1)) }
        let instead = resume.projects.map(\.lines) + resume.volunteer.map(\.lines) + resume.education.map(\.lines)
        return Array((instead.first ?? top).prefix(1))
    }

    /// Words of one statement that count; longer ones are lists of keywords.
    private static let countedWords = 30
    /// Words of the summary that count beyond those of statements; it says who somebody is, not what was done.
    private static let summaryWords = 30

    init(_ resume: Resume, document: TextDocument, profile: CareerProfile, lexicon: ScoringLexicon) {
        self.profile = profile
        self.lexicon = lexicon
        let text = DocumentText(document)
        self.text = text
        posting = PostingLines(text, phrases: lexicon.postingPhrases)
        let resume = resume.without(posting)
        self.resume = resume
        let positions = Self.unique(resume.work)
        self.positions = positions
        let entries = StatedEntries(resume, text: text, lexicon: lexicon)
        keywordLists = entries.keywordLists
        workStatements = entries.work
        copiedStatements = entries.copies
        hasNearCopies = entries.hasNearCopies
        statements = entries.statements
        tellings = entries.tellings
        toldPositions = entries.positions
        summary = entries.summary
        tellingSummary = entries.summary.filter { !$0.isEmpty(lexicon.cliches) }
        generalProse = entries.general
        emptyStatements = entries.empty
        field = FieldExpectations.of(profile, work: resume.work)
        isEnglish = Self.isEnglish(statements + summary, text: text)
        let stated = Self.words(of: statements, lexicon: lexicon)
        let described = Self.words(of: tellingSummary, lexicon: lexicon)
        let compounds = isEnglish ? 0 : Self.longWords(of: statements)
        statedWords = stated.count + compounds + min(described.subtracting(stated).count, Self.summaryWords)
        copies = CopiedLines(text, apartFrom: (positions.map(\.lines) + resume.education.map(\.lines)).flatMap { $0 })
        let said = Double(statedWords) + Self.impliedWords(of: resume, positions: positions.count)
        copiedShare = Double(entries.copies.count) / Double(max(entries.work.count, 1))
        tellsEnough = said >= field.substantialWords
        substance = min(1, said / field.substantialWords) * (1 - max(copies.share, copiedShare))
    }

    /// Letters from which on a word of another language says what takes two in English.
    private static let longLetters = 13

    /// Different long words of statements.
    private static func longWords(of statements: [Statement]) -> Int {
        let tokens = statements.lazy.flatMap { $0.tokens.prefix(countedWords) }
        return Set(tokens.filter { $0.count >= longLetters && $0.form.contains(.hasLetter) }.map(\.number)).count
    }

    /// Different words of statements, without empty phrases and without I and my.
    private static func words(of statements: [Statement], lexicon: ScoringLexicon) -> Set<UInt64> {
        var words: Set<UInt64> = []
        words.reserveCapacity(256)
        for statement in statements {
            let tokens = statement.tokens.prefix(countedWords)
            var index = tokens.startIndex
            while index < tokens.endIndex {
                if let phrase = lexicon.cliches.match(in: statement.tokens, at: index) {
                    index += phrase.length
                    continue
                }
                if tokens[index].form.contains(.hasLetter) { words.insert(tokens[index].number) }
                index += 1
            }
        }
        return words.subtracting(PronounsRule.pronouns)
    }

    private static func isEnglish(_ statements: [Statement], text: DocumentText) -> Bool {
        let words = statements.reduce(0) { $0 + $1.wordCount }
        let texts = words >= 30 ? statements.map(\.folded) : text.lines.map(\.text)
        return !EnglishDetector.isForeignScript(texts) && EnglishDetector.isEnglish(texts.lazy.flatMap(\.tokens))
    }

    private static func unique(_ entries: [WorkEntry]) -> [WorkEntry] {
        var seen: Set<[UInt64]> = []
        return entries.filter { entry in
            let dates = [entry.startDate, entry.endDate].map { date in
                // checked: PartialDate keeps its parts within ranges
                date.map { UInt64(truncatingIfNeeded: $0.firstMonthIndex * 32 + ($0.day ?? 0) + 1) } ?? 0
            }
            let names = [entry.position, entry.name].map { $0.map { FoldedText($0).key } ?? 0 }
            return seen.insert(names + dates).inserted
        }
    }

    /// Lines of certificates and awards that count, and publications; a longer list of names tells no more.
    private static let mostTitled = 8
    private static let mostPublications = 20

    /// What entries say by being there; how many words a name or a title has must not count.
    private static func impliedWords(of resume: Resume, positions: Int) -> Double {
        let titled =
            min(Set((resume.certificates + resume.awards).compactMap(\.lines.first)).count, mostTitled)
            + min(resume.publications.count, mostPublications)
        return 5 * Double(positions + resume.volunteer.count) + 6 * Double(resume.education.count)
            + 4 * Double(titled) + 2 * Double(resume.projects.count)
    }
}
