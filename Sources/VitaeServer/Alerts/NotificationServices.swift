package import JobAlerts
package import PushDelivery

/// What telling devices of jobs stands on.
package struct NotificationServices: Sendable {
    package var store: any AlertStore & AlertSweeper & Outbox
    package var push: PushSettings
    package var retention: AlertRetention
    /// What an operator is known by; nil where there is none.
    package var operatorKey: String?

    package init(
        store: any AlertStore & AlertSweeper & Outbox,
        push: PushSettings,
        retention: AlertRetention,
        operatorKey: String?
    ) {
        self.store = store
        self.push = push
        self.retention = retention
        self.operatorKey = operatorKey
    }
}
