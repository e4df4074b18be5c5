import Synchronization
import TestSupport

@testable import JobMatching

/// Facts, faithful words for them, and somebody who says them.
enum WordingFixture {
    static let facts = JobExplanation(
        summary: "Your résumé shows 2 of the 3 skills it names.",
        bullets: ["Asked for and shown in your résumé: SAP (page 1, line 7).", "Not found in the résumé: Power BI."]
    )
    static let words = JobExplanation(
        summary: "The résumé shows 2 of the 3 skills that it names.",
        bullets: ["Your résumé shows SAP (page 1, line 7).", "Power BI was not found in your résumé."]
    )

    /// Another explanation, with the same words but for one number.
    static func facts(_ number: Int) -> JobExplanation {
        JobExplanation(summary: facts.summary, bullets: ["The job is about \(number) km away."])
    }

    /// Answers as a test says, and counts how often it is asked.
    final class Rephraser: ExplanationRephraser {
        private let asked = Mutex<[JobExplanation]>([])
        private let answer: @Sendable (JobExplanation) async throws -> JobExplanation

        init(_ answer: @escaping @Sendable (JobExplanation) async throws -> JobExplanation) {
            self.answer = answer
        }

        var questions: [JobExplanation] { asked.withLock { $0 } }

        func rephrase(_ facts: JobExplanation) async throws -> JobExplanation {
            asked.withLock { $0.append(facts) }
            return try await answer(facts)
        }
    }

    /// A clock that stands still until it is moved, and a place for outcomes.
    final class World: Sendable {
        private let time = Mutex(ContinuousClock.now)
        private let told = Mutex<[RephrasingOutcome]>([])

        var outcomes: [RephrasingOutcome] { told.withLock { $0 } }

        func pass(_ duration: Duration) { time.withLock { $0 += duration } }

        /// The wording; without a sleep of its own no answer comes too late.
        func wording(
            by rephraser: Rephraser,
            limits: RephrasingLimits = RephrasingLimits(),
            sleep: @escaping ExplanationWording.Sleep = { _ in try await Task.sleep(for: .seconds(3_600)) }
        ) throws -> ExplanationWording {
            ExplanationWording(
                rephraser: rephraser,
                check: RephrasingCheck(knowledge: try Knowledge.careers()),
                limits: limits,
                now: { [self] in time.withLock { $0 } },
                sleep: sleep,
                onOutcome: { [self] outcome in told.withLock { $0.append(outcome) } }
            )
        }
    }
}
