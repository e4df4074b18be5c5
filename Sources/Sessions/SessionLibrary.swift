package import Foundation
package import JobMatching

/// What belongs to people: what they did with jobs, and all the sessions of an account.
package protocol SessionLibrary: Sendable {
    /// Notes what was done with a job; doing it twice is doing it once.
    ///
    /// Stars belong to the session's owner where it has one.
    ///
    /// - Parameters:
    ///   - interaction: what was done.
    ///   - job: one of the session's jobs, by the identifier of its posting.
    ///   - session: the session that it was found in.
    ///   - now: when.
    /// - Returns: false when the session has no such job.
    /// - Throws: what the store throws.
    func note(_ interaction: JobInteraction, of job: String, in session: Session, now: Date) async throws -> Bool

    /// What was done with the jobs of a session, or of all sessions of its owner.
    func marks(in session: Session) async throws -> JobMarks

    /// The sessions of an account that have not expired, newest first.
    func sessions(of owner: UUID, now: Date) async throws -> [Session]

    /// The jobs that an account starred, newest first.
    func starredJobs(of owner: UUID) async throws -> [StarredJob]

    /// What was done in the sessions of an account, in numbers.
    func activity(of owner: UUID) async throws -> OwnerActivity

    /// Deletes all sessions, stars and publications of an account, and its profiles and devices with what was found for
    /// them.
    func eraseEverything(of owner: UUID) async throws
}

/// What was done with jobs.
package struct JobMarks: Hashable, Sendable {
    package var starred = MarkedJobs()
    /// Those that were applied for.
    package var applied = MarkedJobs()

    package init() {}
}

/// Jobs that have a mark: it was set on one posting, and all postings of the job have it, whichever of them is shown to
/// somebody who looks from another place.
package struct MarkedJobs: Hashable, Sendable {
    /// Identifiers of postings.
    private var postings: Set<String> = []
    /// Numbers of jobs.
    private var jobs: Set<Int64> = []

    package init() {}

    /// Marks a posting, and its job where that has a number.
    package mutating func insert(_ posting: String, number: Int64?) {
        postings.insert(posting)
        if let number { jobs.insert(number) }
    }

    /// Whether a posting or its job has the mark.
    package func contains(_ posting: JobPosting) -> Bool {
        postings.contains(posting.id) || posting.job.map(jobs.contains) ?? false
    }
}

/// What an account's sessions came to.
package struct OwnerActivity: Hashable, Sendable {
    /// Different jobs in all sessions.
    package var uniqueJobs: Int
    /// Different jobs that were looked at.
    package var viewedJobs: Int

    package init(uniqueJobs: Int, viewedJobs: Int) {
        self.uniqueJobs = uniqueJobs
        self.viewedJobs = viewedJobs
    }
}
