import Careers
import Resume
import ResumeParsing
import ResumeScoring
import TestSupport
import Testing
import TextDocument

@Suite("Documents that no program writes")
struct HostileDocumentTests {
    private static let today = PartialDate(year: 2026, month: 11, day: 22)
    /// Documents of some dozen lines each.
    private static let count = 96

    private struct Outcome: Equatable {
        let resume: Resume
        let profile: CareerProfile
        let score: ResumeScore
    }

    private func outcome(of document: TextDocument) throws -> Outcome {
        let knowledge = try Knowledge.careers()
        let parser = ResumeParser(
            lexicon: try Knowledge.lexicon(),
            knowledge: knowledge,
            gazetteer: try Knowledge.gazetteer()
        )
        let resume = parser.parse(document)
        let profile = CareerProfiler(knowledge).profile(of: resume, today: Self.today)
        let score = ResumeScorer(try Knowledge.scoring()).score(resume, of: document, profile: profile)
        return Outcome(resume: resume, profile: profile, score: score)
    }

    @Test("are read, profiled and scored, the same each time", arguments: 0..<UInt64(count))
    func generated(seed: UInt64) throws {
        var source = SeededBytes(seed: seed, count: 900)
        let document = HostileDocument.document(&source)
        let outcome = try outcome(of: document)
        #expect((0...100).contains(outcome.score.score))
        #expect(outcome.score.findings.allSatisfy { $0.pointsLost.isFinite && $0.pointsPossible.isFinite })
        #expect(outcome.profile.yearsOfExperience?.isFinite != false)
        #expect(try self.outcome(of: document) == outcome)
    }

    @Test("together have thousands of lines, among them some of all kinds")
    func variety() {
        var lines = 0
        var texts: Set<String> = []
        for seed in 0..<UInt64(Self.count) {
            var source = SeededBytes(seed: seed, count: 900)
            for line in HostileDocument.document(&source).pages.flatMap(\.lines) {
                lines += 1
                texts.insert(line.text)
            }
        }
        #expect(lines > 2_000)
        #expect(texts.contains { $0.utf8.count > 5_000 })
        #expect(texts.contains { $0.contains("4829301948372615920") })
        #expect(texts.contains { $0.unicodeScalars.contains("\u{202E}") })
    }

    /// All shapes of dates, around a number in the place of the year and of the month.
    private static let shapes = [
        "#", "Jan #", "January #", "# Jan", "Jan # – Feb #", "#-#", "#/#", "#.#.#", "#-#-#", "01/#", "#/01", "Q# #",
        "#Q #",
        "# Q#", "H# #", "WS #/#", "#. Quartal #", "# – present", "since #", "from # to #", "between # and #", "'# – '#",
        "# years", "#+ years", "#%", "$#", "# k", "#th of Jan #", "ca. #", "(#)", "KW #/#", "# - # - #", "until #",
        "# 2020",
        "2020 #", "2019 – #", "# – 2019", "Start: # End: #", "#, 2020", "https://example.com/posts/#/",
    ]

    @Test(
        "may state any number as a date under any heading",
        arguments: ["Experience", "Education", "Certificates", "Skills"]
    )
    func dates(heading: String) throws {
        for number in HostileText.numbers {
            let rows = Self.shapes.map { shape in
                "Clerk, Acme Ltd " + shape.replacing("#", with: number)
            }
            let document = Pages.document(["Jo Example", "jo@example.com", heading] + rows).bounded
            #expect((0...100).contains(try outcome(of: document).score.score), "\(number)")
        }
    }
}
