extension V1 {
    /// A job in a list.
    public struct Job: Codable, Hashable, Sendable {
        /// Number of the posting, which no other posting ever has.
        public var id: Int
        /// Title as posted.
        public var title: String
        /// Who offers it.
        public var company: String
        /// Where to apply: an address of the web, or empty.
        public var applyLink: String
        /// Name of the feed that it came from.
        public var source: String
        /// When it was posted, else when Vitae saw it first: UTC, no fraction.
        public var postedAt: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case id, title, company, source
            case applyLink = "apply_link"
            case postedAt = "posted_at"
        }

        /// Creates a job.
        public init(id: Int, title: String, company: String, applyLink: String, source: String, postedAt: String) {
            self.id = id
            self.title = title
            self.company = company
            self.applyLink = applyLink
            self.source = source
            self.postedAt = postedAt
        }
    }

    /// A job with all that is shown of it.
    public struct JobDetail: Codable, Hashable, Sendable {
        /// Number of the posting.
        public var id: Int
        /// Title as posted.
        public var title: String
        /// Who offers it.
        public var company: String
        /// Where to apply: an address of the web, or empty.
        public var applyLink: String
        /// Name of the feed that it came from.
        public var source: String
        /// When it was posted, else when Vitae saw it first.
        public var postedAt: String
        /// Where it is; nil where that is not stated.
        @Nullable public var location: String?
        /// What it pays, in words; nil where that is not stated.
        @Nullable public var salary: String?
        /// The text of the posting.
        public var description: String
        /// Whether it is done from anywhere.
        public var isRemote: Bool
        /// When it ends; nil where that is not stated.
        @Nullable public var expiresAt: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case id, title, company, source, location, salary, description
            case applyLink = "apply_link"
            case postedAt = "posted_at"
            case isRemote = "is_remote"
            case expiresAt = "expires_at"
        }

        /// Creates a job from what lists show of it.
        public init(
            _ job: Job,
            location: String?,
            salary: String?,
            description: String,
            isRemote: Bool,
            expiresAt: String?
        ) {
            id = job.id
            title = job.title
            company = job.company
            applyLink = job.applyLink
            source = job.source
            postedAt = job.postedAt
            _location = Nullable(wrappedValue: location)
            _salary = Nullable(wrappedValue: salary)
            self.description = description
            self.isRemote = isRemote
            _expiresAt = Nullable(wrappedValue: expiresAt)
        }
    }

    /// One job.
    public struct SingleJob: Codable, Hashable, Sendable {
        /// The job.
        public var job: JobDetail

        /// Creates the answer.
        public init(job: JobDetail) {
            self.job = job
        }
    }

    /// Where a page stands in a list.
    public struct Pagination: Codable, Hashable, Sendable {
        /// Entries of the whole list.
        public var total: Int
        /// Entries of a page.
        public var limit: Int
        /// Entries before this page.
        public var offset: Int
        /// Number of the page, from 1 on.
        public var currentPage: Int
        /// Pages in all; 0 for an empty list.
        public var totalPages: Int
        /// Whether another page follows.
        public var hasMore: Bool
        /// Whether a page comes before.
        public var hasPrevious: Bool

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case total, limit, offset
            case currentPage = "current_page"
            case totalPages = "total_pages"
            case hasMore = "has_more"
            case hasPrevious = "has_previous"
        }

        /// Computes where a page stands.
        public init(total: Int, limit: Int, offset: Int) {
            self.total = total
            self.limit = limit
            self.offset = offset
            currentPage = offset / limit + 1
            totalPages = total / limit + (total % limit == 0 ? 0 : 1)
            hasMore = offset < total - limit
            hasPrevious = offset > 0
        }
    }

    /// Where a page of jobs stands: with the names of two generations of apps.
    public struct JobPagination: Codable, Hashable, Sendable {
        /// Entries of the whole list.
        public var total: Int
        /// Entries of a page.
        public var limit: Int
        /// Entries before this page.
        public var offset: Int
        /// Number of the page, from 1 on.
        public var currentPage: Int
        /// Pages in all; 0 for an empty list.
        public var totalPages: Int
        /// Whether another page follows.
        public var hasMore: Bool
        /// Whether a page comes before.
        public var hasPrevious: Bool
        /// `hasMore` as the first generation decodes it.
        public var hasMoreInCamelCase: Bool
        /// `hasPrevious` as the first generation decodes it.
        public var hasPreviousInCamelCase: Bool

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case total, limit, offset
            case currentPage = "current_page"
            case totalPages = "total_pages"
            case hasMore = "has_more"
            case hasPrevious = "has_previous"
            case hasMoreInCamelCase = "hasMore"
            case hasPreviousInCamelCase = "hasPrevious"
        }

        /// Repeats where a page stands.
        public init(_ page: Pagination) {
            total = page.total
            limit = page.limit
            offset = page.offset
            currentPage = page.currentPage
            totalPages = page.totalPages
            hasMore = page.hasMore
            hasPrevious = page.hasPrevious
            hasMoreInCamelCase = page.hasMore
            hasPreviousInCamelCase = page.hasPrevious
        }
    }

    /// What a list of jobs was asked for with.
    public struct JobFilters: Codable, Hashable, Sendable {
        /// Beginnings of words of title or company.
        @Nullable public var search: String?
        /// Part of the company's name.
        @Nullable public var company: String?
        /// Name of the feed.
        @Nullable public var source: String?
        /// A place.
        @Nullable public var location: String?
        /// Days since a job was posted at most.
        @Nullable public var days: Int?
        /// `created_at`, `title`, `company` or `id`.
        public var sortBy: String
        /// `asc` or `desc`.
        public var sortOrder: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case search, company, source, location, days
            case sortBy = "sort_by"
            case sortOrder = "sort_order"
        }

        /// Repeats what was asked.
        public init(
            search: String?,
            company: String?,
            source: String?,
            location: String?,
            days: Int?,
            sortBy: String,
            sortOrder: String
        ) {
            _search = Nullable(wrappedValue: search)
            _company = Nullable(wrappedValue: company)
            _source = Nullable(wrappedValue: source)
            _location = Nullable(wrappedValue: location)
            _days = Nullable(wrappedValue: days)
            self.sortBy = sortBy
            self.sortOrder = sortOrder
        }
    }

    /// A page of jobs.
    public struct JobList: Codable, Hashable, Sendable {
        /// The jobs of the page.
        public var jobs: [Job]
        /// Where the page stands.
        public var pagination: JobPagination
        /// What was asked for.
        public var filters: JobFilters

        /// Creates a page.
        public init(jobs: [Job], pagination: JobPagination, filters: JobFilters) {
            self.jobs = jobs
            self.pagination = pagination
            self.filters = filters
        }
    }

    /// How many jobs a company has.
    public struct CompanyCount: Codable, Hashable, Sendable {
        /// The company.
        public var company: String
        /// Its open jobs.
        public var jobCount: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case company
            case jobCount = "job_count"
        }

        /// Creates a count.
        public init(company: String, jobCount: Int) {
            self.company = company
            self.jobCount = jobCount
        }
    }

    /// How many jobs a feed has.
    public struct SourceCount: Codable, Hashable, Sendable {
        /// Name of the feed.
        public var source: String
        /// Its open jobs.
        public var jobCount: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case source
            case jobCount = "job_count"
        }

        /// Creates a count.
        public init(source: String, jobCount: Int) {
            self.source = source
            self.jobCount = jobCount
        }
    }

    /// How much of the open jobs a feed has, and since when.
    public struct SourceShare: Codable, Hashable, Sendable {
        /// Name of the feed.
        public var source: String
        /// Its open jobs.
        public var jobCount: Int
        /// Its share of all of them, in hundredths.
        public var percentage: Double
        /// When the first of them was seen first.
        @Nullable public var firstJob: String?
        /// When the last of them was seen first.
        @Nullable public var latestJob: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case source, percentage
            case jobCount = "job_count"
            case firstJob = "first_job"
            case latestJob = "latest_job"
        }

        /// Creates a share.
        public init(source: String, jobCount: Int, percentage: Double, firstJob: String?, latestJob: String?) {
            self.source = source
            self.jobCount = jobCount
            self.percentage = percentage
            _firstJob = Nullable(wrappedValue: firstJob)
            _latestJob = Nullable(wrappedValue: latestJob)
        }
    }

    /// The open jobs in short.
    public struct JobStatistics: Codable, Hashable, Sendable {
        /// Open jobs.
        public var totalJobs: Int
        /// Those of them that Vitae saw first within the last 24 hours.
        public var recentJobs: Int
        /// The ten companies with most of them.
        public var topCompanies: [CompanyCount]
        /// The feeds, the largest first; they add up to all open jobs.
        public var jobSources: [SourceShare]
        /// When this was counted.
        public var lastUpdated: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case totalJobs = "total_jobs"
            case recentJobs = "recent_jobs_24h"
            case topCompanies = "top_companies"
            case jobSources = "job_sources"
            case lastUpdated = "last_updated"
        }

        /// Creates the figures.
        public init(
            totalJobs: Int,
            recentJobs: Int,
            topCompanies: [CompanyCount],
            jobSources: [SourceShare],
            lastUpdated: String
        ) {
            self.totalJobs = totalJobs
            self.recentJobs = recentJobs
            self.topCompanies = topCompanies
            self.jobSources = jobSources
            self.lastUpdated = lastUpdated
        }
    }
}
