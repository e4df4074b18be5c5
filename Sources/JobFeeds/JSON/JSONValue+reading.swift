import Foundation
import TextFolding

/// Feeds write the same thing in many ways: numbers as texts, one value in place of a list, null for anything.
extension JSONValue {
    /// The text, or the digits of a number, without space around it; nil when nothing is left.
    var text: String? {
        switch self {
        case .string(let text):
            // Most have no space around them, and trimming costs more than reading.
            if let first = text.utf8.first, let last = text.utf8.last, (0x21..<0x7F).contains(first),
                (0x21..<0x7F).contains(last)
            {
                return text
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return trimmed.isEmpty ? nil : trimmed
        case .number(let digits): return digits
        default: return nil
        }
    }

    /// The text as it is, for bodies.
    var body: String {
        guard case .string(let text) = self else { return "" }
        return text
    }

    /// The number, also where it was written as a text.
    var double: Double? { text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// The truth value, also where it was written as a word or a digit.
    var flag: Bool? {
        if case .bool(let flag) = self { return flag }
        return switch text?.lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }

    /// The values of a list; one value stands for a list of one, null for an empty one.
    var items: [JSONValue] {
        switch self {
        case .array(let values): values
        case .null: []
        default: [self]
        }
    }

    /// The texts of a list, or of one value.
    var texts: [String] { items.compactMap(\.text) }

    /// Whether an object has one of these names.
    func hasAny(_ names: [String]) -> Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { names.contains($0.name) }
    }

    /// The text under the first of these names that has one.
    func text(_ names: String...) -> String? {
        for name in names {
            if let text = self[name].text { return text }
        }
        return nil
    }
}
