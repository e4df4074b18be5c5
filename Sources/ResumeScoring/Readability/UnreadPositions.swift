import Resume
import TextDocument
import TextFolding

/// Positions that stand in the document and were not read: what a reader failed at is not the writer's doing.
struct UnreadPositions {
    /// The lines with the time from one year to another that belong to nothing that was read.
    let lines: [LineReference]
    /// Whether more was left out than a judgement of the positions can stand on.
    let isTooMuch: Bool

    /// Lines with times that a document may have beside its positions.
    private static let least = 2
    /// Longer lines tell of something and open no position.
    private static let longest = 140

    /// What cannot be judged where positions were not read.
    private static let dependent: Set<ScoreCategory> = [.impact, .language, .completeness, .length]
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
        isTooMuch = lines.count >= Self.least && lines.count >= subject.positions.count
    }

    /// The answers that hold: what rests on the positions is not applicable where they could not be read.
    func holding(_ answers: [Answer]) -> [Answer] {
        guard isTooMuch else { return answers }
        return answers.map { answer in
            let isDependent = Self.dependent.contains(answer.category) || Self.dependentRules.contains(answer.code)
            return isDependent ? answer.notApplicable : answer
        }
    }

    /// What is said instead; nil where enough was read.
    var finding: Finding? {
        guard isTooMuch else { return nil }
        return Finding(
            code: "readability.unread_positions",
            severity: .info,
            pointsLost: 0,
            pointsPossible: 0,
            message: "\(lines.count) positions or studies could not be read. What depends on them was not judged.",
            advice: "Put title, employer and dates of each position on lines of their own, in one column",
            evidence: Array(lines.prefix(Assessment.mostEvidence))
        )
    }

    private static let present: Set<String> = [
        "present", "current", "now", "today", "heute", "aktuell", "actuel", "actualidad", "actual", "presente",
        "heden",
    ]

    /// Letters between the years of one time at most: " – September ".
    private static let mostBetween = 16

    /// Whether a line has two years with little between them, or one and a word for now behind it.
    ///
    /// What begins small goes on with a sentence, which may tell of years as well.
    static func hasTime(_ line: String) -> Bool {
        guard line.utf8.count <= longest, line.first?.isLowercase != true else { return false }
        let bytes = Array(line.utf8)
        let years = bytes.split { !$0.isPlainDigit }.filter { digits in
            digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        }
        if years.count == 2 { return years[1].startIndex - years[0].endIndex <= mostBetween }
        return years.count == 1 && line.foldedTokens.contains(where: present.contains)
    }
}
