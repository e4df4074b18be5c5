package import Foundation

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

    /// The jobs of a session, or of its owner, that are starred: identifiers of postings.
    func starred(in session: Session) async throws -> Set<String>

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
