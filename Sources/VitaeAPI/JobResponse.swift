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
        case id, title, location, category, bucket
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
    }
}
