import Careers
import ExtractionService
import Foundation
import ResumeParsing
import TestSupport
import Testing

@testable import ResumeEvaluation

@Suite("What is read from the samples")
struct SampleFiguresTests {
    /// Right answers by field. Raise a figure when reading gets better; none is ever lowered.
    private static let right = [
        "name": 22, "email": 23, "phone": 23, "location": 23, "current title": 23, "current company": 23,
        "title and company": 23, "entries found": 65, "entries right": 65, "work title": 66, "work company": 65,
        "work dates": 64, "skills": 145,
    ]
    /// Positions that are read and in no document.
    private static let mostInvented = 3

    @Test("never gets worse")
    func figures() async throws {
        let knowledge = try Knowledge.careers()
        let lexicon = try Knowledge.lexicon()
        let parser = ResumeParser(lexicon: lexicon, knowledge: knowledge, gazetteer: try Knowledge.gazetteer())
        let documents = try MeasuredDocuments.in(
            [Samples.folder.appending(path: "resumes").path],
            truth: Samples.folder.appending(path: "expected").path
        )
        let tallies = try await withExtractorPool(BuiltProgram.extractors) { pool in
            var evaluation = ResumeEvaluation(
                lexicon: lexicon,
                parser: parser,
                profiler: CareerProfiler(knowledge),
                snapshots: DocumentSnapshots(pool: pool, folder: nil),
                showsMisses: false
            )
            for (document, truth) in documents { try await evaluation.evaluate(document, truth: truth) }
            return evaluation.tallies
        }
        for (field, least) in Self.right.sorted(by: { $0.key < $1.key }) {
            let exact = try #require(tallies[field]).exact
            #expect(exact >= least, "\(field): \(exact) right, were \(least)")
        }
        #expect(tallies["plainly wrong"]?.exact == 0)
        let entries = try #require(tallies["entries right"])
        #expect(entries.of - entries.exact <= Self.mostInvented)
    }
}
