extension V2 {
    /// What somebody wants to see in the morning. A part that is off, or that could not be made, is `null`.
    public struct Brief: Codable, Hashable, Sendable {
        /// Whose brief it is.
        public var user: User
        /// Which parts are on.
        public var modulesEnabled: ModulesEnabled
        /// The weather at the place that was chosen.
        @Nullable public var weather: Weather?
        /// The nearest first, past ones last.
        @Nullable public var countdowns: [Countdown]?
        /// Whose name day it is.
        @Nullable public var nameday: Nameday?
        /// What is due today, and what is not done.
        @Nullable public var reminders: [Reminder]?
        /// What is new of jobs.
        @Nullable public var jobs: Jobs?
        /// When the brief was made, with the person's offset from UTC.
        public var generatedAt: String
        /// The parts that could not be made; nil where there are none.
        public var problems: [String]?

        private enum CodingKeys: String, CodingKey {
            case user
            case modulesEnabled = "modules_enabled"
            case weather, countdowns, nameday, reminders, jobs
            case generatedAt = "generated_at"
            case problems
        }

        /// A brief of which all parts are off.
        public init(user: User, modulesEnabled: ModulesEnabled, generatedAt: String) {
            self.user = user
            self.modulesEnabled = modulesEnabled
            self.generatedAt = generatedAt
            weather = nil
            countdowns = nil
            nameday = nil
            reminders = nil
            jobs = nil
        }
    }

    /// Which parts of a brief are on.
    public struct ModulesEnabled: Codable, Hashable, Sendable {
        /// The weather.
        public var weather: Bool
        /// Countdowns.
        public var countdown: Bool
        /// Reminders.
        public var reminder: Bool

        /// Says which are on.
        public init(weather: Bool, countdown: Bool, reminder: Bool) {
            self.weather = weather
            self.countdown = countdown
            self.reminder = reminder
        }
    }

    /// A day that somebody counts the days to.
    public struct Countdown: Codable, Hashable, Sendable {
        /// Its number; negative for the end of a starred posting, which cannot be changed.
        public var id: Int64
        /// What it is called.
        public var name: String
        /// Its day, such as `2026-11-30`.
        public var date: String
        /// Whether it comes every year.
        public var yearly: Bool
        /// Calendar days from today where the person is: 0 on the day itself, negative afterwards.
        public var daysLeft: Int
        /// Its next day, today included; its own where it does not come again.
        public var nextOccurrence: String
        /// Whether it does not come again.
        public var isPast: Bool
        /// What is said of it today.
        public var message: String
        /// `own`, `interview`, `deadline` or `expiry`.
        public var kind: String
        /// The job that it is about.
        @Nullable public var jobID: String?

        private enum CodingKeys: String, CodingKey {
            case id, name, date, yearly
            case daysLeft = "days_left"
            case nextOccurrence = "next_occurrence"
            case isPast = "is_past"
            case message, kind
            case jobID = "job_id"
        }

        /// Describes a countdown.
        public init(
            id: Int64,
            name: String,
            date: String,
            yearly: Bool,
            daysLeft: Int,
            nextOccurrence: String,
            isPast: Bool,
            message: String,
            kind: String,
            jobID: String?
        ) {
            self.id = id
            self.name = name
            self.date = date
            self.yearly = yearly
            self.daysLeft = daysLeft
            self.nextOccurrence = nextOccurrence
            self.isPast = isPast
            self.message = message
            self.kind = kind
            self.jobID = jobID
        }
    }

    /// Something that somebody wants to think of.
    public struct Reminder: Codable, Hashable, Sendable {
        /// Its number.
        public var id: Int64
        /// What to think of.
        public var text: String
        /// When it is due; for one that repeats, the next time that is not done.
        public var at: String
        /// `none`, `daily` or `weekly`.
        public var `repeat`: String
        /// Whether nothing is left to do.
        public var done: Bool

        /// Describes a reminder.
        public init(id: Int64, text: String, at: String, repeat: String, done: Bool) {
            self.id = id
            self.text = text
            self.at = at
            self.repeat = `repeat`
            self.done = done
        }
    }

    /// Whose name day it is.
    public struct Nameday: Codable, Hashable, Sendable {
        /// The day, such as `2026-11-22`.
        public var date: String
        /// The day of the week in English.
        public var dayName: String
        /// The names.
        public var names: String
        /// A sentence in the language.
        public var message: String
        /// A language code of two letters.
        public var language: String

        private enum CodingKeys: String, CodingKey {
            case date
            case dayName = "day_name"
            case names, message, language
        }

        /// Describes a name day.
        public init(date: String, dayName: String, names: String, message: String, language: String) {
            self.date = date
            self.dayName = dayName
            self.names = names
            self.message = message
            self.language = language
        }
    }

    /// What is new of jobs.
    public struct Jobs: Codable, Hashable, Sendable {
        /// A job that is open.
        public struct Job: Codable, Hashable, Sendable {
            /// Its number, as in `/api/v1/jobs/{job_id}`.
            public var id: Int64
            /// What it is called.
            public var title: String
            /// Who offers it.
            public var company: String
            /// Where it is.
            public var location: String
            /// How well it fits, 0 to 100.
            public var matchScore: Int
            /// Where it is described.
            public var url: String

            private enum CodingKeys: String, CodingKey {
                case id, title, company, location
                case matchScore = "match_score"
                case url
            }

            /// Describes a job.
            public init(id: Int64, title: String, company: String, location: String, matchScore: Int, url: String) {
                self.id = id
                self.title = title
                self.company = company
                self.location = location
                self.matchScore = matchScore
                self.url = url
            }
        }

        /// A starred job that ends.
        public struct Ending: Codable, Hashable, Sendable {
            /// Its identifier, as in a session's list of jobs.
            public var jobID: String
            /// What it is called.
            public var title: String
            /// Calendar days that it is open, 0 on its last day.
            public var daysLeft: Int

            private enum CodingKeys: String, CodingKey {
                case jobID = "job_id"
                case title
                case daysLeft = "days_left"
            }

            /// Describes the end of a job.
            public init(jobID: String, title: String, daysLeft: Int) {
                self.jobID = jobID
                self.title = title
                self.daysLeft = daysLeft
            }
        }

        /// Different open jobs that were found since.
        public var newMatches: Int
        /// Different matches of the devices that nobody has read.
        public var unread: Int
        /// The best of the new ones, at most five.
        public var top: [Job]
        /// The starred jobs that end first, at most three.
        public var starredEnding: [Ending]
        /// From when on a match is new.
        public var since: String

        private enum CodingKeys: String, CodingKey {
            case newMatches = "new_matches"
            case unread, top
            case starredEnding = "starred_ending"
            case since
        }

        /// Says what is new.
        public init(newMatches: Int, unread: Int, top: [Job], starredEnding: [Ending], since: String) {
            self.newMatches = newMatches
            self.unread = unread
            self.top = top
            self.starredEnding = starredEnding
            self.since = since
        }
    }
}
