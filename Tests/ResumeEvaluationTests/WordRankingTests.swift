import JobMatching
import Testing

@testable import ResumeEvaluation

@Suite("Full-text search for a résumé's words")
struct WordRankingTests {
    private static func posting(_ id: String, _ title: String, _ text: String) -> JobPosting {
        var posting = JobPosting(source: "s", identifier: id, title: title, company: "")
        posting.description = text
        return posting
    }

    @Test("more and rarer words come first, and what shares none is not found")
    func order() {
        let ranking = WordRanking([
            Self.posting("1", "Baker", "bread every day"), Self.posting("2", "Welder", "steel every day"),
            Self.posting("3", "Baker", "bread, cakes, pâté"), Self.posting("4", "Pilot", "aircraft"),
        ])
        #expect(ranking.ranked(for: "A BAKER of cakes and pate") == ["s:3", "s:1"])
        #expect(ranking.ranked(for: "nothing").isEmpty)
    }
}
