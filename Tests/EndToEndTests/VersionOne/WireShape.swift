import Foundation

/// What an answer has to look like, as the examples write it: `int:0..100`, `time|null`, `["+", "str!"]`.
struct WireShape {
    private let shape: OpenAPIValue

    init(_ shape: OpenAPIValue) {
        self.shape = shape
    }

    /// Whether the answer is a text of whatever kind, and no JSON.
    var isText: Bool { shape == "text" }

    /// What is wrong with a value; nil stands for a key that is not there.
    func complaints(_ value: OpenAPIValue?, at path: String = "") -> [String] {
        switch shape {
        case .map(let fields):
            guard case .map(let values) = value else { return ["\(path) is no object"] }
            return fields.flatMap { WireShape($0.value).complaints(values[$0.key], at: "\(path)/\($0.key)") }
        case .list(let list):
            guard case .list(let items) = value, let item = list.last else { return ["\(path) is no list"] }
            let isEmptyByMistake = list.first == "+" && items.isEmpty
            return (isEmptyByMistake ? ["\(path) is empty"] : [])
                + items.enumerated().flatMap { WireShape(item).complaints($1, at: "\(path)/\($0)") }
        case .text(let rule):
            return Self.fits(value, rule) ? [] : ["\(path) is \(value.map { "\($0)" } ?? "missing"), not \(rule)"]
        case .null, .bool, .number: return value == shape ? [] : ["\(path) differs"]
        }
    }

    private static func fits(_ value: OpenAPIValue?, _ rule: String) -> Bool {
        if rule.hasSuffix("|null") { return value == .null || fits(value, String(rule.dropLast(5))) }
        if rule.hasPrefix("=") { return value == .text(String(rule.dropFirst())) || isNumber(value, rule.dropFirst()) }
        if rule.hasSuffix("?") { return value == nil || value == .null || fits(value, String(rule.dropLast())) }
        let parts = rule.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts[0], value) {
        case ("str", .text), ("bool", .bool), ("{}", .map), ("null", .null): return true
        case ("str!", .text(let text)): return !text.isEmpty
        case ("true", .bool(let isTrue)): return isTrue
        case ("false", .bool(let isTrue)): return !isTrue
        case ("absent", nil): return true
        case ("date", .text(let text)): return text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
        case ("[{}]", .list(let items)):
            return items.allSatisfy { item in if case .map = item { true } else { false } }
        case ("uuid", .text(let text)):
            return UUID(uuidString: text) != nil && text == text.lowercased()
        case ("time", .text(let text)):
            return text.wholeMatch(of: /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/) != nil
        case ("time+", .text(let text)):
            return text.wholeMatch(of: /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})/) != nil
        case ("in", .text(let text)): return parts[1].split(separator: ",").contains { $0 == text }
        case ("int", .number(let number)): return number == number.rounded() && isWithin(number, parts)
        case ("num", .number(let number)): return isWithin(number, parts)
        case ("[str]", .list(let items)): return items.allSatisfy { $0.text != nil }
        default: return false
        }
    }

    private static func isNumber(_ value: OpenAPIValue?, _ text: Substring) -> Bool {
        guard let number = value?.number else { return false }
        return Double(text) == number
    }

    private static func isWithin(_ number: Double, _ parts: [String]) -> Bool {
        guard parts.count > 1 else { return true }
        let bounds = parts[1].split(separator: "..", omittingEmptySubsequences: false).map { Double($0) }
        return bounds.first.flatMap { $0 }.map { number >= $0 } ?? true
            && (bounds.count < 2 ? nil : bounds[1]).map { number <= $0 } ?? true
    }
}
