import Foundation
import JobMatching
import Sessions
import VitaeAPI

extension JobResponse {
    /// Seconds within which a posting is fresh.
    private static let freshAge: TimeInterval = 48 * 3_600

    /// A job as its client sees it.
    ///
    /// - Parameters:
    ///   - match: the job as it was found.
    ///   - marks: what was done with the jobs of its session.
    ///   - now: what its age is counted to.
    init(_ match: JobMatch, marks: JobMarks, now: Date) {
        let posting = match.posting
        let age = posting.postedAt.map(now.timeIntervalSince)
        self.init(
            id: posting.id,
            jobID: posting.id,
            title: posting.title,
            companyName: posting.company,
            location: posting.locationText,
            postedAt: age.map { RelativeAge.text(seconds: Int($0)) },
            postedOn: posting.postedAt?.formatted(.iso8601.year().month().day()),
            jobURL: posting.url,
            sourceQuery: match.role,
            category: match.category.rawValue,
            isRemote: match.bucket == .remote,
            bucket: match.bucket.rawValue,
            matchScore: match.score,
            distanceKilometres: match.distance,
            isStarred: marks.starred.contains(posting)
        )
        isApplied = marks.applied.contains(posting)
        places = posting.places.map(\.text).filter { !$0.isEmpty }
        isFresh = age.map { $0 < Self.freshAge } ?? false
        salary = posting.salary.map(Salary.init)
        employmentType = posting.employmentType
        excerpt = match.excerpt.isEmpty ? nil : match.excerpt
        reason = match.reason
        skills = posting.skills
        matchingSkills = match.matchingSkills
    }
}

extension JobResponse.Salary {
    init(_ salary: JobMatching.Salary) {
        self.init(
            currency: salary.currency,
            minimum: salary.minimum,
            maximum: salary.maximum,
            period: salary.unit.lowercased(),
            text: SalaryPhrase.line(salary)
        )
    }
}
