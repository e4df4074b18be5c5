import Careers
import Resume
import TextDocument
import TextFolding

/// A résumé with what several rules ask about it, computed once.
struct ScoringSubject: Sendable {
    let resume: Resume
    let document: TextDocument
    let profile: CareerProfile
    let lexicon: ScoringLexicon
    /// Positions, each once: a copied entry proves nothing new.
    let positions: [WorkEntry]
    /// Statements about positions, copies included.
    let allWorkBullets: [Bullet]
    /// Statements about positions, each once.
    let workBullets: [Bullet]
    /// Statements about positions, projects and voluntary work, each once; without any, about awards and publications.
    let bullets: [Bullet]
    /// The words at the top that say who somebody is, as statements.
    let summary: [Bullet]
    let isEnglish: Bool
    /// Distinct words in what the résumé says about work, education and projects; copies add none.
    let contentWords: Int
    /// Lines that say what an earlier one says.
    let copiedLines: [LineReference]
    /// Part of the longer lines that are copies, 0-1.
    let copiedShare: Double
    /// How much there is to judge, 0-1: text that is not there can neither be right nor wrong, and copies are no text.
    let substance: Double

    /// As `substance`, for what thin content makes less believable but not worthless.
    var credibility: Double { 0.4 + 0.6 * substance }

    /// Without a position, education and projects are judged in its place.
    var hasWork: Bool { !positions.isEmpty }

    /// Distinct words from which on a résumé has said enough to be judged in full.
    private static let fullContent = 160.0
    /// Words of one statement that count; longer ones are lists of keywords.
    private static let countedWords = 30

    init(_ resume: Resume, document: TextDocument, profile: CareerProfile, lexicon: ScoringLexicon) {
        self.resume = resume
        self.document = document
        self.profile = profile
        self.lexicon = lexicon
        positions = Self.unique(resume.work)
        allWorkBullets = resume.work.flatMap(Self.bullets)
        workBullets = Self.unique(allWorkBullets)
        let further =
            resume.projects.flatMap(\.highlights).flatMap(Bullet.statements)
            + resume.volunteer.flatMap(Self.bullets)
        var statements = Self.unique(allWorkBullets + further)
        if statements.isEmpty, resume.work.isEmpty {
            let titled = (resume.awards + resume.publications).map { Bullet($0.title, line: $0.lines.first) }
            statements = Self.unique(titled)
        }
        bullets = statements
        summary = Self.unique(resume.basics.summary.map(Bullet.statements) ?? [])
        let sample = (statements + summary).flatMap(\.tokens)
        isEnglish = EnglishDetector.isEnglish(sample.count >= 30 ? sample : document.text.foldedTokens)
        let words = Self.contentWords(of: resume, statements: statements + summary)
        contentWords = words.count
        let copies = CopiedLines(document)
        copiedLines = copies.lines
        copiedShare = copies.share
        substance = min(1, Double(words.count) / Self.fullContent) * (1 - copies.share)
    }

    /// Statements in work entries, their summaries included.
    private static func bullets(of entry: WorkEntry) -> [Bullet] {
        let summary = entry.summary.map { Sourced($0, lines: entry.lines) }
        return ((summary.map { [$0] } ?? []) + entry.highlights).flatMap(Bullet.statements)
    }

    private static func unique(_ bullets: [Bullet]) -> [Bullet] {
        var seen: Set<String> = []
        return bullets.filter { !$0.key.isEmpty && seen.insert($0.key).inserted }
    }

    private static func unique(_ entries: [WorkEntry]) -> [WorkEntry] {
        var seen: Set<[String]> = []
        return entries.filter { entry in
            let parts = [entry.position, entry.name, entry.startDate?.iso8601, entry.endDate?.iso8601]
            return seen.insert(parts.map { $0?.folded ?? "" }).inserted
        }
    }

    private static func contentWords(of resume: Resume, statements: [Bullet]) -> Set<String> {
        var words = Set(statements.flatMap { $0.tokens.prefix(countedWords) })
        for entry in resume.work + resume.volunteer {
            words.formUnion((entry.position ?? "").foldedTokens)
            words.formUnion((entry.name ?? "").foldedTokens)
        }
        for entry in resume.education {
            words.formUnion(entry.lines.flatMap { $0.text.foldedTokens.prefix(countedWords) })
        }
        words.formUnion(resume.projects.flatMap { $0.name.foldedTokens })
        for entry in resume.certificates + resume.awards + resume.publications {
            words.formUnion(entry.title.foldedTokens.prefix(countedWords))
        }
        return words.filter { word in word.contains(where: \.isLetter) }
    }
}

extension ScoringSubject {
    /// Lines of the document that hold words, in reading order.
    var lines: [LineReference] { document.references }

    /// The part of the statements for which something holds, 0-1; 0 without any.
    static func share(of bullets: [Bullet], where holds: (Bullet) -> Bool) -> Double {
        bullets.isEmpty ? 0 : Double(bullets.count(where: holds)) / Double(bullets.count)
    }
}
