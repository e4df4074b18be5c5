import Testing
import TestSupport
import TextDocument

@testable import ResumeScoring

@Suite("Spread over the scale")
struct SpreadTests {
    @Test("a complete résumé with figures is excellent in every field", arguments: GeneratedField.all)
    func excellent(_ field: GeneratedField) throws {
        let document = GeneratedResume(field, seed: 1, jobs: 3, measured: 1).document()
        let score = try ScoredDocument.score(of: document)
        #expect(score.score >= 88, "\(score.findings.map { "\($0.code) \($0.pointsLost)" })")
        #expect((score.percentile ?? 0) >= 80)
    }

    @Test("a bare list of positions gets what its form earns", arguments: GeneratedField.all)
    func bareList(_ field: GeneratedField) throws {
        var resume = GeneratedResume(field, seed: 1, jobs: 3)
        for index in resume.jobs.indices { resume.jobs[index].bullets = [] }
        resume.summary = ""
        resume.skills = []
        let score = try ScoredDocument.score(of: resume.document())
        #expect((29...45).contains(score.score), "\(score.categories)")
    }

    @Test("a name on an empty page is hardly a résumé")
    func emptyPage() throws {
        let score = try ScoredDocument.score(of: Pages.document(["Dana Whitlow"]))
        #expect((1...14).contains(score.score))
        #expect(score.findings.first?.severity == .fatal)
    }

    @Test("an electrician with few words is not capped, a professor may write many pages")
    func fields() throws {
        var trade = GeneratedResume(.electrician, seed: 3, jobs: 2, measured: 1)
        trade.jobs[0].bullets = Array(trade.jobs[0].bullets.prefix(4))
        #expect(try ScoredDocument.score(of: trade) >= 78)
        let short = try ScoredDocument.score(of: GeneratedResume(.professor, seed: 3, measured: 1))
        var long = GeneratedResume(.professor, seed: 3, measured: 1)
        long.skills += (1...3).map { number in ("Group \(number)", ["Method \(number)"]) }
        var document = long.document(.textLayer)
        let filler = TextPage(number: 2, width: 612, height: 792, origin: .textLayer, lines: [])
        document.pages += (2...7).map { number in
            var page = filler
            page.number = number
            page.lines = [
                TextLine(
                    words: [
                        TextWord(text: "Articles", box: Bounds(left: 0, top: 9, right: 40, bottom: 19), fontSize: 10)
                    ],
                    block: 0
                )
            ]
            return page
        }
        #expect(try ScoredDocument.score(of: document).score >= short - 3)
    }
}
