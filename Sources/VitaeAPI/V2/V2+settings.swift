extension V2 {
    /// How somebody wants the brief.
    public struct Settings: Codable, Hashable, Sendable {
        /// Which parts are on.
        public var modules: Modules
        /// Where the weather is of interest.
        @Nullable public var location: String?
        /// When the brief is sent, `HH:MM` where the person is; `null` for not at all.
        @Nullable public var briefAt: String?
        /// How it is sent: `push`, `email`.
        public var briefBy: [String]
        /// Whether the address is known to be the person's: briefs are sent to no other.
        public var emailConfirmed: Bool

        private enum CodingKeys: String, CodingKey {
            case modules, location
            case briefAt = "brief_at"
            case briefBy = "brief_by"
            case emailConfirmed = "email_confirmed"
        }

        /// Says how somebody wants the brief.
        public init(
            modules: Modules,
            location: String?,
            briefAt: String?,
            briefBy: [String],
            emailConfirmed: Bool
        ) {
            self.modules = modules
            self.location = location
            self.briefAt = briefAt
            self.briefBy = briefBy
            self.emailConfirmed = emailConfirmed
        }
    }

    /// Which parts of a brief are on, all of them.
    public struct Modules: Codable, Hashable, Sendable {
        /// The weather.
        public var weather: Bool
        /// Countdowns.
        public var countdown: Bool
        /// Reminders.
        public var reminder: Bool
        /// What is new of jobs.
        public var jobs: Bool
        /// Name days.
        public var nameday: Bool

        /// Says which are on.
        public init(weather: Bool, countdown: Bool, reminder: Bool, jobs: Bool, nameday: Bool) {
            self.weather = weather
            self.countdown = countdown
            self.reminder = reminder
            self.jobs = jobs
            self.nameday = nameday
        }
    }

    /// What somebody gets who changed settings.
    public struct ChangedSettings: Codable, Hashable, Sendable {
        /// Always true.
        public var success = true
        /// Who it is now.
        public var user: User
        /// What is set now.
        public var settings: Settings
        /// What is still to be done before it is as somebody wants it; nil for nothing.
        public var message: String?

        /// Says what is set.
        public init(user: User, settings: Settings, message: String? = nil) {
            self.user = user
            self.settings = settings
            self.message = message
        }
    }

    /// All that is kept for somebody's briefs.
    public struct Export: Codable, Hashable, Sendable {
        /// Who it is.
        public var user: User
        /// How the brief is wanted.
        public var settings: Settings
        /// The countdowns that are kept.
        public var countdowns: [OwnCountdown]
        /// The reminders that are kept.
        public var reminders: [OwnReminder]

        /// Collects what is kept.
        public init(user: User, settings: Settings, countdowns: [OwnCountdown], reminders: [OwnReminder]) {
            self.user = user
            self.settings = settings
            self.countdowns = countdowns
            self.reminders = reminders
        }
    }

    /// A countdown as it is kept.
    public struct OwnCountdown: Codable, Hashable, Sendable {
        /// Its number.
        public var id: Int64
        /// What it is called.
        public var name: String
        /// Its day, such as `2026-11-30`.
        public var date: String
        /// Whether it comes every year.
        public var yearly: Bool
        /// What is said on the day and before.
        @Nullable public var messageBefore: String?
        /// What is said afterwards.
        @Nullable public var messageAfter: String?
        /// `own`, `interview` or `deadline`.
        public var kind: String
        /// The job that it is about.
        @Nullable public var jobID: String?

        private enum CodingKeys: String, CodingKey {
            case id, name, date, yearly
            case messageBefore = "message_before"
            case messageAfter = "message_after"
            case kind
            case jobID = "job_id"
        }

        /// Describes a countdown.
        public init(
            id: Int64,
            name: String,
            date: String,
            yearly: Bool,
            messageBefore: String?,
            messageAfter: String?,
            kind: String,
            jobID: String?
        ) {
            self.id = id
            self.name = name
            self.date = date
            self.yearly = yearly
            self.messageBefore = messageBefore
            self.messageAfter = messageAfter
            self.kind = kind
            self.jobID = jobID
        }
    }

    /// A reminder as it is kept.
    public struct OwnReminder: Codable, Hashable, Sendable {
        /// Its number.
        public var id: Int64
        /// What to think of.
        public var text: String
        /// When it was due first.
        public var at: String
        /// `none`, `daily` or `weekly`.
        public var `repeat`: String
        /// When it was done last.
        @Nullable public var doneAt: String?

        private enum CodingKeys: String, CodingKey {
            case id, text, at, `repeat`
            case doneAt = "done_at"
        }

        /// Describes a reminder.
        public init(id: Int64, text: String, at: String, repeat: String, doneAt: String?) {
            self.id = id
            self.text = text
            self.at = at
            self.repeat = `repeat`
            self.doneAt = doneAt
        }
    }
}
