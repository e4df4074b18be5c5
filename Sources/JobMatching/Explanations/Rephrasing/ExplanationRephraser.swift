/// Puts an explanation in other words; adds nothing to it.
///
/// What it returns is shown only after ``RephrasingCheck`` found nothing in it that the facts do not have.
package protocol ExplanationRephraser: Sendable {
    /// The same statements in other words, as many and in the same order.
    func rephrase(_ facts: JobExplanation) async throws -> JobExplanation
}
