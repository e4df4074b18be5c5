import Foundation
import Hummingbird
import JobAlerts
import JobMatching
import PushDelivery
import Synchronization
import VitaeAPI

/// `/api/v1/health` and `/api/v1/health/status/scraper`.
struct V1HealthController {
    let health: ServerHealth
    let market: any PostingMarket
    let counts: KeptCounts
    let feeds: FeedJournal
    /// How sending goes; nil where apps are not pushed to.
    let push: PushHealth?

    private static let day = 86_400.0
    private static let healthy = "healthy"
    private static let unhealthy = "unhealthy"
    private static let disabled = "disabled"

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/v1/health")
        router.get("/api/v1/health") { request, context in
            try await response(to: request, context: context, now: Date())
        }
        router.allowOnly(.get, at: "/api/v1/health/status/scraper")
        router.get("/api/v1/health/status/scraper") { _, _ in JSONBody(try await scraper(now: Date())) }
    }

    private func response(to request: Request, context: some RequestContext, now: Date) async throws -> Response {
        let reading = await health.reading()
        let entries = feeds.all(now: now)
        let (counts, sent) = reading.store == .unavailable ? (AlertCounts(), 0) : try await counts.counts(now: now)
        let services = V1.HealthServices(
            database: reading.store == .unavailable ? Self.unhealthy : Self.healthy,
            redis: reading.store == .ok ? Self.healthy : Self.unhealthy,
            apns: push.map { $0.isHealthy ? Self.healthy : Self.unhealthy } ?? Self.disabled,
            scraper: entries.isEmpty
                ? Self.disabled : entries.contains { $0.hasMissedTurns(now: now) } ? Self.unhealthy : Self.healthy
        )
        let isDegraded = [services.redis, services.apns, services.scraper].contains(Self.unhealthy)
        let answer = V1.Health(
            status: reading.store == .unavailable ? Self.unhealthy : isDegraded ? "degraded" : Self.healthy,
            timestamp: V1.time(now),
            services: services,
            metrics: V1.HealthMetrics(
                activeDevices: counts.activeDevices,
                activeSubscriptions: counts.activeSubscriptions,
                matchesLastDay: counts.matchesLastDay,
                notificationsSentLastDay: sent
            )
        )
        var response = try JSONBody(answer).response(from: request, context: context)
        if reading.store == .unavailable {
            response.status = .serviceUnavailable
            response.headers[.retryAfter] = "60"
        }
        return response
    }

    private func scraper(now: Date) async throws -> V1.ScraperHealth {
        let entries = feeds.all(now: now)
        let isFailing = entries.contains { $0.hasMissedTurns(now: now) }
        return V1.ScraperHealth(
            status: isFailing ? "failing" : entries.contains(where: \.isRunning) ? "running" : "idle",
            lastRun: entries.compactMap(\.lastTurn).max().map(V1.time),
            nextRun: entries.compactMap(\.nextTurn).min().map(V1.time),
            sources: entries.map { entry in
                V1.FeedHealth(
                    name: entry.name,
                    status: entry.hasMissedTurns(now: now) ? Self.unhealthy : Self.healthy,
                    lastSuccessfulScrape: entry.lastSuccess.map(V1.time),
                    jobsScrapedLastRun: entry.lastCount,
                    errorsLastDay: entry.failures.count
                )
            },
            jobsLastDay: try await market.marketSightings(since: now.addingTimeInterval(-Self.day)),
            errorsLastDay: entries.reduce(0) { $0 + $1.failures.count }
        )
    }
}

/// How much there is of devices and matches, counted every few seconds at most: nobody is kept from asking.
final class KeptCounts: Sendable {
    private static let lifetime = 10.0

    private let alerts: any AlertStore
    private let outbox: any Outbox
    private let kept = Mutex<(counts: AlertCounts, sent: Int, at: Date)?>(nil)

    init(alerts: any AlertStore, outbox: any Outbox) {
        self.alerts = alerts
        self.outbox = outbox
    }

    /// What there is, and how many notifications were sent within 24 hours.
    func counts(now: Date) async throws -> (counts: AlertCounts, sent: Int) {
        if let kept = kept.withLock({ $0 }), abs(now.timeIntervalSince(kept.at)) < Self.lifetime {
            return (kept.counts, kept.sent)
        }
        let counts = try await alerts.alertCounts(now: now)
        let sent = try await outbox.notificationCounts(now: now).sentLastDay
        kept.withLock { $0 = (counts, sent, now) }
        return (counts, sent)
    }
}
