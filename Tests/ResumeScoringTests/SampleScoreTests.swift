import ExtractionService
import Foundation
import TestSupport
import Testing
import TextDocument

@testable import ResumeScoring

@Suite("Scores of the sample résumés")
struct SampleScoreTests {
    static let samples = (try? Samples.resumes()) ?? []

    @Test("never rise when the document gets worse, and are the same each time", arguments: samples)
    func degradations(_ sample: String) async throws {
        let bytes = try Samples.bytes("resumes/\(sample)")
        let document = try await withExtractorPool(BuiltProgram.extractors) { pool in
            try await pool.extract(ExtractionRequest(files: [bytes]))
        }
        let before = try ScoredDocument.score(of: document)
        #expect(try ScoredDocument.score(of: document) == before)
        let resume = try ScoredDocument.resume(of: document)
        for degradation in Degradation.allCases {
            guard let worse = degradation.apply(to: document, resume) else { continue }
            let after = try ScoredDocument.score(of: worse).score
            withKnownIssue("German verbs are not told from weak ones.", isIntermittent: true) {
                #expect(after <= before.score, "\(degradation)")
            } when: {
                sample == "buchhalter-de.pdf" && degradation == .verbsWeakened
            }
        }
    }
}
