package import Foundation
package import JobMatching

/// A job that fits what a device wants.
package struct AlertMatch: Hashable, Sendable {
    package let id: UUID
    package let device: UUID
    /// A copy of the job as it was when it was found.
    package let job: AlertedJob
    package let keywords: [String]
    /// 0 to 1.
    package let relevance: Double
    package let at: Date
    package var readAt: Date?

    package init(id: UUID, device: UUID, job: AlertedJob, keywords: [String], relevance: Double, at: Date) {
        self.id = id
        self.device = device
        self.job = job
        self.keywords = keywords
        self.relevance = relevance
        self.at = at
    }

    init(_ hit: SubscriptionIndex.Hit, _ job: AlertedJob, id: UUID, at: Date) {
        self.init(
            id: id,
            device: hit.device,
            job: job,
            keywords: hit.keywords,
            relevance: hit.relevance,
            at: at
        )
    }
}

/// What a match keeps of its job.
package struct AlertedJob: Hashable, Sendable {
    package let number: Int64
    package let title: String
    package let company: String
    package let url: String
    package let source: String
    package let postedAt: Date

    package init(number: Int64, title: String, company: String, url: String, source: String, postedAt: Date) {
        self.number = number
        self.title = title
        self.company = company
        self.url = url
        self.source = source
        self.postedAt = postedAt
    }

    package init(_ numbered: NumberedPosting) {
        self.init(
            number: numbered.number,
            title: numbered.posting.title,
            company: numbered.posting.company,
            url: numbered.posting.url,
            source: numbered.posting.source,
            postedAt: numbered.listedAt
        )
    }
}
