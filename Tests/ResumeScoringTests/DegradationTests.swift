import Testing
import TextDocument

@testable import ResumeScoring

@Suite("Making a résumé worse")
struct DegradationTests {
    /// What always costs points.
    private static let meaningful: [Degradation] = [
        .numbersRemoved, .emailRemoved, .phoneRemoved, .contactRemoved, .linksRemoved, .datesRemoved, .skillsRemoved,
        .educationRemoved, .summaryRemoved, .workRemoved, .newestRemoved, .verbsWeakened, .typosInserted,
        .bulletsMerged,
        .bulletsCut, .jobsShuffled, .datesMixed, .lengthDoubled, .keywordsHidden, .skillsStuffed, .padded,
        .postingPasted, .keywordsListed, .articlePasted,
    ]

    @Test("never raises the score", arguments: GeneratedField.all)
    func never(_ field: GeneratedField) throws {
        for (seed, jobs, measured) in [(UInt64(2), 2, 0.8), (3, 3, 0.3)] {
            let document = GeneratedResume(field, seed: seed, jobs: jobs, measured: measured).document()
            let before = try ScoredDocument.score(of: document).score
            let resume = try ScoredDocument.resume(of: document)
            for degradation in Degradation.allCases {
                guard let worse = degradation.apply(to: document, resume) else { continue }
                let after = try ScoredDocument.score(of: worse).score
                #expect(after <= before, "\(degradation), \(seed), \(measured)")
            }
        }
    }

    @Test("lowers the score where it matters", arguments: GeneratedField.all)
    func lowers(_ field: GeneratedField) throws {
        let document = GeneratedResume(field, seed: 1, jobs: 3).document()
        let before = try ScoredDocument.score(of: document).score
        let resume = try ScoredDocument.resume(of: document)
        for degradation in Self.meaningful {
            let worse = try #require(degradation.apply(to: document, resume))
            #expect(try ScoredDocument.score(of: worse).score < before, "\(degradation)")
        }
    }

    @Test("never gains by leaving out a weak position")
    func weakPosition() throws {
        for field in GeneratedField.all {
            for place in 0..<3 {
                var before = GeneratedResume(field, seed: 5, jobs: 3)
                before.jobs[place].bullets = ["Responsible for various tasks", "Helped the team"]
                var after = before
                after.jobs.remove(at: place)
                let kept = try ScoredDocument.score(of: before)
                #expect(try ScoredDocument.score(of: after) <= kept, "\(field.name) \(place) \(kept)")
            }
        }
    }
}
