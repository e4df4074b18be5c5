import JobAlerts

/// Counts what becomes of pushes, and of digests by mail.
extension ServerMetrics {
    private static let sent = MetricFamily(
        "vitae_notifications_sent_total",
        .counter,
        help: "Notifications that a push service or the mail command took."
    )
    private static let failed = MetricFamily(
        "vitae_notifications_failed_total",
        .counter,
        labels: ["reason"],
        help: "Notifications that were given up, by the last reason: a word, or the status of a push service's answer."
    )
    private static let dropped = MetricFamily(
        "vitae_notifications_dropped_total",
        .counter,
        labels: ["reason"],
        help: "Notifications that were not to be sent any more when it was their turn."
    )
    private static let held = MetricFamily(
        "vitae_notifications_held_total",
        .counter,
        labels: ["reason"],
        help: "How often a notification was put off: in quiet hours, or as a push service did not know the server."
    )
    private static let retried = MetricFamily(
        "vitae_notifications_retried_total",
        .counter,
        labels: ["reason"],
        help: "Tries that failed and are followed by another one."
    )

    /// Reasons of our own; what is none of them is another's word.
    private static let words: Set<NotificationReason> = [
        .inactive, .noToken, .disabled, .expired, .rate, .read, .quiet, .merged, .mailCommand, .unreachable,
    ]

    /// Declares the metrics of notifications.
    ///
    /// - Parameter waiting: how many there are that wait or are being sent.
    func declareNotifications(waiting: @escaping @Sendable () async throws -> Int) {
        for family in [Self.sent, Self.failed, Self.dropped, Self.held, Self.retried] { registry.declare(family) }
        registry.declare(
            MetricFamily(
                "vitae_notifications_waiting",
                .gauge,
                help: "Notifications that wait or are being sent, those that are put off included."
            )
        ) {
            [MetricSample(Double(try await waiting()))]
        }
    }

    /// The outbox took note of what became of a notification.
    func notificationSettled(_ outcome: NotificationOutcome) {
        switch outcome {
        case .sent: registry.add(to: Self.sent)
        case .failed(let reason): registry.add(to: Self.failed, labels: [Self.label(reason)])
        case .dropped(let reason): registry.add(to: Self.dropped, labels: [Self.label(reason)])
        case .held(_, let reason): registry.add(to: Self.held, labels: [Self.label(reason)])
        case .retry(_, let reason): registry.add(to: Self.retried, labels: [Self.label(reason)])
        }
    }

    /// A word of a closed set: a push service may answer any word, but its status is one of a few hundred.
    private static func label(_ reason: NotificationReason) -> String {
        if words.contains(reason) { return reason.text.replacing(" ", with: "_") }
        let status = reason.text.prefix { $0 != " " }
        return (100..<600).contains(Int(status) ?? 0) ? String(status) : "other"
    }
}
