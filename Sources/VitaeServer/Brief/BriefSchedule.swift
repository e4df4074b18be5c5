import DailyBrief
import Foundation
import Logging

/// Puts briefs into the outbox when they are due.
struct BriefSchedule: Sendable {
    let planner: BriefPlanner
    let logger: Logger

    /// From one look to the next.
    private static let interval = Duration.seconds(30)

    /// Runs until it is cancelled.
    func run() async {
        while !Task.isCancelled {
            do {
                _ = try await planner.run()
            } catch is CancellationError {
                return
            } catch {
                // The kind of error only: the next look tries again.
                logger.warning("briefs were not made", metadata: ["error": "\(String(reflecting: type(of: error)))"])
            }
            do {
                try await Task.sleep(for: Self.interval)
            } catch {
                return
            }
        }
    }
}
