import Resume
import TextDocument
import TextFolding

/// Positions, and statements of what was done, that stand in the document and were not read: what a reader failed at is not
/// the writer's doing.
struct UnreadPositions {
    /// The lines with the time from one year to another that belong to nothing that was read.
    let lines: [LineReference]
    /// The lines that open with what somebody did and belong to nothing that was read.
    let untold: [LineReference]
    /// Whether more positions were left out than a judgement of them can stand on.
    private let lacksPositions: Bool
    /// Whether more statements were left out than were read.
    private let lacksStatements: Bool

    private var isTooMuch: Bool { lacksPositions || lacksStatements }

    /// Lines with times that a document may have beside its positions.
    private static let least = 2
    /// Statements that were not read, from which on those that were are no fair part of them, and words of one.
    private static let leastUntold = 4
    private static let leastWords = 5
    /// Longer lines tell of something and open no position.
    private static let longest = 140

    /// What cannot be judged where positions were not read.
    private static let dependent: Set<ScoreCategory> = [.impact, .language, .completeness, .length]
    /// What cannot be judged where statements were not read.
    private static let dependentOnStatements: Set<ScoreCategory> = [.impact, .language, .length]
    private static let dependentRules: Set<String> = [
        "structure.experience", "structure.newest_first", "consistency.date_style",
    ]

    init(_ subject: ScoringSubject) {
        let used = RecognisedStructureRule.read(subject.resume)
        lines = subject.text.lines.filter { !$0.isRepeated }.compactMap { line in
            let reference = subject.text.reference(line)
            let isRead = used.contains(reference.page << 32 | reference.line)
            return !isRead && Self.hasTime(reference.text) ? reference : nil
        }
        lacksPositions = lines.count >= Self.least && lines.count >= subject.positions.count
        let posting = Set(subject.posting.lines.map { $0.pageIndex << 32 | $0.lineIndex })
        untold = subject.text.lines.filter { !$0.isRepeated }.compactMap { line in
            guard line.text.tokens.count >= Self.leastWords, !posting.contains(line.pageIndex << 32 | line.lineIndex),
                let first = line.text.tokens.first, subject.lexicon.actionVerbs.contains(first.number)
            else { return nil }
            let reference = subject.text.reference(line)
            return used.contains(reference.page << 32 | reference.line) ? nil : reference
        }
        lacksStatements = untold.count >= Self.leastUntold && untold.count >= subject.statements.count
    }

    /// The answers that hold: what rests on the positions is not applicable where they could not be read.
    func holding(_ answers: [Answer]) -> [Answer] {
        guard isTooMuch else { return answers }
        return answers.map { answer in
            let isDependent =
                lacksPositions && Self.dependentRules.contains(answer.code)
                || (lacksPositions ? Self.dependent : Self.dependentOnStatements).contains(answer.category)
            return isDependent ? answer.notApplicable : answer.whole
        }
    }

    /// What is said instead; nil where enough was read.
    var finding: Finding? {
        guard isTooMuch else { return nil }
        let what =
            lacksPositions
            ? "\(lines.count) positions or studies" : "\(untold.count) lines on what you did"
        return Finding(
            code: "readability.unread_positions",
            severity: .info,
            pointsLost: 0,
            pointsPossible: 0,
            message: "\(what) could not be read. What depends on them was not judged.",
            advice: "Put title, employer and dates of each position on lines of their own, in one column",
            evidence: Array((lacksPositions ? lines : untold).prefix(Assessment.mostEvidence))
        )
    }

    private static let present: Set<String> = [
        "present", "current", "now", "today", "heute", "aktuell", "actuel", "actualidad", "actual", "presente",
        "heden",
    ]

    /// Whether a line has two years, or one and a word for now behind it.
    static func hasTime(_ line: String) -> Bool {
        guard line.utf8.count <= longest else { return false }
        let years = line.utf8.split { !$0.isPlainDigit }.filter { digits in
            digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        }
        return years.count == 2 || years.count == 1 && line.foldedTokens.contains(where: present.contains)
    }
}
