extension V1 {
    /// What a turn of matching came to that an operator asked for.
    public struct MatchingTurn: Codable, Hashable, Sendable {
        /// What was done.
        public var message: String
        /// Matches found in the last hour.
        public var matchesLastHour: Int
        /// When it was done.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case message, timestamp
            case matchesLastHour = "matches_created_last_hour"
        }

        /// Creates the answer.
        public init(message: String, matchesLastHour: Int, timestamp: String) {
            self.message = message
            self.matchesLastHour = matchesLastHour
            self.timestamp = timestamp
        }
    }

    /// Whether jobs are matched by themselves.
    public struct SchedulerStatus: Codable, Hashable, Sendable {
        /// Whether they are.
        public var schedulerRunning: Bool
        /// Minutes from one turn to the next, at most.
        public var intervalMinutes: Int
        /// When it was looked at.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case timestamp
            case schedulerRunning = "scheduler_running"
            case intervalMinutes = "interval_minutes"
        }

        /// Creates the answer.
        public init(schedulerRunning: Bool, intervalMinutes: Int, timestamp: String) {
            self.schedulerRunning = schedulerRunning
            self.intervalMinutes = intervalMinutes
            self.timestamp = timestamp
        }
    }

    /// What a browser subscribes to pushes with.
    public struct PushKey: Codable, Hashable, Sendable {
        /// A point on P-256, uncompressed, in Base64 with the alphabet of addresses.
        public var publicKey: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case publicKey = "public_key"
        }

        /// Creates the answer.
        public init(publicKey: String) {
            self.publicKey = publicKey
        }
    }
}
