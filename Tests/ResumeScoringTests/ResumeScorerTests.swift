import Foundation
import Resume
import Testing
import TextDocument

@testable import ResumeScoring

@Suite("Résumé score")
struct ResumeScorerTests {
    @Test("the weights of the rubric add up to 100 and every code is used once")
    func weights() {
        #expect(RuleBook.rules.reduce(0) { $0 + $1.weight } == 100)
        #expect(Set(RuleBook.rules.map(\.code)).count == RuleBook.rules.count)
        for rule in RuleBook.rules { #expect(rule.code.hasPrefix(rule.category.rawValue + ".")) }
    }

    @Test("spreads weak, typical and excellent résumés over the scale")
    func spread() throws {
        let weak = try ScoredSample.weak.score.score
        let typical = try ScoredSample.typical.score.score
        let excellent = try ScoredSample.excellent.score.score
        #expect((28...47).contains(weak))
        #expect((52...72).contains(typical))
        #expect(excellent >= 82)
    }

    @Test("judges a student by projects, out of the same 100")
    func student() throws {
        #expect(try ScoredSample.student.score.score >= 70)
    }

    @Test("categories add up to the score")
    func categories() throws {
        let score = try ScoredSample.typical.score
        #expect(abs(score.categories.reduce(0) { $0 + $1.possible } - 100) < 0.1)
        #expect(abs(score.categories.reduce(0) { $0 + $1.points } - Double(score.score)) < 0.6)
    }

    @Test("gives the same bytes each time")
    func deterministic() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let first = try encoder.encode(ScoredSample.typical.score)
        for _ in 0..<5 { #expect(try encoder.encode(ScoredSample.typical.score) == first) }
        #expect(String(decoding: first, as: UTF8.self).contains("\"points_lost\""))
    }

    @Test("names the change that earns most, with a line to change")
    func feedback() throws {
        let score = try ScoredSample.typical.score
        let numbers = try #require(score.findings.prefix(2).first { $0.code == "impact.numbers" })
        #expect(numbers.severity == .major)
        #expect(!numbers.evidence.isEmpty && numbers.evidence.count <= 3)
        #expect(score.feedback.contains("“Answer customer calls"))
    }

    @Test("each change that costs points names a line")
    func lines() throws {
        for sample in [ScoredSample.excellent, .typical, .weak, .student] {
            for finding in try sample.score.findings where finding.pointsLost > 0 {
                #expect(!finding.evidence.isEmpty, "\(finding.code)")
            }
        }
    }

    @Test("asks for more content once")
    func once() throws {
        let feedback = try ScoredSample.weak.score.feedback
        #expect(!(feedback.contains("bullets for each position") && feedback.contains("Tell more")))
    }

    @Test("British verbs are as good as American ones")
    func british() throws {
        let scores = try ["Organized", "Organised"].map { verb in
            var sample = ScoredSample.excellent
            let text = "\(verb) the move of three depots with 64 drivers in one weekend"
            sample.resume.work[0].highlights.append(Sourced(text, lines: [sample.write("• " + text)]))
            return try sample.score.categories.first { $0.name == "language" }?.points
        }
        #expect(scores[0] == scores[1])
    }

    @Test("says so when a document does not look like a résumé")
    func notAResume() throws {
        var sample = ScoredSample.typical
        sample.resume.likelihood = 0.1
        let score = try sample.score
        #expect(score.feedback.contains("does not look like a résumé"))
        #expect(score.findings.first?.severity == .fatal)
        #expect(score.score < 25)
    }

    @Test("an empty document scores nearly nothing")
    func empty() throws {
        var sample = ScoredSample()
        sample.resume.likelihood = 0
        #expect(try sample.score.score == 0)
    }

    @Test("who somebody is does not matter")
    func identity() throws {
        var sample = ScoredSample.typical
        let before = try sample.score
        sample.resume.basics.name?.value = "Oluwaseun Adeyemi-Fictional"
        sample.resume.basics.location?.value = Location(text: "Lagos")
        sample.resume.education[0].institution = "Some Other College"
        #expect(try sample.score.score == before.score)
    }

    @Test("a clean picture of a page costs at most two points")
    func recognised() throws {
        var sample = ScoredSample.excellent
        let before = try sample.score.score
        sample.origin = .recognised
        let after = try sample.score.score
        #expect(after < before && before - after <= 2)
    }

    private static let german = [
        "Leitung der Abteilung mit 12 Mitarbeitern und Planung der Touren für 40 Kunden im Norden",
        "Senkung der Kosten von Lager und Versand um 18 % durch neue Verträge mit den Spediteuren",
        "Einführung von Scannern in drei Werken, mit der die Fehler um 58 % zurückgingen",
        "Ausbildung von 6 Lehrlingen und Betreuung der Prüfungen bei der Kammer",
        "Aufbau von einem Bericht für die Geschäftsführung, der 14 Tabellen ersetzt",
        "Verhandlung der Mieten für zwei Hallen und Ersparnis von 90.000 € im Jahr",
        "Verkürzung der Lieferzeit von 9 auf 4 Tage mit den Kollegen aus dem Einkauf",
        "Umzug des Archivs in die neue Zentrale ohne einen Tag Ausfall für 200 Nutzer",
    ]

    @Test("does not ask for English verbs in other languages")
    func otherLanguage() throws {
        var sample = ScoredSample.excellent
        for index in sample.resume.work.indices {
            sample.resume.work[index].highlights = Self.german[(index * 4)..<(index * 4 + 4)].map {
                Sourced($0, lines: [])
            }
        }
        let score = try sample.score
        #expect(!score.findings.contains { $0.code.hasPrefix("language.") })
        #expect(!score.categories.contains { $0.name == "language" })
    }
}
