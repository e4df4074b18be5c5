import Foundation
import JobAlerts
import Logging
import TestSupport
import Testing

@testable import VitaeServer

@Suite("The metrics of notifications")
struct NotificationMetricsTests {
    private let registry: MetricsRegistry
    private let metrics: ServerMetrics

    init() {
        registry = MetricsRegistry(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        metrics = ServerMetrics(
            registry: registry,
            readings: MetricsReadings(
                sessions: { [:] },
                queueDepth: { 0 },
                queueOldestSeconds: { nil },
                extractorDeaths: { [:] },
                extractorsWaiting: { 0 },
                connections: { 0 },
                database: {
                    DatabaseConnections(
                        connections: 1,
                        connected: 0,
                        working: 0,
                        waiting: 0,
                        waitedSeconds: 0,
                        reconnections: 0
                    )
                }
            )
        )
        metrics.declareRephrasings()
        metrics.declareNotifications { 3 }
    }

    @Test("count each outcome by its reason, and no word that a push service chooses")
    func outcomes() async {
        let now = Date(timeIntervalSince1970: 0)
        for outcome: NotificationOutcome in [
            .sent, .sent, .failed(NotificationReason("410 Unregistered")), .failed(.inactive),
            .failed(NotificationReason("CANARY")), .failed(NotificationReason("1234 CANARY")), .dropped(.noToken),
            .dropped(.merged), .held(until: now, .quiet), .held(until: now, NotificationReason("403 CANARY")),
            .retry(at: now, .unreachable), .retry(at: now, NotificationReason("503 ")),
        ] {
            metrics.notificationSettled(outcome)
        }
        let text = await registry.exposition()
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("vitae_notifications") }
        #expect(
            lines == [
                #"vitae_notifications_dropped_total{reason="merged"} 1"#,
                #"vitae_notifications_dropped_total{reason="no_token"} 1"#,
                #"vitae_notifications_failed_total{reason="410"} 1"#,
                #"vitae_notifications_failed_total{reason="inactive"} 1"#,
                #"vitae_notifications_failed_total{reason="other"} 2"#,
                #"vitae_notifications_held_total{reason="403"} 1"#,
                #"vitae_notifications_held_total{reason="quiet_hours"} 1"#,
                #"vitae_notifications_retried_total{reason="503"} 1"#,
                #"vitae_notifications_retried_total{reason="unreachable"} 1"#,
                "vitae_notifications_sent_total 2", "vitae_notifications_waiting 3",
            ]
        )
    }

    @Test("the page about metrics has a row for each, and for nothing else")
    func document() throws {
        let page = Samples.folder.deletingLastPathComponent().appending(path: "docs/metrics.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(
            rows
                == registry.families.map { family in
                    let labels = family.labels.map { "`\($0)`" }.joined(separator: ", ")
                    let isTime = family.name.hasSuffix("_seconds") || family.name.hasSuffix("_seconds_total")
                    let unit = isTime ? "seconds" : "number"
                    return "| `\(family.name)` | \(family.kind.rawValue) | \(unit) | \(labels) | \(family.help) |"
                }
        )
    }
}
