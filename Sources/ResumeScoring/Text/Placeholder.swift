import TextFolding

/// What templates leave for their users to fill in: "[Number]", "[Action taken]", "[%]".
enum Placeholder {
    private static let names: Set<String> = [
        "accomplishment", "achievement", "action", "amount", "area", "city", "client", "company", "date", "department",
        "describe", "employer", "field", "industry", "insert", "job", "medium", "name", "number", "outcome", "percent",
        "percentage", "position", "positive", "product", "program", "project", "result", "role", "school", "skill",
        "software", "state", "task", "team", "title", "type", "x", "xx", "year", "years", "your",
    ]

    /// What templates and blanked résumés print where an employer or a town stands.
    private static let blanks = ["Company Name", "City, State", "City , State"]

    /// Whether a text holds what stands in place of an employer or a town: the head of an entry is in it.
    static func isOfHead(_ text: String) -> Bool { blanks.contains { text.firstRange(of: $0) != nil } }

    /// Whether a text names an employer and a town, or one of them, by what stands in their place only.
    static func isBlank(_ text: String) -> Bool {
        var rest = text
        for blank in blanks {
            while let range = rest.firstRange(of: blank) { rest.removeSubrange(range) }
        }
        return rest.utf8.count < text.utf8.count && !rest.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a line has what stands in place of an employer.
    static func isInPlaceOfEmployer(_ line: String) -> Bool { line.firstRange(of: blanks[0]) != nil }

    /// Whether a line has one.
    static func isIn(_ line: String) -> Bool {
        line.split(separator: "[", omittingEmptySubsequences: false).dropFirst().contains { part in
            guard let end = part.firstIndex(of: "]") else { return false }
            let words = part[..<end]
            if words == "%" || words == "$" { return true }
            let tokens = FoldedText(String(words)).tokens
            guard (1...4).contains(tokens.count), let first = tokens.first else { return false }
            return first.number != WordNumber.seed && names.contains(where: { WordNumber.of($0.utf8) == first.number })
        }
    }
}
