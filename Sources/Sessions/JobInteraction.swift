package import Foundation

/// What somebody did with a job.
package enum JobInteraction: String, CaseIterable, Codable, Sendable {
    case view
    case star
    case unstar
    case apply
}

/// A job that somebody keeps, as it was when they did: postings go.
package struct StarredJob: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var company: String
    package var location: String
    package var url: String
    package var starredAt: Date

    package init(id: String, title: String, company: String, location: String, url: String, starredAt: Date) {
        self.id = id
        self.title = title
        self.company = company
        self.location = location
        self.url = url
        self.starredAt = starredAt
    }
}
