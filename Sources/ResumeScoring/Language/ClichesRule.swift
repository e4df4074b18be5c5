import Resume
import TextFolding

/// Praise that nobody can check.
struct ClichesRule: ScoringRule {
    let code = "language.cliches"
    let category = ScoreCategory.language
    let weight = 1.5
    let source = "convention"

    /// So many different ones cost everything.
    private static let tooMany = 4.0
    /// Words behind the name of an award: "Above and Beyond Award".
    private static let awards: Set<String> = ["award", "awards", "medal", "prize", "trophy"]

    private static func isAward(_ token: TextToken?, of statement: Statement) -> Bool {
        token.map { awards.contains(statement.folded.word($0)) } == true
    }

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        var found: [Int] = []
        var lines: [LineReference] = []
        var words: [String] = []
        var inSummary = 0
        for (index, statement) in (subject.summary + subject.statements + subject.emptyStatements).enumerated() {
            let matches = subject.lexicon.cliches.matches(in: statement.tokens).filter { match in
                !Self.isAward(statement.tokens.dropFirst(match.start + match.length).first, of: statement)
            }
            for match in matches where !found.contains(match.phrase) {
                found.append(match.phrase)
                let tokens = statement.tokens[match.start..<(match.start + match.length)]
                words.append("“\(tokens.map(statement.folded.word).joined(separator: " "))”")
            }
            if index < subject.summary.count { inSummary = found.count }
            if !matches.isEmpty, let line = statement.line { lines.append(line) }
        }
        // A summary must not cost more than it earns: leaving it out is no way to a better score.
        let counted = found.count - inSummary + min(inSummary, subject.tellingSummary.isEmpty ? 0 : 1)
        return Assessment(
            1 - Double(counted) / Self.tooMany,
            judged: subject.substance,
            "Empty phrases such as \(words.prefix(3).joined(separator: ", ")) say nothing that can be checked.",
            advice: "Replace empty phrases by what you did that shows it",
            evidence: lines
        )
    }
}
