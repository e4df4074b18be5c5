import Foundation
import Testing

@testable import ResumeScoring

@Suite("Rubric")
struct RubricTests {
    /// The rows of the tables in Rubric.md, by code.
    private static func rows() throws -> [String: [String]] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ResumeScoring/Rubric.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        var rows: [String: [String]] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.dropFirst().dropLast().split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            rows[cells[0].trimmingCharacters(in: ["`"])] = cells
        }
        return rows
    }

    @Test("says of every rule what the rule says of itself")
    func rules() throws {
        let rows = try Self.rows()
        #expect(Set(rows.keys) == Set(RuleBook.rules.map(\.code)))
        for rule in RuleBook.rules where rule.weight > 0 {
            let row = try #require(rows[rule.code])
            #expect(Double(row[1]) == rule.weight, "\(rule.code)")
            #expect(row.last == rule.source, "\(rule.code)")
        }
    }

    @Test("names its version and the points of every category")
    func version() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/ResumeScoring/Rubric.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.hasPrefix("# Rubric, version \(RuleBook.version)\n"))
        for category in ScoreCategory.allCases where category != .advice {
            let points = RuleBook.rules.filter { $0.category == category }.reduce(0) { $0 + $1.weight }
            #expect(text.contains("## \(category.rawValue.capitalized), \(Int(points))\n"))
        }
    }
}
