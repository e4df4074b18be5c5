/// Shows explanations in a rephraser's words where they say the same in time, and as they were composed where not.
///
/// Nothing here fails: without an answer the composed explanation is the answer.
package actor ExplanationWording {
    /// What time it is.
    package typealias Clock = @Sendable () -> ContinuousClock.Instant
    /// Waits for a while; ends early, with an error, when it is cancelled.
    package typealias Sleep = @Sendable (Duration) async throws -> Void

    private struct TooLate: Error {}

    private let rephraser: any ExplanationRephraser
    private let check: RephrasingCheck
    private let limits: RephrasingLimits
    private let now: Clock
    private let sleep: Sleep
    private let onOutcome: @Sendable (RephrasingOutcome) -> Void

    private var cache: RephrasingCache
    private var breaker: RephrasingBreaker
    /// Questions on their way, so that nobody asks the same one twice.
    private var questions: [JobExplanation: Task<JobExplanation, Never>] = [:]

    /// - Parameters:
    ///   - rephraser: who is asked; it must stop when it is cancelled.
    ///   - check: refuses what says something else.
    ///   - limits: what asking may cost.
    ///   - now: what time it is.
    ///   - sleep: waits for a while.
    ///   - onOutcome: is told what became of each explanation.
    package init(
        rephraser: any ExplanationRephraser,
        check: RephrasingCheck,
        limits: RephrasingLimits = RephrasingLimits(),
        now: @escaping Clock = { ContinuousClock.now },
        sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
        onOutcome: @escaping @Sendable (RephrasingOutcome) -> Void = { _ in }
    ) {
        self.rephraser = rephraser
        self.check = check
        self.limits = limits
        self.now = now
        self.sleep = sleep
        self.onOutcome = onOutcome
        cache = RephrasingCache(limits)
        breaker = RephrasingBreaker(limits)
    }

    /// The explanation to show.
    ///
    /// - Parameters:
    ///   - facts: the explanation as it was composed.
    ///   - details: whose person is not to be named to anybody else.
    /// - Returns: the same statements, in other words where they are faithful.
    package func wording(of facts: JobExplanation, without details: PersonalDetails) async -> JobExplanation {
        guard let part = ImpersonalFacts(of: facts, without: details) else { return told(.withheld, facts) }
        let question = part.sent
        if let words = cache.words(for: question, at: now()) { return told(.cached, part.filled(with: words)) }
        if let asked = questions[question] { return told(.cached, part.filled(with: await asked.value)) }
        guard breaker.isClosed(at: now()) else { return told(.paused, facts) }
        guard questions.count < limits.questions else { return told(.busy, facts) }
        // A task of its own: who asks may go away while others wait for the same answer. It ends with its time limit.
        let asked = Task { await words(for: question) }
        questions[question] = asked
        return part.filled(with: await asked.value)
    }

    private func told(_ outcome: RephrasingOutcome, _ explanation: JobExplanation) -> JobExplanation {
        onOutcome(outcome)
        return explanation
    }

    private func words(for facts: JobExplanation) async -> JobExplanation {
        let answer: Result<JobExplanation, any Error>
        do {
            answer = .success(try await rephrased(facts))
        } catch {
            answer = .failure(error)
        }
        questions[facts] = nil
        let words =
            switch answer {
            case .success(let rephrased): check.accepted(rephrased, for: facts)
            case .failure: facts
            }
        let outcome = Self.outcome(of: answer, accepted: words, for: facts)
        if outcome.isFault { breaker.failed(at: now()) } else { breaker.succeeded() }
        // The same question would get the same answer, and cost the same again.
        if !outcome.isFault { cache.keep(words, for: facts, at: now()) }
        return told(outcome, words)
    }

    private func rephrased(_ facts: JobExplanation) async throws -> JobExplanation {
        try await withThrowingTaskGroup(of: JobExplanation.self) { [rephraser, sleep, limits] group in
            defer { group.cancelAll() }
            group.addTask { try await rephraser.rephrase(facts) }
            group.addTask {
                try await sleep(limits.time)
                throw TooLate()
            }
            guard let words = try await group.next() else { throw TooLate() }
            return words
        }
    }

    private static func outcome(
        of answer: Result<JobExplanation, any Error>,
        accepted words: JobExplanation,
        for facts: JobExplanation
    ) -> RephrasingOutcome {
        switch answer {
        case .success(let rephrased) where words == rephrased: .used
        case .success: words == facts ? .refused : .partly
        case .failure(is TooLate): .timedOut
        case .failure(RephrasingError.declined): .declined
        case .failure(is RephrasingError): .badAnswer
        case .failure: .failed
        }
    }
}
