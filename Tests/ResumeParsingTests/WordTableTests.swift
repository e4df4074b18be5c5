import Foundation
import TestSupport
import Testing

@testable import ResumeParsing

/// A row whose kind is not known is passed over without a word: here it is missed.
@Suite("Tables of words")
struct WordTableTests {
    private func rows(_ name: String) throws -> [[Substring]] {
        let folder = Samples.folder.deletingLastPathComponent().appending(path: "Sources/ResumeParsing/Resources")
        let text = try String(contentsOf: folder.appending(path: "\(name).tsv"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    }

    @Test(
        "have a word and a kind that is read in every row",
        arguments: [
            ("name_affixes", ["post_nominal", "address", "degree", "title", "generation", "pronoun", "birth"]),
            ("name_labels", ["whole", "given", "family"]), ("skill_levels", ["level", "duration"]),
            ("company_forms", ["form", "word"]), ("streets", ["word", "end"]),
            ("employment", ["term", "bracket", "beside", "hours", "agency", "grade", "end"]),
            ("schools", ["word", "weak", "end", "phrase", "system"]),
            ("study_labels", ["time", "degree", "area", "school", "score", "place", "more"]),
        ]
    )
    func kinds(table: String, kinds: [String]) throws {
        let rows = try rows(table)
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { $0.count == 2 })
        #expect(Set(rows.compactMap(\.last).map(String.init)) == Set(kinds))
    }

    @Test("have one column where all words are of a kind")
    func single() throws {
        let rows = try rows("career_breaks")
        #expect(!rows.isEmpty && rows.allSatisfy { $0.count == 1 })
    }

    @Test(
        "name each word once a kind",
        arguments: ["name_affixes", "name_labels", "skill_levels", "employment", "schools", "study_labels"]
    )
    func words(table: String) throws {
        let rows = try rows(table)
        #expect(Set(rows).count == rows.count)
    }
}
