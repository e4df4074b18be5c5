import CheckedNumbers
import Resume
import TextFolding

/// Says in two or three sentences what would raise a score most.
enum Feedback {
    private static let mostChanges = 3
    /// Changes that earn less are not worth a sentence.
    private static let leastPoints = 0.8
    private static let quotedWords = 7
    static func sentences(for findings: [Finding], isLikely: Bool) -> String {
        guard isLikely else {
            let hidden = findings.first { $0.code == HiddenTextRule.name }.map { sentence($0) + " " } ?? ""
            return hidden + "This document does not look like a résumé. "
                + "Send one with contact details and sections for experience, education and skills."
        }
        let changes = changes(of: findings)
        switch changes.count {
        case 0:
            return "This résumé does all that the rubric asks for. Keep it up to date and fit it to each posting."
        case 1:
            return changes.map(sentence).joined() + " Nothing else would change much."
        default:
            return changes.map(sentence).joined(separator: " ")
        }
    }

    /// The dearest findings; that there is too little is said once, however many rules miss it.
    private static func changes(of findings: [Finding]) -> ArraySlice<Finding> {
        var asksForMore = false
        return findings.filter { finding in
            guard finding.pointsLost >= leastPoints || finding.severity == .fatal else { return false }
            guard [ThinContent.code, DetailRule.name].contains(finding.code) || finding.advice == Shortfall.tellMore
            else {
                return true
            }
            defer { asksForMore = true }
            return !asksForMore
        }.prefix(mostChanges)
    }

    /// "Say how much or how many (line 12, “Answered complaints …”; up to 9 points)."
    private static func sentence(_ finding: Finding) -> String {
        var advice = finding.advice
        while advice.hasSuffix(".") { advice.removeLast() }
        let line = finding.evidence.first.map { "\(place($0)), “\(quote($0))”; " } ?? ""
        let points = max(1, Int(saturating: finding.pointsLost.rounded()))
        return "\(advice) (\(line)up to \(points) \(points == 1 ? "point" : "points"))."
    }

    private static func place(_ line: LineReference) -> String {
        line.page == 1 ? "line \(line.line)" : "page \(line.page), line \(line.line)"
    }

    private static func quote(_ line: LineReference) -> String {
        let words = line.text.split(separator: " ").drop { word in !word.contains { $0.isLetter || $0.isNumber } }
        let shown = words.prefix(quotedWords).joined(separator: " ").prefix(70)
        return words.count > quotedWords || shown.count == 70 ? "\(shown) …" : String(shown)
    }
}
