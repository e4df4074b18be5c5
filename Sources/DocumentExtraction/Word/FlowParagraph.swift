/// One paragraph of a flow document.
struct FlowParagraph {
    var runs: [FlowRun] = []
    var fontSize = 11.0
    var isListItem = false
    /// Points from the left margin.
    var indent = 0.0

    var isEmpty: Bool {
        !runs.contains { run in
            if case .text(let text) = run.content { return !run.isHidden && text.contains { !$0.isWhitespace } }
            return false
        }
    }

    /// Whether there is text, and none of it is to be seen.
    var isOnlyHidden: Bool {
        isEmpty && !hiddenWords.isEmpty
    }

    /// The words that are not to be seen.
    var hiddenWords: [String] {
        runs.filter(\.isHidden).flatMap { run -> [String] in
            guard case .text(let text) = run.content else { return [] }
            return text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }
}
