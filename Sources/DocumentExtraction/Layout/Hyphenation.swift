import TextDocument

/// Joins words that were divided at the end of a line: "develop-" and "ment" become "development" on the first line.
enum Hyphenation {
    /// First parts of words that have a hyphen of their own ("cross-functional").
    private static let hyphenated: Set<String> = [
        "all", "anti", "award", "back", "best", "brand", "business", "client", "code", "cost", "cross", "customer",
        "data", "day", "decision", "detail", "double", "e", "employee", "end", "entry", "event", "ever", "ex", "eye",
        "fast", "first", "five", "follow", "food", "four", "front", "full", "goal", "half", "hand", "hands", "hard",
        "health", "high", "higher", "home", "ill", "industry", "know", "large", "lead", "life", "long", "low", "lower",
        "market", "mid", "mission", "mobile", "multi", "near", "new", "next", "non", "object", "off", "one", "open",
        "part", "peer", "people", "point", "problem", "profit", "project", "quality", "quick", "ready", "real",
        "result", "results", "revenue", "right", "risk", "role", "sales", "second", "self", "semi", "service", "set",
        "short", "six", "small", "solution", "start", "state", "step", "target", "task", "team", "test", "third",
        "three", "time", "top", "two", "ultra", "user", "value", "vendor", "web", "well", "wide", "work", "world",
        "year",
    ]

    /// First parts that begin words without a hyphen as well ("in-vestment"), with what follows their own hyphen.
    private static let sometimesHyphenated: [String: Set<String>] = [
        "co": [
            "author", "authored", "chair", "chaired", "created", "founded", "founder", "led", "op", "owner", "worker",
        ],
        "in": [
            "app", "depth", "flight", "game", "home", "house", "line", "market", "memory", "person", "store", "vitro",
        ],
        "on": ["boarding", "call", "demand", "going", "premise", "premises", "site", "the", "time"],
        "out": ["of"],
        "over": ["the"],
        "post": ["acquisition", "doctoral", "graduate", "merger", "op", "operative", "production", "release", "sales"],
        "pre": ["construction", "employment", "existing", "op", "operative", "press", "production", "sales", "school"],
        "pro": ["active", "bono"],
        "sub": ["contractor", "contractors", "national", "saharan"],
        "up": ["front", "selling", "to"],
    ]

    /// Second parts of such words ("metrics-driven"), behind a first part that is a word itself by its length.
    private static let compounding: Set<String> = [
        "aware", "based", "centered", "centred", "centric", "compliant", "driven", "effective", "facing", "focused",
        "friendly", "intensive", "level", "minded", "oriented", "owned", "related", "solving", "speaking", "specific",
        "winning",
    ]
    private static let shortestWord = 4

    /// What ends a word and begins none ("market-ing", "state-ment").
    private static let endings: Set<String> = [
        "able", "al", "ance", "cial", "dle", "ed", "ence", "er", "ers", "est", "ful", "ible", "ies", "ing", "ings",
        "ions", "ity", "ive", "ly", "ment", "mental", "mented", "ments", "ner", "ners", "ness", "ning", "or", "ors",
        "ous", "ple", "plied", "ply", "ship", "ships", "sion", "sions", "ter", "ters", "ting", "tion", "tional",
        "tions", "tude",
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
        let joint = hasOwnHyphen(part.lowercased(), end.text.prefix { $0.isLetter }) ? "-" : ""
        first.words[first.words.count - 1].text = part + joint + end.text
        second.words.removeFirst()
        // What is left begins where the line began: its indent still tells what it belongs to.
        if !second.words.isEmpty { second.words[0].box.left = min(end.box.left, second.words[0].box.left) }
        return (first, second)
    }

    /// Whether two parts of a word have a hyphen between them wherever they stand.
    private static func hasOwnHyphen(_ first: String, _ second: Substring) -> Bool {
        let second = String(second)
        if first.contains("-") { return true }
        if endings.contains(second) { return false }
        if let own = sometimesHyphenated[first] { return own.contains(second) }
        return hyphenated.contains(first) || first.count >= shortestWord && compounding.contains(second)
    }

    private static func isDivided(_ start: Substring, _ end: String) -> Bool {
        guard let last = start.last, last.isLetter, end.first?.isLowercase == true else { return false }
        // Addresses are divided anywhere, and a hyphen in them is theirs.
        return !start.contains(where: { "@/.:_".contains($0) }) && !end.contains { "@/_".contains($0) }
    }
}
