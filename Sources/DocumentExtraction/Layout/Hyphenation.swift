import TextDocument

/// Joins words that were divided at the end of a line: "develop-" and "ment" become "development" on the first line.
enum Hyphenation {
    /// First parts of words that have a hyphen of their own ("cross-functional").
    private static let hyphenated: Set<String> = [
        "all", "anti", "award", "back", "best", "brand", "business", "client", "co", "code", "cost", "cross",
        "customer",
        "data", "day", "decision", "detail", "double", "e", "employee", "end", "event", "ever", "ex", "eye", "fast",
        "first", "five", "follow", "food", "four", "front", "full", "goal", "half", "hand", "hands", "hard", "health",
        "high", "higher", "home", "ill", "in", "industry", "inter", "intra", "know", "large", "lead", "life", "long",
        "low", "lower", "market", "mid", "mission", "mobile", "multi", "near", "new", "next", "non", "object", "off",
        "on", "one", "open", "out", "over", "part", "peer", "people", "point", "post", "pre", "pro", "problem",
        "profit", "project", "quality", "quick", "ready", "real", "result", "results", "revenue", "right", "risk",
        "role", "sales", "second", "self", "semi", "service", "set", "short", "six", "small", "solution", "start",
        "state", "step", "sub", "target", "task", "team", "test", "third", "three", "time", "top", "trouble", "two",
        "ultra", "up", "user", "value", "vendor", "web", "well", "wide", "work", "world", "year",
    ]

    /// - Parameter lines: of one page in reading order.
    /// - Returns: the lines; one of which nothing is left is gone.
    static func join(_ lines: [TextLine]) -> [TextLine] {
        var result: [TextLine] = []
        for line in lines {
            guard let last = result.last, last.block == line.block, let joined = join(last, line) else {
                result.append(line)
                continue
            }
            result[result.count - 1] = joined.first
            if !joined.second.words.isEmpty { result.append(joined.second) }
        }
        return result
    }

    private static func join(_ first: TextLine, _ second: TextLine) -> (first: TextLine, second: TextLine)? {
        guard let start = first.words.last, let end = second.words.first, let hyphen = start.text.last,
            hyphen == "-" || hyphen == "\u{2010}", isDivided(start.text.dropLast(), end.text)
        else { return nil }
        var first = first
        var second = second
        let part = String(start.text.dropLast())
        let keepsHyphen = hyphenated.contains(part.lowercased()) || part.contains("-")
        first.words[first.words.count - 1].text = keepsHyphen ? part + "-" + end.text : part + end.text
        second.words.removeFirst()
        // What is left begins where the line began: its indent still tells what it belongs to.
        if !second.words.isEmpty { second.words[0].box.left = min(end.box.left, second.words[0].box.left) }
        return (first, second)
    }

    private static func isDivided(_ start: Substring, _ end: String) -> Bool {
        guard let last = start.last, last.isLetter, end.first?.isLowercase == true else { return false }
        // Addresses are divided anywhere, and a hyphen in them is theirs.
        return !start.contains(where: { "@/.:_".contains($0) }) && !end.contains { "@/_".contains($0) }
    }
}
