import SafeText

/// The lines of the table for a person at a terminal.
enum ScoreTable {
    private static let widths = [34, 5, 44, 60]

    static var header: String {
        line(["FILE", "SCORE", "CURRENT ROLE", "ADVICE"])
    }

    static func row(_ result: ScoreResult) -> String {
        let role = [result.currentRoleTitle, result.currentRoleCompany].compactMap { $0 }.joined(separator: ", ")
        if let error = result.error { return line([result.file, "-", "-", error]) }
        let advice = result.resumeFeedback.map(first) ?? ""
        return line([result.file, result.resumeScore.map(String.init) ?? "-", role.isEmpty ? "-" : role, advice])
    }

    private static func line(_ cells: [String]) -> String {
        let last = cells.count - 1
        return cells.enumerated().map { index, cell in
            let text = TerminalText.line(cell)
            return index == last ? text : fitted(text, width: widths[index], keepsEnd: index == 0)
        }.joined(separator: "  ")
    }

    /// The first change with what it earns; a full stop may also stand in a quoted line.
    private static func first(_ feedback: String) -> String {
        let ends = [" points).", " point)."].compactMap { feedback.firstRange(of: $0)?.upperBound }
        guard let end = ends.min() else { return feedback.split(separator: ". ").first.map(String.init) ?? "" }
        return String(feedback[..<feedback.index(before: end)])
    }

    private static func fitted(_ text: String, width: Int, keepsEnd: Bool) -> String {
        guard text.count > width else { return text + String(repeating: " ", count: width - text.count) }
        return keepsEnd ? "…" + text.suffix(width - 1) : text.prefix(width - 1) + "…"
    }
}
