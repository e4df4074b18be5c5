import ExtractionService
import Foundation
import ResumeScoring
import Sessions
import TestSupport
import Testing
import TextDocument

/// Holds the findings on invented people against those that are due, over five layouts of each.
@Suite("Findings are those that are due, whatever the layout")
struct FindingTruthTests {
    private struct Person: Decodable {
        /// Codes of all findings that somebody has to make who reads the résumé beside the rubric.
        let due: Set<String>
    }

    private static let layouts = ["plain.txt", "word.docx", "page.html", "column.pdf", "columns.pdf"]
    /// Points between the layouts of one person at most.
    private static let tolerance = 3

    private static let people: [String: Person] = {
        let bytes = (try? Samples.bytes("findings/people.json")) ?? []
        return (try? JSONDecoder().decode([String: Person].self, from: Data(bytes))) ?? [:]
    }()

    @Test("each finding that is due is made, and no other", arguments: people.keys.sorted())
    func findings(name: String) async throws {
        let due = try #require(Self.people[name]).due
        var scores: [Int] = []
        for layout in Self.layouts {
            let bytes = try Samples.bytes("findings/\(name)/\(layout)")
            let request = ExtractionRequest(files: [bytes], today: CalendarDay(year: 2026, month: 11, day: 1))
            let analysed = try await withExtractorPool(BuiltProgram.analysers) { try await $0.analyse(request) }
            let score = Analysis(try #require(analysed.findings), of: analysed.document).score
            let made = Set(score.findings.map(\.code))
            #expect(due.subtracting(made).isEmpty, "\(layout) lacks \(due.subtracting(made).sorted())")
            let undue = score.findings.filter { !due.contains($0.code) }
            #expect(undue.isEmpty, "\(layout): \(undue.map { "\($0.code) \($0.message)" })")
            scores.append(score.score)
        }
        let spread = (scores.max() ?? 0) - (scores.min() ?? 0)
        #expect(spread <= Self.tolerance, "\(zip(Self.layouts, scores).map { "\($0) \($1)" })")
    }

    @Test("has people whose résumés lack something of every category, and one that lacks nothing")
    func covers() {
        let due = Self.people.values.reduce(into: Set<String>()) { $0.formUnion($1.due) }
        let categories = Set(due.compactMap { $0.split(separator: ".").first.map(String.init) })
        let named = [
            "advice", "completeness", "consistency", "contact", "impact", "language", "length", "structure",
        ]
        #expect(categories.isSuperset(of: named), "\(categories.sorted())")
        #expect(Self.people.values.contains { $0.due.isEmpty })
    }
}
