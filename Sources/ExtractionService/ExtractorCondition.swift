import Synchronization

/// Keeps what is known about the extractor's health.
final class ExtractorConditionKeeper: Sendable {
    private struct State {
        var doesNotStart = false
        var cannotReadOwnPage = false

        var trouble: ExtractorTrouble? {
            if doesNotStart { return .doesNotStart }
            return cannotReadOwnPage ? .cannotReadOwnPage : nil
        }
    }

    private let state = Mutex(State())
    private let deaths: ExtractorDeaths

    init(deaths: ExtractorDeaths) {
        self.deaths = deaths
    }

    /// What is wrong; nil while nothing is.
    var trouble: ExtractorTrouble? { state.withLock { $0.trouble } }

    func noteStart(failed: Bool) { change { $0.doesNotStart = failed } }

    func noteOwnPage(failed: Bool) { change { $0.cannotReadOwnPage = failed } }

    /// Says it once when there is trouble, or when it is over.
    private func change(_ body: (inout sending State) -> Void) {
        let (before, after) = state.withLock { state in
            let before = state.trouble
            body(&state)
            return (before, state.trouble)
        }
        if before != after { deaths.report(after) }
    }
}
