import Resume
import Testing

@testable import ResumeScoring

@Suite("Stuffing and padding")
struct StuffingTests {
    @Test("repeating statements never raises the score")
    func repeatedStatements() throws {
        for before in [ScoredSample.excellent, .typical, .weak] {
            var after = before
            let best = before.resume.work[0].highlights
            for index in after.resume.work.indices { after.resume.work[index].highlights += best + best }
            #expect(try after.score.score <= before.score.score)
        }
    }

    @Test("repeating positions never raises the score")
    func repeatedPositions() throws {
        for before in [ScoredSample.excellent, .typical, .weak] {
            var after = before
            after.resume.work += before.resume.work
            #expect(try after.score.score <= before.score.score)
        }
    }

    @Test("a hundred skills are worth less than twelve")
    func keywords() throws {
        let before = ScoredSample.excellent
        var after = before
        after.writeSkills("More", (0..<100).map { "Tool\($0)" })
        #expect(try after.score.score < before.score.score)
    }

    @Test("hidden words cost points and are a fatal finding")
    func hiddenWords() throws {
        var after = ScoredSample.excellent
        after.hiddenWords = ["python", "java", "kubernetes", "leadership", "excel", "sql"]
        let score = try after.score
        #expect(try score.score < ScoredSample.excellent.score.score)
        #expect(score.score <= 25)
        #expect(score.feedback.hasPrefix("Remove the hidden text on page 1"))
        #expect(!score.feedback.contains("kubernetes"))
        #expect(score.findings.first?.code == "readability.hidden_text")
        #expect(score.findings.first?.severity == .fatal)
    }

    @Test("hidden words on an otherwise empty page are named first")
    func hiddenOnly() throws {
        var sample = ScoredSample()
        sample.resume.likelihood = 0
        sample.hiddenWords = ["senior", "engineer", "python", "java", "kubernetes", "sql"]
        let score = try sample.score
        #expect(score.score <= 5)
        #expect(score.findings.first?.code == "readability.hidden_text")
        #expect(score.feedback.hasPrefix("Remove the hidden text on page 1"))
        #expect(score.feedback.contains("does not look like a résumé"))
    }

    @Test("a phrase of a posting alone is no posting")
    func quotedPhrase() throws {
        var after = ScoredSample.excellent
        let text = "Wrote adverts, from “we are looking for” to the signed contract, for 40 vacancies a year"
        after.resume.work[0].highlights.append(Sourced(text, lines: [after.write("• " + text)]))
        let score = try after.score
        #expect(!score.findings.contains { $0.code == "consistency.foreign_text" })
        #expect(try score.score >= ScoredSample.excellent.score.score)
    }

    @Test("skills that a sentence names are no list of keywords")
    func sentence() {
        let sentence =
            "Built reports in Excel, Tableau, Power BI and Looker for sales, finance, legal, human resources, IT"
        #expect(!Statement(sentence, line: nil).isKeywordList)
        let list = "Excel, Tableau, Power BI, Looker, SQL, Python, Java, Docker, AWS, Kubernetes"
        #expect(Statement(list, line: nil).isKeywordList)
        #expect(Statement(list.filter { $0 != "," }, line: nil).isKeywordList)
    }

    @Test("padding beyond the pages that are needed lowers the score", arguments: [3, 5])
    func padding(pages: Int) throws {
        var after = ScoredSample.excellent
        let text = "Words about nothing that stand here for the sake of their number"
        after.padding = Array(repeating: Array(repeating: text, count: 40), count: pages)
        #expect(try after.score.score < ScoredSample.excellent.score.score)
    }

    @Test("personal data and references cost nothing")
    func advice() throws {
        var after = ScoredSample.excellent
        after.resume.references = [Sourced("On request", lines: [after.write("On request")])]
        let score = try after.score
        #expect(try score.score == ScoredSample.excellent.score.score)
        #expect(
            score.findings.contains { $0.code == "advice.references" && $0.severity == .info && $0.pointsLost == 0 }
        )
    }
}
