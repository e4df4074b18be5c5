import Resume
import TextFolding

/// Statements without "I", "me" and "my".
struct PronounsRule: ScoringRule {
    let code = "language.pronouns"
    let category = ScoreCategory.language
    let weight = 1.5
    let source = "TalentWorks (correlational)"

    static let pronouns = WordNumber.set(["i", "me", "my", "mine", "myself", "im", "ive"])
    /// So many statements with one cost everything.
    private static let tooMany = 6.0

    func assess(_ subject: ScoringSubject) -> Assessment {
        guard subject.isEnglish else { return .notApplicable }
        let told = subject.statements.filter(Self.isPersonal)
        let summary = subject.summary.filter(Self.isPersonal)
        let personal = told + summary
        // A summary must not cost more than it earns: leaving it out is no way to a better score.
        return Assessment(
            1 - Double(told.count + min(summary.count, subject.tellingSummary.isEmpty ? 0 : 1)) / Self.tooMany,
            judged: subject.substance,
            ScoringSubject.atLeast(personal.count, "says", "say") + " I, me or my.",
            advice: "Leave out I, me and my: it is clear who is meant",
            evidence: personal.compactMap(\.line)
        )
    }

    private static let written: Set<String> = ["I", "I'm", "I’m", "I've", "I’ve", "me", "my", "My", "myself", "Myself"]
    /// In front of these "I" is a number: "Phase I", "Level I".
    private static let numbered: Set<String> = [
        "accountant", "analyst", "associate", "category", "class", "clerk", "developer", "division", "engineer",
        "grade", "level",
        "nurse",
        "part", "phase", "scientist", "specialist", "stage", "step", "technician", "tier", "title", "type", "unit",
        "war",
    ]

    private static let closing: Set<Character> = [",", ".", ";", ":", "!", "?", ")", "\"", "”"]

    /// Whether somebody speaks of themselves: "I", but not "I-90", "I/O" and "Phase I"; "me", but not "ME".
    private static func isPersonal(_ statement: Statement) -> Bool {
        var previous: Substring = ""
        let words = statement.text.split(whereSeparator: \.isWhitespace)
        for (place, word) in zip(words.indices, words) {
            let bare = word.drop { $0 == "(" || $0 == "\"" || $0 == "“" }
            defer { previous = bare }
            // Few words begin like one of them, and the others need no closer look.
            guard let first = bare.utf8.first, firstBytes.contains(first) else { continue }
            let plain = withoutClosing(bare)
            guard written.contains(plain) else { continue }
            let isNumber =
                plain == "I"
                && (numbered.contains(withoutClosing(previous).lowercased())
                    || countsOn(words[words.index(after: place)...]))
            if !isNumber { return true }
        }
        return false
    }

    private static let joining: Set<Substring> = ["and", "&", "or", "to", "-", "–", "/"]
    private static let further: Set<String> = ["II", "III", "IV"]

    /// Whether another Roman number follows: "Segments I and II".
    private static func countsOn(_ words: ArraySlice<Substring>) -> Bool {
        words.drop(while: joining.contains).first.map { further.contains(withoutClosing($0)) } == true
    }

    private static let firstBytes = Set(written.compactMap(\.utf8.first))

    private static func withoutClosing(_ word: Substring) -> String {
        var word = word
        while let last = word.last, closing.contains(last) { word.removeLast() }
        return String(word)
    }
}
