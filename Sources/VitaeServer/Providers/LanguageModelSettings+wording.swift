import Careers
import JobMatching
import Logging

extension LanguageModelSettings {
    /// What puts explanations in the model's words.
    ///
    /// - Parameters:
    ///   - knowledge: the skills that the words are searched for.
    ///   - metrics: count what becomes of explanations.
    ///   - logger: is told when the service fails, and of nothing that was sent or came back.
    /// - Returns: the wording.
    func wording(knowledge: CareerKnowledge, metrics: ServerMetrics, logger: Logger) -> ExplanationWording {
        metrics.declareRephrasings()
        return ExplanationWording(
            rephraser: LanguageModelRephraser(self),
            check: RephrasingCheck(knowledge: knowledge),
            limits: limits,
            onOutcome: { outcome in
                metrics.rephrased(outcome)
                guard outcome.isFault else { return }
                logger.warning("the language model gave no answer", metadata: ["reason": "\(outcome.rawValue)"])
            }
        )
    }
}
