package import Foundation
package import JobMatching
package import TextDocument

/// A document that a worker has taken on, for a time.
package struct Lease: Hashable, Sendable {
    package var session: UUID
    /// Proof of holding it; every later write names it.
    package var token: UUID
    /// How often the document was taken on, this time included, but for the times that say nothing about it.
    package var attempt: Int
    /// Whose document it is; nil where that is not known.
    package var client: Data?

    package init(session: UUID, token: UUID, attempt: Int, client: Data? = nil) {
        self.session = session
        self.token = token
        self.attempt = attempt
        self.client = client
    }
}

/// Why a store did not do what it was asked.
package enum SessionStoreError: Error, Hashable, Sendable {
    /// As many documents wait as may wait.
    case queueFull
    /// The lease ended, or somebody else holds it now.
    case leaseLost
    /// The same upload was stored meanwhile.
    case alreadyUploaded
    /// The key names another document of the same holder.
    case keyTaken
    /// What has to be stored cannot be written or read: the disk is full, read-only or broken.
    case unavailable
}

/// Keeps sessions, their documents, and the queue of what is to be read.
package protocol SessionStore: Sendable {
    /// Folder on the disk of the store where uploads are received; nil for a store that has none.
    var spoolFolder: String? { get }

    /// Stores a session with its files and queues it, in one transaction that is on disk when the call returns.
    ///
    /// One file after the other is read, so that no more than one is in memory.
    ///
    /// - Throws: `queueFull` when `queueLimit` documents wait already; `alreadyUploaded` when there is a session with the
    ///   same `retryKeyHash`, `keyTaken` when there is one with the same `retryHolderHash` only.
    func add(_ session: Session, files: [any UploadedFile], queueLimit: Int) async throws

    /// Takes on the document whose turn it is; nil when none waits that may be taken on.
    ///
    /// - Parameters:
    ///   - now: in a time that nobody sets, the same for all who use the store: what is claimed is not claimed again
    ///     before its lease has passed in this time. A store that processes on many machines use goes by a clock of its
    ///     own instead.
    ///   - leaseSeconds: how long the lease lasts.
    ///   - turn: decides whose turn it is.
    /// - Returns: the lease and the document's files.
    /// - Throws: an error when the store cannot be written.
    func claim(now: Date, leaseSeconds: Double, turn: FairTurn) async throws -> (lease: Lease, files: [Data])?

    /// Prolongs a lease, in the time that it was claimed in.
    ///
    /// - Parameters:
    ///   - lease: as it was claimed.
    ///   - now: as for `claim`.
    ///   - leaseSeconds: how long it lasts from now on.
    /// - Throws: `leaseLost`, or an error when the store cannot be written.
    func renew(_ lease: Lease, now: Date, leaseSeconds: Double) async throws

    /// Notes how far the work is.
    func advance(_ lease: Lease, to status: SessionStatus) async throws

    /// Stores the results, forgets the files and ends the lease, in one transaction.
    func complete(_ lease: Lease, analysis: Analysis, matches: [JobMatch]) async throws

    /// Ends a session that cannot be read, and forgets its files.
    func fail(_ lease: Lease, with failure: ExtractionFailure) async throws

    /// Hands a document back that was not finished, so that it is taken on again.
    func release(_ lease: Lease) async throws

    /// Hands back all documents whose workers are gone; called at start, when the process has no workers yet. Where one
    /// server at a time uses the store, these are all documents that anybody had.
    ///
    /// The attempt counts for those that had been read: the workers had to do with what was found out from them.
    func releaseAll() async throws

    /// The session that was uploaded with a key; nil when there is none.
    func session(retryKeyHash: Data, now: Date) async throws -> Session?

    /// Puts other jobs in the place of a completed session's, found for another place.
    ///
    /// - Parameters:
    ///   - session: its identifier.
    ///   - location: the place that was chosen; nil for the résumé's own.
    ///   - matches: the jobs.
    /// - Throws: `leaseLost` when the session is gone or not completed.
    func relocate(_ session: UUID, to location: String?, matches: [JobMatch]) async throws

    /// Deletes a session with its file, its text and its results, whatever is being done with it.
    ///
    /// - Returns: whether there was one.
    func erase(_ session: UUID) async throws -> Bool

    /// The session that a token stands for; nil when it is unknown or expired.
    ///
    /// What another version of the program found out and this one cannot read is found out again where the files are
    /// kept; else the session has failed.
    func session(tokenHash: Data, now: Date) async throws -> Session?

    /// How the session of a token stands; nil when it is unknown or expired. Made to be asked for often.
    func outline(tokenHash: Data, now: Date) async throws -> SessionOutline?

    /// The jobs of a session, best first.
    func matches(of session: UUID) async throws -> [JobMatch]

    /// Deletes expired sessions, forgets keys of uploads without an account after their time, and overwrites what deleted ones left behind in the store's log.
    func tidy(now: Date) async throws

    /// Makes sure that something could be stored now.
    ///
    /// - Throws: `unavailable` when the disk is full, read-only or broken.
    func checkWriting() async throws

    /// How many documents wait or are being read.
    func queueDepth() async throws -> Int

    /// How many sessions there are, by status.
    func sessionCounts() async throws -> [SessionStatus: Int]

    /// When the document that has waited longest was uploaded; nil when none waits.
    func oldestQueued() async throws -> Date?
}

extension SessionStore {
    package func checkWriting() async throws {}

    /// Takes on the document that has waited longest, whosever it is.
    package func claim(now: Date, leaseSeconds: Double) async throws -> (lease: Lease, files: [Data])? {
        try await claim(now: now, leaseSeconds: leaseSeconds, turn: .unlimited)
    }
}
