import Resume
import TextDocument

/// Lines of a document that say what an earlier line says, figures apart.
struct CopiedLines: Sendable {
    /// Shorter lines, such as dates, headings and the names of degrees, may come twice.
    private static let leastWords = 6

    let lines: [DocumentText.Line]
    /// Part of the longer lines that are copies, 0-1.
    let share: Double

    /// - Parameters:
    ///   - text: the document.
    ///   - known: lines that name an entry; who had two positions at one employer repeats nothing.
    init(_ text: DocumentText, apartFrom known: [LineReference]) {
        let named = Set(known.map { $0.page << 32 | $0.line })
        var seen: Set<UInt64> = []
        var copies: [DocumentText.Line] = []
        var judged = 0
        var previous: UInt64?
        for line in text.lines where !line.isRepeated {
            let place = text.document.pages[line.pageIndex].number << 32 | line.lineIndex + 1
            guard !named.contains(place), !Self.isField(text.reference(line).text) else { continue }
            guard line.text.tokens.count(where: { $0.form.contains(.hasLetter) }) >= Self.leastWords else { continue }
            judged += 1
            let isNew = seen.insert(line.text.lettersKey).inserted
            // What a page begins with and the one before it ended with was printed twice where the pages were cut.
            if !isNew, !(line.lineIndex == 0 && line.text.key == previous) { copies.append(line) }
            previous = line.text.key
        }
        lines = copies
        share = judged == 0 ? 0 : Double(copies.count) / Double(judged)
    }

    /// Words of a label at most.
    private static let wordsOfLabel = 4

    /// Whether a line fills in what each entry of a form has: "Hours per week: 40", "(This is a federal job)".
    private static func isField(_ written: String) -> Bool {
        if written.hasPrefix("("), written.hasSuffix(")") { return true }
        guard let colon = written.firstIndex(of: ":") else { return false }
        return written[..<colon].split(separator: " ").count <= wordsOfLabel
    }
}
