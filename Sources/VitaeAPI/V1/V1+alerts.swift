extension V1 {
    /// A device that was registered.
    public struct RegisteredDevice: Codable, Hashable, Sendable {
        /// The device.
        public var deviceID: String
        /// When it was registered first.
        public var registeredAt: String
        /// What was done; left out for a new device.
        public var message: String?
        /// Opens the device; told once, to a new one.
        public var deviceSecret: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case message
            case deviceID = "device_id"
            case registeredAt = "registered_at"
            case deviceSecret = "device_secret"
        }

        /// Creates the answer.
        public init(deviceID: String, registeredAt: String, message: String? = nil, deviceSecret: String? = nil) {
            self.deviceID = deviceID
            self.registeredAt = registeredAt
            self.message = message
            self.deviceSecret = deviceSecret
        }
    }

    /// What a device says of itself.
    public struct DeviceInfo: Codable, Hashable, Sendable {
        /// Version of its system.
        public var osVersion: String
        /// Version of the app.
        public var appVersion: String
        /// What it is.
        public var deviceModel: String
        /// Where its clock is.
        public var timezone: String

        /// Creates the answer.
        public init(osVersion: String, appVersion: String, deviceModel: String, timezone: String) {
            self.osVersion = osVersion
            self.appVersion = appVersion
            self.deviceModel = deviceModel
            self.timezone = timezone
        }
    }

    /// How a device is.
    public struct DeviceStatus: Codable, Hashable, Sendable {
        /// The device.
        public var deviceID: String
        /// Whether it is told of jobs.
        public var isActive: Bool
        /// When it was registered first.
        public var registeredAt: String
        /// When it was used last, give or take an hour.
        @Nullable public var lastSeen: String?
        /// What it says of itself.
        public var deviceInfo: DeviceInfo

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case deviceID = "device_id"
            case isActive = "is_active"
            case registeredAt = "registered_at"
            case lastSeen = "last_seen"
            case deviceInfo = "device_info"
        }

        /// Creates the answer.
        public init(deviceID: String, isActive: Bool, registeredAt: String, lastSeen: String?, deviceInfo: DeviceInfo) {
            self.deviceID = deviceID
            self.isActive = isActive
            self.registeredAt = registeredAt
            _lastSeen = Nullable(wrappedValue: lastSeen)
            self.deviceInfo = deviceInfo
        }
    }

    /// Where jobs are wanted.
    public struct LocationFilters: Codable, Hashable, Sendable {
        /// Near these; null for anywhere.
        @Nullable public var cities: [String]?
        /// Remote ones alone.
        public var remoteOnly: Bool

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case cities
            case remoteOnly = "remote_only"
        }

        /// Creates the answer.
        public init(cities: [String]?, remoteOnly: Bool) {
            _cities = Nullable(wrappedValue: cities)
            self.remoteOnly = remoteOnly
        }
    }

    /// A subscription that was made.
    public struct NewSubscription: Codable, Hashable, Sendable {
        /// The subscription.
        public var subscriptionID: String
        /// Its keywords.
        public var keywordsCount: Int
        /// Its feeds; 0 for all.
        public var sourcesCount: Int
        /// When it was made.
        public var createdAt: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case subscriptionID = "subscription_id"
            case keywordsCount = "keywords_count"
            case sourcesCount = "sources_count"
            case createdAt = "created_at"
        }

        /// Creates the answer.
        public init(subscriptionID: String, keywordsCount: Int, sourcesCount: Int, createdAt: String) {
            self.subscriptionID = subscriptionID
            self.keywordsCount = keywordsCount
            self.sourcesCount = sourcesCount
            self.createdAt = createdAt
        }
    }

    /// A subscription that was changed.
    public struct ChangedSubscription: Codable, Hashable, Sendable {
        /// The subscription.
        public var subscriptionID: String
        /// Its keywords.
        public var keywordsCount: Int
        /// Its feeds; 0 for all.
        public var sourcesCount: Int
        /// When it was changed.
        public var updatedAt: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case subscriptionID = "subscription_id"
            case keywordsCount = "keywords_count"
            case sourcesCount = "sources_count"
            case updatedAt = "updated_at"
        }

        /// Creates the answer.
        public init(subscriptionID: String, keywordsCount: Int, sourcesCount: Int, updatedAt: String) {
            self.subscriptionID = subscriptionID
            self.keywordsCount = keywordsCount
            self.sourcesCount = sourcesCount
            self.updatedAt = updatedAt
        }
    }

    /// What a device wants to be told of.
    public struct Subscription: Codable, Hashable, Sendable {
        /// The subscription.
        public var subscriptionID: String
        /// Any of them is enough.
        public var keywords: [String]
        /// Feeds; null for all.
        @Nullable public var sources: [String]?
        /// Where; null for anywhere.
        @Nullable public var locationFilters: LocationFilters?
        /// When it was made.
        public var createdAt: String
        /// When a job was found for it last.
        @Nullable public var lastMatch: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case keywords, sources
            case subscriptionID = "subscription_id"
            case locationFilters = "location_filters"
            case createdAt = "created_at"
            case lastMatch = "last_match"
        }

        /// Creates the answer.
        public init(
            subscriptionID: String,
            keywords: [String],
            sources: [String]?,
            locationFilters: LocationFilters?,
            createdAt: String,
            lastMatch: String?
        ) {
            self.subscriptionID = subscriptionID
            self.keywords = keywords
            _sources = Nullable(wrappedValue: sources)
            _locationFilters = Nullable(wrappedValue: locationFilters)
            self.createdAt = createdAt
            _lastMatch = Nullable(wrappedValue: lastMatch)
        }
    }

    /// The subscriptions of a device.
    public struct SubscriptionList: Codable, Hashable, Sendable {
        /// The newest first.
        public var subscriptions: [Subscription]

        /// Creates the answer.
        public init(subscriptions: [Subscription]) {
            self.subscriptions = subscriptions
        }
    }

    /// A job that fits what a device wants.
    public struct Match: Codable, Hashable, Sendable {
        /// The match.
        public var matchID: String
        /// The job as it was when it was found.
        public var job: Job
        /// The keywords that it fits.
        public var matchedKeywords: [String]
        /// How well, 0 to 1.
        public var relevanceScore: Double
        /// When it was found.
        public var matchedAt: String
        /// Whether the app said that somebody has read it.
        public var isRead: Bool

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case job
            case matchID = "match_id"
            case matchedKeywords = "matched_keywords"
            case relevanceScore = "relevance_score"
            case matchedAt = "matched_at"
            case isRead = "is_read"
        }

        /// Creates the answer.
        public init(
            matchID: String,
            job: Job,
            matchedKeywords: [String],
            relevanceScore: Double,
            matchedAt: String,
            isRead: Bool
        ) {
            self.matchID = matchID
            self.job = job
            self.matchedKeywords = matchedKeywords
            self.relevanceScore = relevanceScore
            self.matchedAt = matchedAt
            self.isRead = isRead
        }
    }

    /// Matches of a device.
    public struct MatchList: Codable, Hashable, Sendable {
        /// The newest first.
        public var matches: [Match]
        /// Where the page stands.
        public var pagination: Pagination

        /// Creates the answer.
        public init(matches: [Match], pagination: Pagination) {
            self.matches = matches
            self.pagination = pagination
        }
    }

    /// How many matches of a device nobody has read.
    public struct UnreadCount: Codable, Hashable, Sendable {
        /// The matches.
        public var unreadCount: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case unreadCount = "unread_count"
        }

        /// Creates the answer.
        public init(unreadCount: Int) {
            self.unreadCount = unreadCount
        }
    }
}
