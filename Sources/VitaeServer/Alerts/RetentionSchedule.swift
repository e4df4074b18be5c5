import Foundation
import JobAlerts
import Logging
import Publications

/// Removes matches, notifications, devices and what is told of deleted publications that were kept long enough, in one
/// process at a time.
struct RetentionSchedule: Sendable {
    let store: any AlertStore & AlertSweeper
    let publications: any PublicationStore
    let retention: AlertRetention
    let logger: Logger

    private static let interval = Duration.seconds(3_600)
    private static let leaseSeconds = 60.0
    /// Rows of a kind in a transaction: others wait for it.
    private static let rowsAtOnce = 500

    /// Runs until it is cancelled.
    func run() async {
        let holder = UUID()
        while !Task.isCancelled {
            do {
                try await sweep(holder)
            } catch is CancellationError {
                return
            } catch {
                logger.warning(
                    "what was kept long enough was not removed",
                    metadata: ["error": "\(String(reflecting: type(of: error)))"]
                )
            }
            do {
                try await Task.sleep(for: Self.interval)
            } catch {
                return
            }
        }
    }

    private func sweep(_ holder: UUID) async throws {
        let taken = try await store.takeTurn(
            AlertRetention.turn,
            holder: holder,
            now: Date(),
            seconds: Self.leaseSeconds
        )
        guard let turn = taken else { return }
        var figures = SweepFigures()
        repeat {
            try Task.checkCancellation()
            figures = try await store.sweep(retention, limit: Self.rowsAtOnce, now: Date())
            try await store.renew(turn, now: Date(), seconds: Self.leaseSeconds)
        } while !figures.isEmpty
        while try await publications.forgetDeletedPublications(limit: Self.rowsAtOnce, now: Date()) > 0 {
            try Task.checkCancellation()
            try await store.renew(turn, now: Date(), seconds: Self.leaseSeconds)
        }
        try await store.end(turn, now: Date())
    }
}
