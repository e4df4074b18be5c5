import AsyncHTTPClient
package import Foundation
package import JobAlerts
package import Logging
import NIOCore
import NIOSSL

/// Sends what is in the outbox, whenever the policy lets it.
package struct PushDispatcher: Sendable {
    private let outbox: any Outbox
    private let settings: PushSettings
    private let health: PushHealth
    private let logger: Logger
    private let clock: @Sendable () -> Date
    private let onSettled: @Sendable (NotificationOutcome) -> Void
    private let apple: ApplePush?
    private let web: WebPush?
    private let mail: MailCommand?

    private static let leaseSeconds = 60.0
    private static let sentAtOnce = 50
    /// Seconds after which a notification that nobody takes is given up.
    private static let patience = 21_600.0
    private static let firstPause = 120.0
    private static let connectSeconds: Int64 = 10

    /// Runs a body with a dispatcher whose connections last as long as it does.
    ///
    /// - Parameters:
    ///   - settings: how it sends.
    ///   - outbox: what it sends.
    ///   - health: is told how that goes.
    ///   - logger: is told of what should not be, without tokens.
    ///   - clock: what time it is.
    ///   - onSettled: is told what became of each notification, once the outbox knows.
    ///   - body: gets the dispatcher.
    /// - Throws: an error for keys that are none, and what the body throws.
    package static func run(
        _ settings: PushSettings,
        outbox: any Outbox,
        health: PushHealth,
        logger: Logger,
        clock: @escaping @Sendable () -> Date = { Date() },
        onSettled: @escaping @Sendable (NotificationOutcome) -> Void = { _ in },
        _ body: (PushDispatcher) async throws -> Void
    ) async throws {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        var tls = TLSConfiguration.makeClientConfiguration()
        if let root = settings.extraRoot { tls.additionalTrustRoots = [.file(root)] }
        configuration.tlsConfiguration = tls
        configuration.timeout.connect = .seconds(connectSeconds)
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<Void, any Error>
        do {
            let dispatcher = PushDispatcher(
                outbox: outbox,
                settings: settings,
                health: health,
                logger: logger,
                clock: clock,
                onSettled: onSettled,
                apple: try settings.apple.map { try ApplePush($0, client: client) },
                web: try settings.web.map { try WebPush($0, client: client) },
                mail: settings.mail.map(MailCommand.init)
            )
            result = .success(try await body(dispatcher))
        } catch {
            result = .failure(error)
        }
        do {
            try await client.shutdown()
        } catch {
            // It tells what it had to break off; nothing is left open.
        }
        try result.get()
    }

    /// Whether there is anything to do now.
    package func hasWork() async throws -> Bool {
        let now = clock()
        return try await outbox.hasDueNotifications(channels(now), now: now)
    }

    /// Sends what is due.
    ///
    /// - Returns: how many notifications were looked at.
    /// - Throws: what the outbox throws.
    @discardableResult
    package func run() async throws -> Int {
        let now = clock()
        // While Apple does not know the sender, one notification shows whether it does again.
        let limit = health.isRefused ? 1 : Self.sentAtOnce
        let leased = try await outbox.leaseNotifications(
            channels(now),
            limit: limit,
            now: now,
            seconds: Self.leaseSeconds
        )
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for notification in leased { tasks.addTask { try await process(notification) } }
            try await tasks.waitForAll()
        }
        return leased.count
    }

    private func channels(_ now: Date) -> NotificationChannels {
        var channels = settings.channels
        if health.isPausing(now) { channels.platforms.remove(.ios) }
        return channels
    }

    private func process(_ notification: LeasedNotification) async throws {
        let now = clock()
        switch settings.policy.decision(about: notification, now: now) {
        case .hold(let until): try await settle(notification, .held(until: until, .quiet))
        case .drop(let reason): try await settle(notification, .dropped(reason))
        case .send where !canReach(notification): try await settle(notification, .dropped(.noToken))
        case .send:
            let (outcome, finding) = conclusion(try await deliver(notification, now: now), notification)
            guard try await settle(notification, outcome, finding) else {
                logger.warning("a notification was sent by somebody else meanwhile")
                return
            }
        }
    }

    /// - Returns: false where it is another process's by now.
    @discardableResult
    private func settle(
        _ notification: LeasedNotification,
        _ outcome: NotificationOutcome,
        _ finding: DeviceFinding = .nothing
    ) async throws -> Bool {
        guard let noted = try await outbox.settle(notification, outcome, finding, now: clock()) else { return false }
        onSettled(noted)
        return true
    }

    /// Whether a device has said where it can be reached; what else it sent as its token is kept for it.
    private func canReach(_ notification: LeasedNotification) -> Bool {
        let token = notification.device.token ?? ""
        guard !notification.kind.isMail else { return true }
        switch notification.device.platform {
        case .ios: return ApplePush.isToken(token)
        case .web:
            let endpoint = settings.web.flatMap { WebEndpoint(token, hosts: $0.hosts) }
            return endpoint != nil && notification.device.webKeys != nil
        }
    }

    private func deliver(_ notification: LeasedNotification, now: Date) async throws -> Delivery {
        if notification.kind.isMail {
            return try await mail?.send(notification, now: now) ?? .wrong(.disabled)
        }
        let payload = try NotificationPayload(notification, scheme: settings.linkScheme).data()
        switch notification.device.platform {
        case .ios:
            let delivery = try await apple?.send(notification, payload: payload, now: now) ?? .wrong(.disabled)
            note(delivery, sentAt: now)
            return delivery
        case .web: return try await web?.send(notification, payload: payload, now: now) ?? .wrong(.disabled)
        }
    }

    /// Tells health what Apple's answer says of the sender.
    private func note(_ delivery: Delivery, sentAt start: Date) {
        switch delivery {
        case .taken, .gone: health.answered(sentAt: start)
        case .later, .wrong: health.failed()
        case .refused: break
        }
    }

    private func conclusion(
        _ delivery: Delivery,
        _ notification: LeasedNotification
    ) -> (NotificationOutcome, DeviceFinding) {
        let now = clock()
        switch delivery {
        case .taken(let finding): return (.sent, finding)
        case .gone(let since, let reason):
            // Tried again only where the device has registered meanwhile.
            return (again(notification, after: nil, reason, now: now), .gone(since: since))
        case .refused(let reason):
            logger.error("the push service does not know this server", metadata: ["reason": "\(reason.text)"])
            return (.held(until: health.refused(now), reason), .nothing)
        case .wrong(let reason):
            logger.error("a notification was not taken", metadata: ["reason": "\(reason.text)"])
            return (.failed(reason), .nothing)
        case .later(let seconds, let reason):
            return (again(notification, after: seconds, reason, now: now), .nothing)
        }
    }

    /// Another try after 2, 4, 8 … minutes, or when the service says, as long as there is patience.
    private func again(
        _ notification: LeasedNotification,
        after seconds: Double?,
        _ reason: NotificationReason,
        now: Date
    ) -> NotificationOutcome {
        let pause = seconds ?? Self.firstPause * pow(2, Double(min(notification.attempt, 16) - 1))
        let next = now.addingTimeInterval(max(1, pause))
        guard next.timeIntervalSince(notification.triedAt) <= Self.patience else {
            logger.warning("a notification was given up", metadata: ["reason": "\(reason.text)"])
            return .failed(reason)
        }
        return .retry(at: next, reason)
    }
}
