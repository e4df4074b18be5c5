import Careers
import Foundation
import Resume
import TestSupport
import Testing

@testable import JobMatching

@Suite("Words by which postings are told apart")
struct DistinctiveWordsTests {
    private static let beekeeping = """
        You will inspect hives, treat colonies against mites and harvest honey with our field crew. We extract, filter
        and bottle honey in our own facility, keep records of every apiary and repair equipment in winter. You have kept
        bees before, lift heavy boxes, drive a truck and are not afraid of stings. Agriculture students are welcome.
        """
    private static let payroll = """
        You will process payroll for two hundred employees, reconcile ledgers at month end, prepare tax filings and answer
        questions about deductions. You have worked with accounting software, know wage law and like spreadsheets. A
        degree in accounting or finance is preferred. We close the books within five days.
        """

    private static func posting(_ text: String) throws -> JobPosting {
        var posting = JobPosting(source: "feed", identifier: "1", title: "Worker", company: "Globex")
        posting.description = text
        let features = PostingFeatures(knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
        return features.computed(for: posting)
    }

    private static func resume(_ text: String) -> Resume {
        var resume = Resume()
        resume.passages = [Sourced(text, lines: [])]
        return resume
    }

    private static let experience = """
        Kept the books of three small companies and prepared payroll, tax filings and the month-end close. Reconciled bank
        ledgers, answered questions of employees about deductions and wage garnishments, and trained two clerks in the
        accounting software. Took part in audits, wrote procedures for expense reports, and set up spreadsheets for the
        budget of each department. Worked with finance and human resources on a new system for time sheets.
        """

    @Test("are nearer to a résumé of the same work than to another")
    func nearer() throws {
        let weights = DistinctiveWords.weights(of: Self.resume(Self.experience), knowledge: try Knowledge.careers())
        let same = DistinctiveWords.likeness(of: try Self.posting(Self.payroll).words, to: weights)
        let other = DistinctiveWords.likeness(of: try Self.posting(Self.beekeeping).words, to: weights)
        #expect(same > other)
        #expect((0...1).contains(same))
    }

    @Test("are the same each time, and few")
    func stable() throws {
        let words = try Self.posting(Self.payroll).words
        #expect(words == (try Self.posting(Self.payroll)).words)
        #expect(words.count == 24)
        #expect(Set(words).count == words.count)
    }

    @Test("are none of a short text, nor of one in another language")
    func none() throws {
        #expect(try Self.posting("Apply now.").words.isEmpty)
        let german = """
            Sie betreuen unsere Bienenvölker, kontrollieren die Stöcke und ernten den Honig gemeinsam mit Kollegen. Außerdem
            pflegen Sie unsere Geräte, führen Aufzeichnungen und beraten Kundinnen im Hofladen. Sie bringen Erfahrung in der
            Imkerei mit und scheuen keine körperliche Arbeit im Freien, auch an Wochenenden.
            """
        #expect(try Self.posting(german).words.isEmpty)
        let weights = DistinctiveWords.weights(of: Self.resume(german), knowledge: try Knowledge.careers())
        #expect(weights.isEmpty)
    }

    @Test("that nobody can compare count neither for a posting nor much against it")
    func unknown() throws {
        let weights = DistinctiveWords.weights(of: Self.resume(Self.experience), knowledge: try Knowledge.careers())
        let likeness = DistinctiveWords.likeness(of: [], to: weights)
        #expect(likeness > 0)
        #expect(likeness < DistinctiveWords.likeness(of: try Self.posting(Self.payroll).words, to: weights))
        #expect(DistinctiveWords.likeness(of: [1, 2], to: [:]) == likeness)
    }

    @Test("come back from their cell as they were")
    func cell() {
        let words: [UInt32] = [0, 1, 0x0102_0304, .max]
        #expect(StoredWords.words(StoredWords.cell(words)) == words)
        #expect(StoredWords.cell([]) == nil)
        #expect(StoredWords.words(nil).isEmpty)
        // What is left of a cell that was cut.
        #expect(StoredWords.words(Data([1, 0, 0, 0, 2])) == [1])
    }
}
