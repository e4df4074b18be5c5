import Foundation
import JobAlerts
import Logging
import PushDelivery

/// Makes digests when they are due, and sends what is in the outbox.
struct PushSchedule: Sendable {
    let services: NotificationServices
    let health: PushHealth
    let logger: Logger
    /// Is told what became of each notification.
    let onSettled: @Sendable (NotificationOutcome) -> Void

    /// From one look at the outbox to the next.
    private static let glance = Duration.seconds(1)
    /// From one look for digests that are due to the next.
    private static let digestInterval = Duration.seconds(60)

    /// Runs until it is cancelled.
    func run() async {
        do {
            try await PushDispatcher.run(
                services.push,
                outbox: services.store,
                health: health,
                logger: logger,
                onSettled: onSettled
            ) { dispatcher in
                async let digests: Void = makeDigests()
                await send(with: dispatcher)
                await digests
            }
        } catch {
            // Keys were read when the server started.
            logger.error("nothing can be sent", metadata: ["error": "\(String(reflecting: type(of: error)))"])
            // A service that returns ends the server.
            while !Task.isCancelled {
                do { try await Task.sleep(for: .seconds(3_600)) } catch { return }
            }
        }
    }

    private func send(with dispatcher: PushDispatcher) async {
        await repeatedly(every: Self.glance, "notifications were not sent") {
            while try await dispatcher.hasWork(), try await dispatcher.run() > 0 {}
        }
    }

    private func makeDigests() async {
        let planner = DigestPlanner(store: services.store, policy: services.push.policy)
        await repeatedly(every: Self.digestInterval, "digests were not made") {
            _ = try await planner.run(now: Date())
        }
    }

    private func repeatedly(
        every interval: Duration,
        _ complaint: Logger.Message,
        _ body: () async throws -> Void
    ) async {
        while !Task.isCancelled {
            do {
                try await body()
            } catch is CancellationError {
                return
            } catch {
                // The kind of error only: the next look tries again.
                logger.warning(complaint, metadata: ["error": "\(String(reflecting: type(of: error)))"])
            }
            do {
                try await Task.sleep(for: interval)
            } catch {
                return
            }
        }
    }
}
