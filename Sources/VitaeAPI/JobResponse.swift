/// A job that fits, as its client sees it.
public struct JobResponse: Codable, Hashable, Sendable {
    /// Unique within the answer.
    public var id: String
    /// Identifier of the posting.
    public var jobID: String
    /// Title of the position.
    public var title: String
    /// Who offers it.
    public var companyName: String
    /// Where it is, in one line.
    public var location: String
    /// When it was posted, relative to now: "2 days ago".
    public var postedAt: String?
    /// ISO 8601 date of posting.
    public var postedOn: String?
    /// The advert.
    public var jobURL: String
    /// The role it was found for.
    public var sourceQuery: String
    /// `direct` when the occupation is the current or a target role, `adjacent` when it is related.
    public var category: String
    /// Whether it is done from anywhere.
    public var isRemote: Bool
    /// `local`, `national` or `remote`.
    public var bucket: String
    /// 0-100.
    public var matchScore: Int
    /// Kilometres from the person to the job.
    public var distanceKilometres: Double?
    /// Whether the person, or the session's owner, keeps it.
    public var isStarred: Bool
    /// Whether the person, or the session's owner, said to have applied for it.
    public var isApplied = false
    /// All its places; a job that is advertised once for each town has those of all its postings.
    public var places: [String] = []
    /// Whether it was posted within the last 48 hours.
    public var isFresh = false
    /// What it pays; nil where the posting does not say.
    public var salary: Salary?
    /// Kind of employment: schema.org's word, such as `FULL_TIME`, where the feed's is known; nil where none is stated.
    public var employmentType: String?
    /// The first lines of the description, as one; nil where there is none.
    public var excerpt: String?
    /// Why it is shown, in one sentence.
    public var reason = ""
    /// Skills that it asks for.
    public var skills: [String] = []
    /// Those among them that the person has.
    public var matchingSkills: [String] = []

    /// What a job pays.
    public struct Salary: Codable, Hashable, Sendable {
        /// ISO 4217.
        public var currency: String
        /// The least; nil where only the most is stated.
        public var minimum: Double?
        /// The most; nil where only the least is stated.
        public var maximum: Double?
        /// `hour`, `day`, `week`, `month` or `year`; another word where the feed has one.
        public var period: String
        /// All of it in words, such as "USD 60,000-75,000 a year"; nil where the numbers make no sense.
        public var text: String?

        /// Creates a pay.
        public init(currency: String, minimum: Double?, maximum: Double?, period: String, text: String?) {
            self.currency = currency
            self.minimum = minimum
            self.maximum = maximum
            self.period = period
            self.text = text
        }

        private enum CodingKeys: String, CodingKey {
            case currency, period, text
            case minimum = "min"
            case maximum = "max"
        }
    }

    /// Creates a job.
    public init(
        id: String,
        jobID: String,
        title: String,
        companyName: String,
        location: String,
        postedAt: String?,
        postedOn: String?,
        jobURL: String,
        sourceQuery: String,
        category: String,
        isRemote: Bool,
        bucket: String,
        matchScore: Int,
        distanceKilometres: Double?,
        isStarred: Bool = false
    ) {
        self.id = id
        self.jobID = jobID
        self.title = title
        self.companyName = companyName
        self.location = location
        self.postedAt = postedAt
        self.postedOn = postedOn
        self.jobURL = jobURL
        self.sourceQuery = sourceQuery
        self.category = category
        self.isRemote = isRemote
        self.bucket = bucket
        self.matchScore = matchScore
        self.distanceKilometres = distanceKilometres
        self.isStarred = isStarred
    }

    private enum CodingKeys: String, CodingKey {
        case id, title, location, category, bucket, salary, excerpt, skills, places
        case jobID = "job_id"
        case companyName = "company_name"
        case postedAt = "posted_at"
        case postedOn = "posted_on"
        case jobURL = "job_url"
        case sourceQuery = "source_query"
        case isRemote = "is_remote"
        case matchScore = "match_score"
        case distanceKilometres = "distance_km"
        case isStarred = "starred"
        case isApplied = "applied"
        case isFresh = "is_fresh"
        case employmentType = "employment_type"
        case reason = "why"
        case matchingSkills = "matching_skills"
    }
}
