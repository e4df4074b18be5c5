extension V1 {
    /// All open jobs in short.
    public struct AnalyticsOverview: Codable, Hashable, Sendable {
        /// Open jobs.
        public var totalJobs: Int
        /// Companies that offer them.
        public var uniqueCompanies: Int
        /// Feeds that they came from.
        public var uniqueSources: Int
        /// When the first of them was seen first.
        public var cycleStart: String
        /// When the last of them was seen first.
        public var cycleEnd: String
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case note, timestamp
            case totalJobs = "total_jobs"
            case uniqueCompanies = "unique_companies"
            case uniqueSources = "unique_sources"
            case cycleStart = "cycle_start"
            case cycleEnd = "cycle_end"
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(
            totalJobs: Int,
            uniqueCompanies: Int,
            uniqueSources: Int,
            cycleStart: String,
            cycleEnd: String,
            dataFreshness: String,
            note: String,
            timestamp: String
        ) {
            self.totalJobs = totalJobs
            self.uniqueCompanies = uniqueCompanies
            self.uniqueSources = uniqueSources
            self.cycleStart = cycleStart
            self.cycleEnd = cycleEnd
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }

    /// The open jobs by feed.
    public struct AnalyticsBySource: Codable, Hashable, Sendable {
        /// The feeds, the largest first.
        public var sources: [SourceShare]
        /// How many there are.
        public var totalSources: Int
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case sources, note, timestamp
            case totalSources = "total_sources"
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(sources: [SourceShare], totalSources: Int, dataFreshness: String, note: String, timestamp: String) {
            self.sources = sources
            self.totalSources = totalSources
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }

    /// What a company has of the open jobs.
    public struct CompanyShare: Codable, Hashable, Sendable {
        /// The company.
        public var company: String
        /// Its open jobs.
        public var jobCount: Int
        /// When the first of them was seen first.
        @Nullable public var firstJob: String?
        /// When the last of them was seen first.
        @Nullable public var latestJob: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case company
            case jobCount = "job_count"
            case firstJob = "first_job"
            case latestJob = "latest_job"
        }

        /// Creates the answer.
        public init(company: String, jobCount: Int, firstJob: String?, latestJob: String?) {
            self.company = company
            self.jobCount = jobCount
            _firstJob = Nullable(wrappedValue: firstJob)
            _latestJob = Nullable(wrappedValue: latestJob)
        }
    }

    /// The open jobs by company.
    public struct AnalyticsByCompany: Codable, Hashable, Sendable {
        /// The companies, the largest first.
        public var companies: [CompanyShare]
        /// How many are shown at most.
        public var limit: Int
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case companies, limit, note, timestamp
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(companies: [CompanyShare], limit: Int, dataFreshness: String, note: String, timestamp: String) {
            self.companies = companies
            self.limit = limit
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }

    /// The open jobs in short, and how long they took to come.
    public struct CycleOverview: Codable, Hashable, Sendable {
        /// Open jobs.
        public var totalJobs: Int
        /// Companies that offer them.
        public var uniqueCompanies: Int
        /// Feeds that they came from.
        public var uniqueSources: Int
        /// When the first of them was seen first.
        public var cycleStart: String
        /// When the last of them was seen first.
        public var cycleEnd: String
        /// From the one to the other, in hours, minutes and seconds; null where there are no jobs.
        @Nullable public var cycleDuration: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case totalJobs = "total_jobs"
            case uniqueCompanies = "unique_companies"
            case uniqueSources = "unique_sources"
            case cycleStart = "cycle_start"
            case cycleEnd = "cycle_end"
            case cycleDuration = "cycle_duration"
        }

        /// Creates the answer.
        public init(
            totalJobs: Int,
            uniqueCompanies: Int,
            uniqueSources: Int,
            cycleStart: String,
            cycleEnd: String,
            cycleDuration: String?
        ) {
            self.totalJobs = totalJobs
            self.uniqueCompanies = uniqueCompanies
            self.uniqueSources = uniqueSources
            self.cycleStart = cycleStart
            self.cycleEnd = cycleEnd
            _cycleDuration = Nullable(wrappedValue: cycleDuration)
        }
    }

    /// Jobs that were seen first in one hour of the day.
    public struct HourCount: Codable, Hashable, Sendable {
        /// The hour in UTC, 0 to 23.
        public var hour: Int
        /// The jobs.
        public var jobCount: Int

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case hour
            case jobCount = "job_count"
        }

        /// Creates the answer.
        public init(hour: Int, jobCount: Int) {
            self.hour = hour
            self.jobCount = jobCount
        }
    }

    /// What a feed has of the open jobs, and of how many companies.
    public struct SourceAnalysis: Codable, Hashable, Sendable {
        /// Name of the feed.
        public var source: String
        /// Its open jobs.
        public var jobCount: Int
        /// Companies with jobs in it.
        public var companiesPerSource: Int
        /// When the first of them was seen first.
        @Nullable public var firstJob: String?
        /// When the last of them was seen first.
        @Nullable public var lastJob: String?

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case source
            case jobCount = "job_count"
            case companiesPerSource = "companies_per_source"
            case firstJob = "first_job"
            case lastJob = "last_job"
        }

        /// Creates the answer.
        public init(source: String, jobCount: Int, companiesPerSource: Int, firstJob: String?, lastJob: String?) {
            self.source = source
            self.jobCount = jobCount
            self.companiesPerSource = companiesPerSource
            _firstJob = Nullable(wrappedValue: firstJob)
            _lastJob = Nullable(wrappedValue: lastJob)
        }
    }

    /// The open jobs by hour and by feed.
    public struct AnalyticsCurrentCycle: Codable, Hashable, Sendable {
        /// All of them.
        public var cycleOverview: CycleOverview
        /// By the hour; those without any are left out.
        public var hourlyDistribution: [HourCount]
        /// The ten largest feeds.
        public var sourceAnalysis: [SourceAnalysis]
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case note, timestamp
            case cycleOverview = "cycle_overview"
            case hourlyDistribution = "hourly_distribution"
            case sourceAnalysis = "source_analysis"
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(
            cycleOverview: CycleOverview,
            hourlyDistribution: [HourCount],
            sourceAnalysis: [SourceAnalysis],
            dataFreshness: String,
            note: String,
            timestamp: String
        ) {
            self.cycleOverview = cycleOverview
            self.hourlyDistribution = hourlyDistribution
            self.sourceAnalysis = sourceAnalysis
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }

    /// How many titles have a word.
    public struct KeywordCount: Codable, Hashable, Sendable {
        /// The word.
        public var keyword: String
        /// Titles of open jobs that have it.
        public var frequency: Int
        /// Its share of the words that are shown, in hundredths.
        public var percentage: Double

        /// Creates the answer.
        public init(keyword: String, frequency: Int, percentage: Double) {
            self.keyword = keyword
            self.frequency = frequency
            self.percentage = percentage
        }
    }

    /// Words of the titles of open jobs.
    public struct AnalyticsKeywords: Codable, Hashable, Sendable {
        /// The words, the most frequent first.
        public var keywords: [KeywordCount]
        /// How many are shown.
        public var totalKeywords: Int
        /// Their frequencies together.
        public var totalWordFrequency: Int
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case keywords, note, timestamp
            case totalKeywords = "total_keywords"
            case totalWordFrequency = "total_word_frequency"
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(
            keywords: [KeywordCount],
            totalKeywords: Int,
            totalWordFrequency: Int,
            dataFreshness: String,
            note: String,
            timestamp: String
        ) {
            self.keywords = keywords
            self.totalKeywords = totalKeywords
            self.totalWordFrequency = totalWordFrequency
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }

    /// What a search among the open jobs finds.
    public struct AnalyticsSearch: Codable, Hashable, Sendable {
        /// What was searched for.
        public var keyword: String
        /// Jobs that were found.
        public var totalMatches: Int
        /// Companies that offer them.
        public var uniqueCompanies: Int
        /// Feeds that they came from.
        public var uniqueSources: Int
        /// Their share of all open jobs, in hundredths.
        public var matchPercentage: Double
        /// All open jobs.
        public var totalJobsInCycle: Int
        /// The ten companies with most of them.
        public var topCompanies: [CompanyCount]
        /// The feeds, the largest first.
        public var sources: [SourceCount]
        /// `live`: the figures are those of the moment, give or take a minute.
        public var dataFreshness: String
        /// What the figures are about.
        public var note: String
        /// When they were counted.
        public var timestamp: String

        /// Names on the wire.
        enum CodingKeys: String, CodingKey {
            case keyword, sources, note, timestamp
            case totalMatches = "total_matches"
            case uniqueCompanies = "unique_companies"
            case uniqueSources = "unique_sources"
            case matchPercentage = "match_percentage"
            case totalJobsInCycle = "total_jobs_in_cycle"
            case topCompanies = "top_companies"
            case dataFreshness = "data_freshness"
        }

        /// Creates the answer.
        public init(
            keyword: String,
            totalMatches: Int,
            uniqueCompanies: Int,
            uniqueSources: Int,
            matchPercentage: Double,
            totalJobsInCycle: Int,
            topCompanies: [CompanyCount],
            sources: [SourceCount],
            dataFreshness: String,
            note: String,
            timestamp: String
        ) {
            self.keyword = keyword
            self.totalMatches = totalMatches
            self.uniqueCompanies = uniqueCompanies
            self.uniqueSources = uniqueSources
            self.matchPercentage = matchPercentage
            self.totalJobsInCycle = totalJobsInCycle
            self.topCompanies = topCompanies
            self.sources = sources
            self.dataFreshness = dataFreshness
            self.note = note
            self.timestamp = timestamp
        }
    }
}
