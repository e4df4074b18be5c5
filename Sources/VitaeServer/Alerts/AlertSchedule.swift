import Foundation
import JobAlerts
import Logging

/// Looks for new postings that devices want to be told of: soon after an import, by whichever process it was, and every
/// few minutes in any case.
struct AlertSchedule: Sendable {
    let engine: AlertEngine
    let store: any AlertStore
    /// From one turn to the next at most.
    let interval: Duration
    let logger: Logger

    /// From one look whether something came to the next.
    private static let glance = Duration.seconds(2)

    /// Runs until it is cancelled.
    func run() async {
        var due = ContinuousClock.now
        while !Task.isCancelled {
            do {
                let isDue = ContinuousClock.now >= due
                let hasNews = try await store.hasPostings(after: AlertEngine.turn)
                if isDue || hasNews {
                    let created = try await engine.run()
                    due = ContinuousClock.now + interval
                    if let created, created > 0 {
                        logger.info("jobs were matched", metadata: ["matches": "\(created)"])
                    }
                }
            } catch is CancellationError {
                return
            } catch {
                // The kind of error only: the next look tries again.
                logger.warning(
                    "jobs were not matched",
                    metadata: ["error": "\(String(reflecting: type(of: error)))"]
                )
            }
            do {
                try await Task.sleep(for: Self.glance)
            } catch {
                return
            }
        }
    }
}
