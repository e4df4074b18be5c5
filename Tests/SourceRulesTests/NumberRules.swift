/// Finds arithmetic that may stop the process on a number from outside.
///
/// Types are not known here, names are: a file that declares a `Double` of some name calculates with floating point where
/// that name stands, and what is called a year or a number was read from a text.
///
/// Three things are findings. A conversion without a label (`Int(left / 12)`, `Int(text)`) stops on a value out of range, or
/// hands on a number of any length: `Int(saturating:)` and `Int(digits:)` do neither. A product or a shift of two values
/// that are no floating point may leave the range. So may a sum with a number that was read. Where it cannot, a comment
/// `// checked: why` on the line or above it says so.
struct NumberRules {
    struct Finding: Equatable, CustomStringConvertible {
        enum Kind: String {
            case conversion = "a conversion without a label"
            case product = "a product or shift of whole numbers"
            case sum = "a sum with a number that was read"
            case reason = "a comment that gives no reason"
            case stale = "a comment where nothing is to check"
        }

        let kind: Kind
        let line: Int

        var description: String { "line \(line): \(kind.rawValue)" }
    }

    /// How much of a source is looked at.
    enum Scope {
        /// Code that calculates with what texts say: all of it.
        case analysis
        /// Code that takes files apart byte by byte: only conversions of floating point.
        case reading
    }

    /// Names of what is read from texts.
    private static let read: Set<String> = [
        "number", "value", "year", "years", "month", "months", "day", "days", "hour", "hours", "minute", "minutes",
        "amount",
        "amounts", "firstMonthIndex", "lastMonthIndex", "population",
    ]
    /// Those of them that sums are looked for with: indices and tallies have the other names as well.
    private static let summed = read.subtracting(["value", "number", "population"])
    /// Signs that only a file has that reads numbers; there any `number` is one that was read.
    private static let readers = ["digits", "DateToken"]
    private static let conversions: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let floatingTypes: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    private static let floatingCalls: Set<String> = [
        "Double", "Float", "rounded", "squareRoot", "sin", "cos", "log", "pow", "timeIntervalSince", "random",
        "truncatingRemainder",
    ]
    private static let mark = "// checked:"
    private static let shortestReason = 8

    private let scope: Scope
    /// Names that are floating point everywhere: those of other modules.
    private let shared: Set<String>

    /// - Parameters:
    ///   - scope: how much is looked at.
    ///   - shared: names that other files declare as floating point.
    init(_ scope: Scope, shared: Set<String> = []) {
        self.scope = scope
        self.shared = shared
    }

    // MARK: Names

    /// The names that a source declares as floating point.
    static func floatingNames(in source: String) -> Set<String> {
        declared(SwiftTokens(source).tokens, isType: floatingTypes.contains, isLiteral: isFloating)
    }

    /// What stands between a name and its type or value.
    private static let leading: Set<String> = ["[", "(", "-", "<", "ClosedRange", "Range"]

    /// Whether the rest of a line calculates with floating point, and makes no whole number of it.
    private static func isFloating(_ tokens: some Sequence<SwiftTokens.Token>) -> Bool {
        var isFloating = false
        for token in tokens {
            if conversions.contains(token.text) { return false }
            isFloating = isFloating || floatingCalls.contains(token.text)
        }
        return isFloating
    }

    private static func isFloating(_ literal: String) -> Bool {
        !literal.hasPrefix("0x") && literal.contains { $0 == "." || $0 == "e" }
    }

    /// Names before ": Type", and before "= literal"; functions before "-> Type".
    private static func declared(
        _ tokens: [SwiftTokens.Token],
        isType: (String) -> Bool,
        isLiteral: (String) -> Bool
    ) -> Set<String> {
        var names: Set<String> = []
        var function: String?
        for index in tokens.indices {
            let token = tokens[index]
            if token.text == "func", index + 1 < tokens.count { function = tokens[index + 1].text }
            guard token.kind == .sign, index > 0 else { continue }
            var next = index + 1
            while next < tokens.count, Self.leading.contains(tokens[next].text) { next += 1 }
            guard next < tokens.count else { break }
            let isNamed = tokens[index - 1].kind == .word
            if token.text == ":", isNamed, isType(tokens[next].text) { names.insert(tokens[index - 1].text) }
            if token.text == "=", isNamed, tokens[next].kind == .number, isLiteral(tokens[next].text) {
                names.insert(tokens[index - 1].text)
            }
            if token.text == "=", isNamed, isType("Double"),
                Self.isFloating(tokens[next...].prefix { $0.line == token.line })
            {
                names.insert(tokens[index - 1].text)
            }
            if token.text == "->", isType(tokens[next].text), let function { names.insert(function) }
        }
        return names
    }

    // MARK: Findings

    func findings(in source: String) -> [Finding] {
        let tokens = SwiftTokens(source).tokens
        let own = Self.declared(tokens, isType: Self.floatingTypes.contains, isLiteral: Self.isFloating)
        let whole = Self.declared(tokens, isType: Self.conversions.contains) { !Self.isFloating($0) }
        let floating = shared.subtracting(whole).union(own).subtracting(whole.subtracting(own))
        let summed = tokens.contains { Self.readers.contains($0.text) } ? Self.summed.union(["number"]) : Self.summed
        let operands = NumberOperands(tokens)
        func isFloating(_ operand: [SwiftTokens.Token]) -> Bool {
            operand.contains { token in
                token.kind == .number
                    ? Self.isFloating(token.text)
                    : floating.contains(token.text) || Self.floatingCalls.contains(token.text)
            }
        }
        var findings: [Finding] = []
        for (index, token) in tokens.enumerated() {
            if let argument = operands.unlabelledArgument(of: index, named: Self.conversions) {
                if scope == .analysis ? !Self.isCounted(argument) : isFloating(argument) {
                    findings.append(Finding(kind: .conversion, line: token.line))
                }
                continue
            }
            guard scope == .analysis, token.kind == .sign, token.isApart else { continue }
            let (left, right) = (operands.left(of: index), operands.right(of: index))
            guard !isFloating(left.all), !isFloating(right.all) else { continue }
            let names = [left.last, right.last].compactMap(\.self)
            switch token.text {
            case "*", "*=", "<<", "<<=":
                let isSmall = Self.isSmall(left.all) || Self.isSmall(right.all)
                let isRead = names.contains { Self.read.contains($0) || $0.hasPrefix("$") }
                let areBothSmall = Self.isSmall(left.all) && Self.isSmall(right.all)
                if !areBothSmall, !isSmall || isRead { findings.append(Finding(kind: .product, line: token.line)) }
            case "+", "-", "+=", "-=":
                if names.contains(where: summed.contains) { findings.append(Finding(kind: .sum, line: token.line)) }
            default: break
            }
        }
        return Self.unexcused(findings, in: source)
    }

    /// Whether a conversion is of a literal, or of how many there are of something.
    private static func isCounted(_ argument: [SwiftTokens.Token]) -> Bool {
        guard let last = argument.last else { return true }
        return argument.count == 1 && last.kind == .number
            || last.text == "count" && argument.allSatisfy { $0.kind == .word || $0.text == "." }
    }

    /// Whether an operand is a literal, or how many there are of something: nobody has enough memory for a text whose
    /// length leaves the range when a literal multiplies it.
    private static func isSmall(_ operand: [SwiftTokens.Token]) -> Bool {
        operand.count == 1 && operand[0].kind == .number || operand.last?.text.lowercased().hasSuffix("count") == true
    }

    // MARK: Reasons

    /// The findings that no comment excuses, and the comments that excuse nothing.
    private static func unexcused(_ findings: [Finding], in source: String) -> [Finding] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var result = findings
        for (index, line) in lines.enumerated() {
            guard let mark = line.firstRange(of: Self.mark) else { continue }
            let reason = line[mark.upperBound...].drop { $0 == " " }
            guard reason.count >= shortestReason else {
                result.append(Finding(kind: .reason, line: index + 1))
                continue
            }
            let isAlone = line[..<mark.lowerBound].allSatisfy { $0 == " " }
            let excused = isAlone ? index + 2 : index + 1
            if !result.contains(where: { $0.line == excused }) {
                result.append(Finding(kind: .stale, line: index + 1))
            }
            result.removeAll { $0.line == excused && $0.kind != .stale && $0.kind != .reason }
        }
        return result.sorted { $0.line < $1.line }
    }
}
