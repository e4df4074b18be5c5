import Foundation
import Hummingbird
import VitaeAPI

/// Reads the query of a request, and notes each rule that it breaks.
struct QueryFields {
    private let values: [String: String]
    private(set) var violations: [V1.Violation] = []

    /// - Parameter request: of a field that is sent twice, the last counts.
    init(_ request: Request) {
        var values: [String: String] = [:]
        for item in (request.uri.query ?? "").split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            // A plus is a plus.
            let decoded = parts.map { $0.removingPercentEncoding ?? $0 }
            values[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
        }
        self.values = values
    }

    /// A text as it was sent; nil where none was, or only spaces.
    func text(_ name: String) -> String? {
        values[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// A text as it was sent, be it empty; nil where none was.
    func sent(_ name: String) -> String? { values[name] }

    /// A whole number within bounds; nil where none was sent.
    mutating func whole(_ name: String, _ bounds: ClosedRange<Int>) -> Int? {
        guard let text = text(name) else { return nil }
        let rule =
            bounds.upperBound == .max
            ? "\(name) is a whole number from \(bounds.lowerBound) on."
            : "\(name) is a whole number from \(bounds.lowerBound) to \(bounds.upperBound)."
        guard let number = Int(text) else {
            refuse(name, rule, type: "int_parsing")
            return nil
        }
        guard bounds.contains(number) else {
            refuse(name, rule, type: number < bounds.lowerBound ? "greater_than_equal" : "less_than_equal")
            return nil
        }
        return number
    }

    /// Notes a rule that a field breaks.
    mutating func refuse(_ name: String, _ sentence: String, type: String) {
        violations.append(V1.Violation(sentence, type: type, loc: ["query", name]))
    }

    /// - Throws: 422 with all rules that are broken.
    func check() throws {
        guard violations.isEmpty else { throw Problem.invalid(violations) }
    }
}

extension Parameters {
    /// A part of the path, percent-decoded once; what cannot be decoded stays as it is.
    func decoded(_ name: String) -> String {
        let part = get(name) ?? ""
        return part.removingPercentEncoding ?? part
    }

    /// The rest of the path, each part percent-decoded once.
    var decodedCatchAll: String {
        getCatchAll().map { $0.removingPercentEncoding ?? String($0) }.joined(separator: "/")
    }
}
