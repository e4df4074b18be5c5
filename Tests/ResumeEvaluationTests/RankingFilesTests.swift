import Careers
import Foundation
import TestSupport
import Testing

@testable import ResumeEvaluation

@Suite("Files of rankings")
struct RankingFilesTests {
    private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }

    @Test("a line of a run has the six fields of TREC")
    func runLine() {
        let line = RankingFiles.runLine(query: "q1", document: "d7", rank: 3, score: 0.25)
        #expect(line == "q1 Q0 d7 3 0.250000 vitae")
        #expect(line.split(separator: " ").count == 6)
    }

    @Test("titles are an identifier and a title a line")
    func titles() throws {
        let titles = try withFile("1\tNurse\r\n2\tHead of IT \n\n") { try RankingFiles.titles($0) }
        #expect(titles.map(\.id) == ["1", "2"])
        #expect(titles.map(\.title) == ["Nurse", "Head of IT"])
        #expect(throws: (any Error).self) { try withFile("Nurse\n") { try RankingFiles.titles($0) } }
        #expect(throws: (any Error).self) { try RankingFiles.titles("/nowhere/at/all") }
    }

    @Test("judgements of 0 are not relevant")
    func judgements() throws {
        let relevant = try withFile("q1 0 a 1\nq1 0 b 0\nq2\t0\tc\t2\n") { try RankingFiles.judgements($0) }
        #expect(relevant == ["q1": ["a"], "q2": ["c"]])
        #expect(throws: (any Error).self) { try withFile("q1 a 1\n") { try RankingFiles.judgements($0) } }
    }

    @Test("titles of the same work come first")
    func ranking() throws {
        let corpus = ["Plumber", "Staff Nurse", "RN", "Software Engineer", "Truck Driver"]
        let ranking = TitleRanking(corpus: corpus, knowledge: try Knowledge.careers())
        let ranked = ranking.ranked(for: "Registered Nurse")
        #expect(Set(ranked.prefix(2).map(\.index)) == [1, 2])
        #expect(ranked.map(\.index).sorted() == Array(corpus.indices))
        #expect(zip(ranked, ranked.dropFirst()).allSatisfy { $0.score >= $1.score })
        #expect(ranked.allSatisfy { (0...1.000001).contains($0.score) })
        #expect(ranking.ranked(for: "HGV driver").first?.index == 4)
    }
}
