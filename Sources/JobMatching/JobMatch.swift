/// A posting that fits a person, and how.
package struct JobMatch: Hashable, Sendable {
    package enum Bucket: String, Codable, CaseIterable, Sendable {
        case local
        case national
        case remote
    }

    package enum Category: String, Codable, Sendable {
        /// The occupation is that of the current role or of a target role.
        case direct
        /// The occupation is related to it.
        case adjacent
    }

    package var posting: JobPosting
    package var bucket: Bucket
    package var category: Category
    /// 0-100.
    package var score: Int
    /// Kilometres to the nearest of the job's places; nil when either place is not known.
    package var distance: Double?
    /// The role that the posting was found for.
    package var role: String
    /// Skills of the person that the posting asks for.
    package var matchingSkills: [String]
    /// The first lines of the posting's text, as one; empty where it has none, or where they were not asked for.
    package var excerpt = ""

    package init(
        posting: JobPosting,
        bucket: Bucket,
        category: Category,
        score: Int,
        distance: Double?,
        role: String,
        matchingSkills: [String]
    ) {
        self.posting = posting
        self.bucket = bucket
        self.category = category
        self.score = score
        self.distance = distance
        self.role = role
        self.matchingSkills = matchingSkills
    }
}
