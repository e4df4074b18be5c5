extension V1 {
    /// A profile that was saved.
    public struct SavedProfile: Codable, Hashable, Sendable {
        /// The person.
        public var userID: String
        /// What the app calls the profile.
        public var deviceID: String
        /// How much of a whole profile is there, 0 to 100.
        public var profileCompleteness: Int
        /// When it was changed last.
        public var lastUpdated: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case profileCompleteness, lastUpdated
            case userID = "userId"
            case deviceID = "deviceId"
        }

        /// Creates the answer.
        public init(userID: String, deviceID: String, profileCompleteness: Int, lastUpdated: String) {
            self.userID = userID
            self.deviceID = deviceID
            self.profileCompleteness = profileCompleteness
            self.lastUpdated = lastUpdated
        }
    }

    /// Who somebody is.
    public struct PersonalInfo: Codable, Hashable, Sendable {
        /// First names.
        @Nullable public var firstName: String?
        /// Family name.
        @Nullable public var lastName: String?
        /// E-mail address.
        @Nullable public var email: String?
        /// Telephone number.
        @Nullable public var phone: String?
        /// Where the person lives.
        @Nullable public var location: String?
        /// What the person does.
        @Nullable public var currentJobTitle: String?
        /// Years in work.
        @Nullable public var yearsOfExperience: Int?
        /// Address of the page at LinkedIn.
        @Nullable public var linkedInProfile: String?
        /// Address of a page of their own.
        @Nullable public var portfolioURL: String?
        /// What the person says of themselves.
        @Nullable public var bio: String?

        /// Creates the answer.
        public init(
            firstName: String?,
            lastName: String?,
            email: String?,
            phone: String?,
            location: String?,
            currentJobTitle: String?,
            yearsOfExperience: Int?,
            linkedInProfile: String?,
            portfolioURL: String?,
            bio: String?
        ) {
            _firstName = Nullable(wrappedValue: firstName)
            _lastName = Nullable(wrappedValue: lastName)
            _email = Nullable(wrappedValue: email)
            _phone = Nullable(wrappedValue: phone)
            _location = Nullable(wrappedValue: location)
            _currentJobTitle = Nullable(wrappedValue: currentJobTitle)
            _yearsOfExperience = Nullable(wrappedValue: yearsOfExperience)
            _linkedInProfile = Nullable(wrappedValue: linkedInProfile)
            _portfolioURL = Nullable(wrappedValue: portfolioURL)
            _bio = Nullable(wrappedValue: bio)
        }
    }

    /// What somebody wants to be paid.
    public struct SalaryRange: Codable, Hashable, Sendable {
        /// The least.
        @Nullable public var minSalary: Int?
        /// The most.
        @Nullable public var maxSalary: Int?
        /// ISO 4217.
        @Nullable public var currency: String?
        /// Whether less will do.
        @Nullable public var isNegotiable: Bool?

        /// Creates the answer.
        public init(minSalary: Int?, maxSalary: Int?, currency: String?, isNegotiable: Bool?) {
            _minSalary = Nullable(wrappedValue: minSalary)
            _maxSalary = Nullable(wrappedValue: maxSalary)
            _currency = Nullable(wrappedValue: currency)
            _isNegotiable = Nullable(wrappedValue: isNegotiable)
        }
    }

    /// What work somebody wants.
    public struct JobPreferences: Codable, Hashable, Sendable {
        /// Kinds of employment.
        @Nullable public var desiredJobTypes: [String]?
        /// `onsite`, `remote`, `hybrid` or `flexible`.
        @Nullable public var remoteWorkPreference: String?
        /// What the person can do.
        @Nullable public var skills: [String]?
        /// Places of work.
        @Nullable public var preferredLocations: [String]?
        /// Pay; null where none of it was told.
        @Nullable public var salaryRange: SalaryRange?
        /// What jobs are looked for by.
        public var matchKeywords: [String]

        /// Creates the answer.
        public init(
            desiredJobTypes: [String]?,
            remoteWorkPreference: String?,
            skills: [String]?,
            preferredLocations: [String]?,
            salaryRange: SalaryRange?,
            matchKeywords: [String]
        ) {
            _desiredJobTypes = Nullable(wrappedValue: desiredJobTypes)
            _remoteWorkPreference = Nullable(wrappedValue: remoteWorkPreference)
            _skills = Nullable(wrappedValue: skills)
            _preferredLocations = Nullable(wrappedValue: preferredLocations)
            _salaryRange = Nullable(wrappedValue: salaryRange)
            self.matchKeywords = matchKeywords
        }
    }

    /// What somebody wants to be told, and when.
    public struct NotificationSettings: Codable, Hashable, Sendable {
        /// Of new jobs.
        @Nullable public var jobMatchesEnabled: Bool?
        /// Of applications.
        @Nullable public var applicationRemindersEnabled: Bool?
        /// Once a week.
        @Nullable public var weeklyDigestEnabled: Bool?
        /// Of the market.
        @Nullable public var marketInsightsEnabled: Bool?
        /// Not in quiet hours.
        @Nullable public var quietHoursEnabled: Bool?
        /// When they begin, `HH:MM`.
        @Nullable public var quietHoursStart: String?
        /// When they end, `HH:MM`.
        @Nullable public var quietHoursEnd: String?
        /// When a digest is wanted, `HH:MM`.
        @Nullable public var preferredNotificationTime: String?

        /// Creates the answer.
        public init(
            jobMatchesEnabled: Bool?,
            applicationRemindersEnabled: Bool?,
            weeklyDigestEnabled: Bool?,
            marketInsightsEnabled: Bool?,
            quietHoursEnabled: Bool?,
            quietHoursStart: String?,
            quietHoursEnd: String?,
            preferredNotificationTime: String?
        ) {
            _jobMatchesEnabled = Nullable(wrappedValue: jobMatchesEnabled)
            _applicationRemindersEnabled = Nullable(wrappedValue: applicationRemindersEnabled)
            _weeklyDigestEnabled = Nullable(wrappedValue: weeklyDigestEnabled)
            _marketInsightsEnabled = Nullable(wrappedValue: marketInsightsEnabled)
            _quietHoursEnabled = Nullable(wrappedValue: quietHoursEnabled)
            _quietHoursStart = Nullable(wrappedValue: quietHoursStart)
            _quietHoursEnd = Nullable(wrappedValue: quietHoursEnd)
            _preferredNotificationTime = Nullable(wrappedValue: preferredNotificationTime)
        }
    }

    /// What may be done with what somebody told.
    public struct PrivacySettings: Codable, Hashable, Sendable {
        /// `public` or `private`.
        @Nullable public var profileVisibility: String?
        /// Whether it may be counted.
        @Nullable public var shareAnalytics: Bool?
        /// Whether jobs that were looked at may be told.
        @Nullable public var shareJobViewHistory: Bool?
        /// Whether jobs may be suggested by it.
        @Nullable public var allowPersonalizedRecommendations: Bool?

        /// Creates the answer.
        public init(
            profileVisibility: String?,
            shareAnalytics: Bool?,
            shareJobViewHistory: Bool?,
            allowPersonalizedRecommendations: Bool?
        ) {
            _profileVisibility = Nullable(wrappedValue: profileVisibility)
            _shareAnalytics = Nullable(wrappedValue: shareAnalytics)
            _shareJobViewHistory = Nullable(wrappedValue: shareJobViewHistory)
            _allowPersonalizedRecommendations = Nullable(wrappedValue: allowPersonalizedRecommendations)
        }
    }

    /// What a person told an app of themselves.
    public struct Profile: Codable, Hashable, Sendable {
        /// The person.
        public var userID: String
        /// What the app calls the profile.
        public var deviceID: String
        /// Who it is.
        public var personalInfo: PersonalInfo
        /// What work is wanted.
        public var jobPreferences: JobPreferences
        /// What is to be told.
        public var notificationSettings: NotificationSettings
        /// What may be done with it.
        public var privacySettings: PrivacySettings
        /// How much of a whole profile is there, 0 to 100.
        public var profileCompleteness: Int
        /// When it was made.
        public var createdAt: String
        /// When it was changed last.
        public var lastUpdated: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case personalInfo, jobPreferences, notificationSettings, privacySettings, profileCompleteness, createdAt,
                lastUpdated
            case userID = "userId"
            case deviceID = "deviceId"
        }

        /// Creates the answer.
        public init(
            userID: String,
            deviceID: String,
            personalInfo: PersonalInfo,
            jobPreferences: JobPreferences,
            notificationSettings: NotificationSettings,
            privacySettings: PrivacySettings,
            profileCompleteness: Int,
            createdAt: String,
            lastUpdated: String
        ) {
            self.userID = userID
            self.deviceID = deviceID
            self.personalInfo = personalInfo
            self.jobPreferences = jobPreferences
            self.notificationSettings = notificationSettings
            self.privacySettings = privacySettings
            self.profileCompleteness = profileCompleteness
            self.createdAt = createdAt
            self.lastUpdated = lastUpdated
        }
    }

    /// The keywords of a profile.
    public struct ProfileKeywords: Codable, Hashable, Sendable {
        /// In the order in which they came.
        public var matchKeywords: [String]
        /// How many there are.
        public var keywordCount: Int
        /// When the profile was changed last.
        public var lastUpdated: String
        /// Skills that postings ask for together with them, the most telling first.
        public var relatedSkills: [String]
        /// The keyword that was added; left out where none was.
        public var addedKeyword: String?
        /// The keyword that was removed; left out where none was.
        public var removedKeyword: String?

        /// Creates the answer.
        public init(
            matchKeywords: [String],
            keywordCount: Int,
            lastUpdated: String,
            relatedSkills: [String],
            addedKeyword: String? = nil,
            removedKeyword: String? = nil
        ) {
            self.matchKeywords = matchKeywords
            self.keywordCount = keywordCount
            self.lastUpdated = lastUpdated
            self.relatedSkills = relatedSkills
            self.addedKeyword = addedKeyword
            self.removedKeyword = removedKeyword
        }
    }

    /// How well a job fits one keyword.
    public struct KeywordScore: Codable, Hashable, Sendable {
        /// 0 to 100.
        public var score: Double
        /// Where it stands: `title`, `skills`, `occupation`, `company` or `description`.
        public var matches: [String]

        /// Creates the answer.
        public init(score: Double, matches: [String]) {
            self.score = score
            self.matches = matches
        }
    }

    /// A job that fits a profile.
    public struct ProfileMatch: Codable, Hashable, Sendable {
        /// Number of the posting.
        public var jobID: Int
        /// Title as posted.
        public var title: String
        /// Who offers it.
        public var company: String
        /// Where it is; null where that is not stated.
        @Nullable public var location: String?
        /// What it pays, in words; null where that is not stated.
        @Nullable public var salary: String?
        /// The beginning of its text.
        public var description: String
        /// Name of the feed that it came from.
        public var source: String
        /// When it was posted, else when Vitae saw it first.
        public var postedAt: String
        /// How well it fits, 0 to 100.
        public var matchScore: Double
        /// The keywords that it has.
        public var matchedKeywords: [String]
        /// Why it fits, in one to three sentences.
        public var matchReasons: [String]
        /// How well it fits each of the keywords that it has.
        public var keywordRelevance: [String: KeywordScore]

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case title, company, location, salary, description, source, postedAt, matchScore, matchedKeywords,
                matchReasons, keywordRelevance
            case jobID = "jobId"
        }

        /// Creates the answer.
        public init(
            jobID: Int,
            title: String,
            company: String,
            location: String?,
            salary: String?,
            description: String,
            source: String,
            postedAt: String,
            matchScore: Double,
            matchedKeywords: [String],
            matchReasons: [String],
            keywordRelevance: [String: KeywordScore]
        ) {
            self.jobID = jobID
            self.title = title
            self.company = company
            _location = Nullable(wrappedValue: location)
            _salary = Nullable(wrappedValue: salary)
            self.description = description
            self.source = source
            self.postedAt = postedAt
            self.matchScore = matchScore
            self.matchedKeywords = matchedKeywords
            self.matchReasons = matchReasons
            self.keywordRelevance = keywordRelevance
        }
    }

    /// Figures about the jobs that fit.
    public struct MatchingStatistics: Codable, Hashable, Sendable {
        /// Jobs that were looked at.
        public var totalJobsEvaluated: Int
        /// Those of them that fit.
        public var jobsWithMatches: Int
        /// How well they fit on average, 0 to 100.
        public var averageScore: Double
        /// How well the best of them fits, 0 to 100.
        public var topScore: Double

        /// Creates the answer.
        public init(totalJobsEvaluated: Int, jobsWithMatches: Int, averageScore: Double, topScore: Double) {
            self.totalJobsEvaluated = totalJobsEvaluated
            self.jobsWithMatches = jobsWithMatches
            self.averageScore = averageScore
            self.topScore = topScore
        }
    }

    /// Jobs that fit a profile.
    public struct ProfileMatchList: Codable, Hashable, Sendable {
        /// The best first.
        public var matches: [ProfileMatch]
        /// How many there are in all.
        public var totalCount: Int
        /// The keywords of the profile.
        public var userKeywords: [String]
        /// Figures about all of them.
        public var matchingStats: MatchingStatistics

        /// Creates the answer.
        public init(
            matches: [ProfileMatch],
            totalCount: Int,
            userKeywords: [String],
            matchingStats: MatchingStatistics
        ) {
            self.matches = matches
            self.totalCount = totalCount
            self.userKeywords = userKeywords
            self.matchingStats = matchingStats
        }
    }

    /// A profile that was copied.
    public struct SyncedProfile: Codable, Hashable, Sendable {
        /// The profile that was copied to.
        public var targetDeviceID: String
        /// How much of a whole profile is there, 0 to 100.
        public var profileCompleteness: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case profileCompleteness
            case targetDeviceID = "targetDeviceId"
        }

        /// Creates the answer.
        public init(targetDeviceID: String, profileCompleteness: Int) {
            self.targetDeviceID = targetDeviceID
            self.profileCompleteness = profileCompleteness
        }
    }

    /// A profile that was filled from a résumé.
    public struct FilledProfile: Codable, Hashable, Sendable {
        /// Names of the fields that were filled, as they are when a profile is saved.
        public var filled: [String]

        /// Creates the answer.
        public init(filled: [String]) {
            self.filled = filled
        }
    }

    /// All that is kept of a device.
    public struct ExportedDevice: Codable, Hashable, Sendable {
        /// How it is.
        public var device: DeviceStatus
        /// What it wants to be told of.
        public var subscriptions: [Subscription]
        /// What was found for it.
        public var matches: [Match]

        /// Creates the answer.
        public init(device: DeviceStatus, subscriptions: [Subscription], matches: [Match]) {
            self.device = device
            self.subscriptions = subscriptions
            self.matches = matches
        }
    }

    /// All that is kept of a profile.
    public struct ProfileExport: Codable, Hashable, Sendable {
        /// What the person told.
        public var profile: Profile
        /// Whether jobs are scored by a résumé.
        public var hasResume: Bool
        /// Whether it has a secret or an account.
        public var isClaimed: Bool
        /// When it was used last, give or take an hour.
        public var lastSeen: String
        /// The devices that surely are the same person's.
        public var devices: [ExportedDevice]

        /// Creates the answer.
        public init(profile: Profile, hasResume: Bool, isClaimed: Bool, lastSeen: String, devices: [ExportedDevice]) {
            self.profile = profile
            self.hasResume = hasResume
            self.isClaimed = isClaimed
            self.lastSeen = lastSeen
            self.devices = devices
        }
    }
}
