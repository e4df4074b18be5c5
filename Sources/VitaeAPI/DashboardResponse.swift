/// What belongs to an account, at a glance.
public struct DashboardResponse: Codable, Hashable, Sendable {
    /// Everything in numbers.
    public var summary: Summary
    /// Newest first; where the newest failed, the last completed one stands before it.
    public var recentSessions: [RecentSession]
    /// The newest session that is completed: whose insights are shown also where a newer upload could not be read. nil
    /// where there is none.
    public var latestCompletedSession: RecentSession?
    /// Newest first.
    public var recentStarredJobs: [SavedJob]

    /// Creates a dashboard.
    public init(
        summary: Summary,
        recentSessions: [RecentSession],
        latestCompletedSession: RecentSession?,
        recentStarredJobs: [SavedJob]
    ) {
        self.summary = summary
        self.recentSessions = recentSessions
        self.latestCompletedSession = latestCompletedSession
        self.recentStarredJobs = recentStarredJobs
    }

    private enum CodingKeys: String, CodingKey {
        case summary
        case recentSessions = "recent_sessions"
        case latestCompletedSession = "latest_completed_session"
        case recentStarredJobs = "recent_starred_jobs"
    }

    /// All sessions of an account in numbers.
    public struct Summary: Codable, Hashable, Sendable {
        /// Sessions.
        public var totalSearches: Int
        /// Different jobs in all sessions.
        public var uniqueJobsFound: Int
        /// Jobs near the person, over all sessions.
        public var localJobsCount: Int
        /// Jobs elsewhere in the person's country, over all sessions.
        public var nationalJobsCount: Int
        /// Remote jobs, over all sessions.
        public var remoteJobsCount: Int
        /// Jobs a session.
        public var averageJobsPerSearch: Double
        /// Different jobs that were looked at.
        public var viewedJobsCount: Int
        /// Jobs that are starred.
        public var starredJobsCount: Int

        /// Creates a summary.
        public init(
            totalSearches: Int,
            uniqueJobsFound: Int,
            localJobsCount: Int,
            nationalJobsCount: Int,
            remoteJobsCount: Int,
            averageJobsPerSearch: Double,
            viewedJobsCount: Int,
            starredJobsCount: Int
        ) {
            self.totalSearches = totalSearches
            self.uniqueJobsFound = uniqueJobsFound
            self.localJobsCount = localJobsCount
            self.nationalJobsCount = nationalJobsCount
            self.remoteJobsCount = remoteJobsCount
            self.averageJobsPerSearch = averageJobsPerSearch
            self.viewedJobsCount = viewedJobsCount
            self.starredJobsCount = starredJobsCount
        }

        private enum CodingKeys: String, CodingKey {
            case totalSearches = "total_searches"
            case uniqueJobsFound = "unique_jobs_found"
            case localJobsCount = "local_jobs_count"
            case nationalJobsCount = "national_jobs_count"
            case remoteJobsCount = "remote_jobs_count"
            case averageJobsPerSearch = "avg_jobs_per_search"
            case viewedJobsCount = "viewed_jobs_count"
            case starredJobsCount = "starred_jobs_count"
        }
    }

    /// One session of an account.
    public struct RecentSession: Codable, Hashable, Sendable {
        /// Its identifier.
        public var searchSessionID: String
        /// ISO 8601, UTC.
        public var createdAt: String
        /// The current role, else the first target role, else what is being done.
        public var titleOrInferredRole: String
        /// Title of the position held, or held last.
        public var currentRoleTitle: String?
        /// Employer of that position.
        public var currentRoleCompany: String?
        /// The first target role.
        public var lastSearchTitle: String?
        /// Jobs found.
        public var totalJobs: Int
        /// Jobs near the person.
        public var localCount: Int
        /// Jobs elsewhere in the person's country.
        public var nationalCount: Int
        /// Remote jobs.
        public var remoteCount: Int
        /// As in a session.
        public var status: String
        /// Opens the session.
        public var viewToken: String

        /// Creates a session.
        public init(
            searchSessionID: String,
            createdAt: String,
            titleOrInferredRole: String,
            currentRoleTitle: String?,
            currentRoleCompany: String?,
            lastSearchTitle: String?,
            counts: JobCounts,
            status: String,
            viewToken: String
        ) {
            self.searchSessionID = searchSessionID
            self.createdAt = createdAt
            self.titleOrInferredRole = titleOrInferredRole
            self.currentRoleTitle = currentRoleTitle
            self.currentRoleCompany = currentRoleCompany
            self.lastSearchTitle = lastSearchTitle
            totalJobs = counts.local + counts.national + counts.remote
            localCount = counts.local
            nationalCount = counts.national
            remoteCount = counts.remote
            self.status = status
            self.viewToken = viewToken
        }

        private enum CodingKeys: String, CodingKey {
            case status
            case searchSessionID = "search_session_id"
            case createdAt = "created_at"
            case titleOrInferredRole = "title_or_inferred_role"
            case currentRoleTitle = "current_role_title"
            case currentRoleCompany = "current_role_company"
            case lastSearchTitle = "last_search_title"
            case totalJobs = "total_jobs"
            case localCount = "local_count"
            case nationalCount = "national_count"
            case remoteCount = "remote_count"
            case viewToken = "view_token"
        }

        /// Writes every field, those that are not known as `null`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(searchSessionID, forKey: .searchSessionID)
            try container.encode(createdAt, forKey: .createdAt)
            try container.encode(titleOrInferredRole, forKey: .titleOrInferredRole)
            try container.encode(currentRoleTitle, forKey: .currentRoleTitle)
            try container.encode(currentRoleCompany, forKey: .currentRoleCompany)
            try container.encode(lastSearchTitle, forKey: .lastSearchTitle)
            try container.encode(totalJobs, forKey: .totalJobs)
            try container.encode(localCount, forKey: .localCount)
            try container.encode(nationalCount, forKey: .nationalCount)
            try container.encode(remoteCount, forKey: .remoteCount)
            try container.encode(status, forKey: .status)
            try container.encode(viewToken, forKey: .viewToken)
        }
    }

    /// A job that was starred, as it was then.
    public struct SavedJob: Codable, Hashable, Sendable {
        /// Identifier of the posting.
        public var jobID: String
        /// Title of the position.
        public var title: String
        /// Who offers it.
        public var companyName: String
        /// Where it is, in one line.
        public var location: String
        /// The advert.
        public var jobURL: String

        /// Creates a job.
        public init(jobID: String, title: String, companyName: String, location: String, jobURL: String) {
            self.jobID = jobID
            self.title = title
            self.companyName = companyName
            self.location = location
            self.jobURL = jobURL
        }

        private enum CodingKeys: String, CodingKey {
            case title, location
            case jobID = "job_id"
            case companyName = "company_name"
            case jobURL = "job_url"
        }
    }
}
