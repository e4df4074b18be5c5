import Resume
import TextDocument
import TextFolding

/// Lines of a document that say what an earlier line says, figures apart.
struct CopiedLines: Sendable {
    /// Shorter lines, such as dates and headings, may come twice.
    private static let leastWords = 4

    let lines: [LineReference]
    /// Part of the longer lines that are copies, 0-1.
    let share: Double

    init(_ document: TextDocument) {
        var seen: Set<String> = []
        var copies: [LineReference] = []
        var judged = 0
        for line in document.references {
            let words = line.text.foldedTokens.filter { word in word.contains(where: \.isLetter) }
            guard words.count >= Self.leastWords else { continue }
            judged += 1
            let key = words.map { word in word.filter { !$0.isNumber } }.joined(separator: " ")
            if !seen.insert(key).inserted { copies.append(line) }
        }
        lines = copies
        share = judged == 0 ? 0 : Double(copies.count) / Double(judged)
    }
}
