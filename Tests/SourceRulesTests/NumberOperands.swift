/// What stands on both sides of an operator.
struct NumberOperands {
    /// The words and literals of an operand, and the last name of its path: `firstMonthIndex` of `$0.firstMonthIndex`.
    struct Operand {
        var all: [SwiftTokens.Token] = []
        var last: String?
    }

    private let tokens: [SwiftTokens.Token]
    /// Where the bracket stands that belongs to one.
    private var partners: [Int: Int] = [:]

    private static let opening: Set<String> = ["(", "[", "{"]
    private static let closing: Set<String> = [")", "]", "}"]

    init(_ tokens: [SwiftTokens.Token]) {
        self.tokens = tokens
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            if Self.opening.contains(token.text) {
                open.append(index)
            } else if Self.closing.contains(token.text), let start = open.popLast() {
                partners[index] = start
                partners[start] = index
            }
        }
    }

    /// What is converted, where a conversion without a label begins here; nil for all else.
    func unlabelledArgument(of index: Int, named names: Set<String>) -> [SwiftTokens.Token]? {
        guard names.contains(tokens[index].text), index + 2 < tokens.count else { return nil }
        // `flatMap(Int.init)`
        if tokens[index + 1].text == ".", tokens[index + 2].text == "init" {
            guard index + 3 < tokens.count, tokens[index + 3].text == "(" else { return [tokens[index + 2]] }
            return argument(openedAt: index + 3)
        }
        guard tokens[index + 1].text == "(" else { return nil }
        return argument(openedAt: index + 1)
    }

    private func argument(openedAt open: Int) -> [SwiftTokens.Token]? {
        guard let close = partners[open], close > open + 1 else { return nil }
        let isLabelled = tokens[open + 1].kind == .word && tokens[open + 2].text == ":"
        return isLabelled ? nil : Array(tokens[(open + 1)..<close])
    }

    /// What stands in front of an operator, back to the operator or bracket before it.
    func left(of index: Int) -> Operand {
        var operand = Operand()
        var place = index - 1
        while place >= 0 {
            let token = tokens[place]
            if Self.closing.contains(token.text), let start = partners[place] {
                let isCall =
                    start > 0 && (tokens[start - 1].kind == .word || Self.closing.contains(tokens[start - 1].text))
                // The words within brackets are the operand only where nothing is called.
                if !isCall || token.text == "}" { operand.all.insert(contentsOf: within(start, place), at: 0) }
                place = start - 1
                if !isCall { break }
                continue
            }
            guard token.kind == .word || token.kind == .number || token.text == "." || token.text == "?" else { break }
            if token.kind != .sign {
                operand.last = operand.last ?? (token.kind == .word ? token.text : nil)
                operand.all.insert(token, at: 0)
            }
            guard place > 0, tokens[place].text == "." || tokens[place - 1].text == "." || tokens[place].text == "?"
            else {
                break
            }
            place -= 1
        }
        if operand.last == nil { operand.last = operand.all.last { $0.kind == .word }?.text }
        return operand
    }

    /// What stands behind an operator, up to the next operator or bracket.
    func right(of index: Int) -> Operand {
        var operand = Operand()
        var place = index + 1
        while place < tokens.count, ["-", "try", "unsafe", "await"].contains(tokens[place].text) { place += 1 }
        if place < tokens.count, tokens[place].text == "(", let end = partners[place] {
            operand.all = within(place, end)
            operand.last = operand.all.last { $0.kind == .word }?.text
            return operand
        }
        while place < tokens.count {
            let token = tokens[place]
            if Self.opening.contains(token.text), let end = partners[place], !operand.all.isEmpty, token.text != "{" {
                place = end + 1
                continue
            }
            guard token.kind == .word || token.kind == .number || token.text == "." || token.text == "?" else { break }
            if token.kind != .sign {
                if let last = operand.all.last, tokens[place - 1].text != "." && last.line <= token.line { break }
                operand.last = token.kind == .word ? token.text : operand.last
                operand.all.append(token)
            }
            place += 1
        }
        return operand
    }

    /// The words and literals between two brackets; none where texts stand there, as they are no numbers.
    private func within(_ start: Int, _ end: Int) -> [SwiftTokens.Token] {
        let inner = tokens[(start + 1)..<end]
        guard !inner.contains(where: { $0.kind == .text }) else { return [] }
        return inner.filter { $0.kind == .word || $0.kind == .number }
    }
}
