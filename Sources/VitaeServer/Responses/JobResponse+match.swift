import Foundation
import JobMatching
import VitaeAPI

extension JobResponse {
    /// A job as its client sees it.
    init(_ match: JobMatch, isStarred: Bool, now: Date) {
        let posting = match.posting
        self.init(
            id: posting.id,
            jobID: posting.id,
            title: posting.title,
            companyName: posting.company,
            location: posting.locationText,
            postedAt: posting.postedAt.map { RelativeAge.text(seconds: Int(now.timeIntervalSince($0))) },
            postedOn: posting.postedAt?.formatted(.iso8601.year().month().day()),
            jobURL: posting.url,
            sourceQuery: match.role,
            category: match.category.rawValue,
            isRemote: match.bucket == .remote,
            bucket: match.bucket.rawValue,
            matchScore: match.score,
            distanceKilometres: match.distance,
            isStarred: isStarred
        )
    }
}
