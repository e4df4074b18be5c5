extension Statement {
    /// Words of the Latin that templates are filled with; one or two may be names.
    private static let fillers = WordNumber.set([
        "lorem", "ipsum", "dolor", "amet", "consectetur", "adipiscing", "elit", "eiusmod", "tempor", "incididunt",
        "labore", "dolore", "aliqua", "veniam", "nostrud", "exercitation", "ullamco", "laboris", "aliquip", "commodo",
        "consequat", "duis", "aute", "irure", "voluptate", "velit", "cillum", "fugiat", "nulla", "pariatur",
        "excepteur", "occaecat", "cupidatat", "proident", "deserunt", "mollit", "laborum",
    ])
    private static let leastFillers = 3

    /// Whether it is a template's filling.
    var isFilling: Bool {
        tokens.count { Self.fillers.contains($0.number) } >= Self.leastFillers
    }

    /// Whether empty phrases are most of it, so that nothing is left that says what somebody did.
    func isEmpty(_ cliches: PhraseTable) -> Bool {
        let words = cliches.matches(in: tokens).reduce(0) { $0 + $1.length }
        return words * 5 >= wordCount * 2 && words > 1
    }
}
