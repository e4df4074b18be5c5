/// The part of an explanation that names nobody, and so may leave the program.
struct ImpersonalFacts {
    /// What may be sent.
    let sent: JobExplanation
    private let facts: JobExplanation
    /// Which of the statements are sent.
    private let indices: [Int]

    /// There is none where the summary already names the person.
    ///
    /// - Parameters:
    ///   - facts: the explanation as it was composed.
    ///   - details: whose person is not to be named.
    init?(of facts: JobExplanation, without details: PersonalDetails) {
        guard !details.appear(in: facts.summary) else { return nil }
        self.facts = facts
        indices = facts.bullets.indices.filter { !details.appear(in: facts.bullets[$0]) }
        sent = JobExplanation(summary: facts.summary, bullets: indices.map { facts.bullets[$0] })
    }

    /// The whole explanation, with other words for what was sent.
    func filled(with words: JobExplanation) -> JobExplanation {
        guard words.bullets.count == indices.count else { return facts }
        var explanation = facts
        explanation.summary = words.summary
        for (index, words) in zip(indices, words.bullets) { explanation.bullets[index] = words }
        return explanation
    }
}
