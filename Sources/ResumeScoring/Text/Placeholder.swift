/// What templates leave for their users to fill in: "[Number]", "[Action taken]", "[%]".
enum Placeholder {
    private static let names: Set<String> = [
        "action", "amount", "city", "company", "date", "employer", "job", "name", "number", "percent", "percentage",
        "position", "product", "result", "role", "school", "skill", "software", "state", "task", "team", "title",
        "type",
        "x", "xx", "year", "years",
    ]

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
