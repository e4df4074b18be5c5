import Resume
import TextDocument

/// Characters that lost their meaning on the way into the file.
struct BrokenCharactersRule: ScoringRule {
    let code = "readability.broken_characters"
    let category = ScoreCategory.readability
    let weight = 1.0
    let source = "vendors' documentation of résumé parsers"

    /// Share of words at which nothing is earned any more.
    private static let unreadable = 0.05
    /// Icons beside contact details are harmless.
    private static let toleratedWords = 3

    func assess(_ subject: ScoringSubject) -> Assessment {
        var words = 0
        var broken = 0
        for page in subject.document.pages {
            for line in page.lines {
                words += line.words.count
                broken += line.words.count { Self.isBroken($0.text) }
            }
        }
        guard broken > Self.toleratedWords else { return .full }
        return Assessment(
            1 - Double(broken) / Double(words) / Self.unreadable,
            "\(broken) words hold characters that a machine cannot read.",
            advice: "Use an ordinary font and export the file again.",
            evidence: subject.text.lines.lazy.filter { line in
                subject.document.pages[line.pageIndex].lines[line.lineIndex].words.contains { Self.isBroken($0.text) }
            }.prefix(Assessment.mostEvidence).map(subject.text.reference)
        )
    }

    private static func isBroken(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.first == UInt8(ascii: "(") && text.hasPrefix("(cid:")
        }
        return text.unicodeScalars.contains { scalar in
            scalar.value == 0xFFFD || (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
        }
    }
}
