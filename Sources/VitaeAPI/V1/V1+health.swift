extension V1 {
    /// How the parts of the server are: `healthy`, `unhealthy` or `disabled`.
    public struct HealthServices: Codable, Hashable, Sendable {
        /// Whether the database can be read.
        public var database: String
        /// What stands in its place: the queue and the counters.
        public var redis: String
        /// Whether pushes can be sent.
        public var apns: String
        /// Whether the feeds are imported.
        public var scraper: String

        /// Creates the answer.
        public init(database: String, redis: String, apns: String, scraper: String) {
            self.database = database
            self.redis = redis
            self.apns = apns
            self.scraper = scraper
        }
    }

    /// How much there is to do.
    public struct HealthMetrics: Codable, Hashable, Sendable {
        /// Devices that are registered.
        public var activeDevices: Int
        /// Keyword subscriptions of these.
        public var activeSubscriptions: Int
        /// Matches found in the last 24 hours.
        public var matchesLastDay: Int
        /// Pushes sent in the last 24 hours.
        public var notificationsSentLastDay: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case activeDevices = "active_devices"
            case activeSubscriptions = "active_subscriptions"
            case matchesLastDay = "matches_last_24h"
            case notificationsSentLastDay = "notifications_sent_last_24h"
        }

        /// Creates the answer.
        public init(activeDevices: Int, activeSubscriptions: Int, matchesLastDay: Int, notificationsSentLastDay: Int) {
            self.activeDevices = activeDevices
            self.activeSubscriptions = activeSubscriptions
            self.matchesLastDay = matchesLastDay
            self.notificationsSentLastDay = notificationsSentLastDay
        }
    }

    /// How the server is.
    public struct Health: Codable, Hashable, Sendable {
        /// `healthy`, `degraded` or `unhealthy`.
        public var status: String
        /// When it was looked at.
        public var timestamp: String
        /// The parts.
        public var services: HealthServices
        /// How much there is to do.
        public var metrics: HealthMetrics

        /// Creates the answer.
        public init(status: String, timestamp: String, services: HealthServices, metrics: HealthMetrics) {
            self.status = status
            self.timestamp = timestamp
            self.services = services
            self.metrics = metrics
        }
    }

    /// How a feed is.
    public struct FeedHealth: Codable, Hashable, Sendable {
        /// Its name.
        public var name: String
        /// `healthy` or `unhealthy`.
        public var status: String
        /// When it was imported last.
        @Nullable public var lastSuccessfulScrape: String?
        /// Jobs that came then.
        public var jobsScrapedLastRun: Int
        /// Turns that failed within the last 24 hours.
        public var errorsLastDay: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case name, status
            case lastSuccessfulScrape = "last_successful_scrape"
            case jobsScrapedLastRun = "jobs_scraped_last_run"
            case errorsLastDay = "error_count_24h"
        }

        /// Creates the answer.
        public init(
            name: String,
            status: String,
            lastSuccessfulScrape: String?,
            jobsScrapedLastRun: Int,
            errorsLastDay: Int
        ) {
            self.name = name
            self.status = status
            _lastSuccessfulScrape = Nullable(wrappedValue: lastSuccessfulScrape)
            self.jobsScrapedLastRun = jobsScrapedLastRun
            self.errorsLastDay = errorsLastDay
        }
    }

    /// How the feeds are.
    public struct ScraperHealth: Codable, Hashable, Sendable {
        /// `running`, `idle` or `failing`.
        public var status: String
        /// When the last turn began.
        @Nullable public var lastRun: String?
        /// When the next one is due.
        @Nullable public var nextRun: String?
        /// The feeds.
        public var sources: [FeedHealth]
        /// Open jobs seen first within the last 24 hours.
        public var jobsLastDay: Int
        /// Turns that failed within the last 24 hours.
        public var errorsLastDay: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case status, sources
            case lastRun = "last_run"
            case nextRun = "next_run"
            case jobsLastDay = "total_jobs_last_24h"
            case errorsLastDay = "errors_last_24h"
        }

        /// Creates the answer.
        public init(
            status: String,
            lastRun: String?,
            nextRun: String?,
            sources: [FeedHealth],
            jobsLastDay: Int,
            errorsLastDay: Int
        ) {
            self.status = status
            _lastRun = Nullable(wrappedValue: lastRun)
            _nextRun = Nullable(wrappedValue: nextRun)
            self.sources = sources
            self.jobsLastDay = jobsLastDay
            self.errorsLastDay = errorsLastDay
        }
    }
}
