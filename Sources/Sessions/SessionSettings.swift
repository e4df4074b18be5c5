/// What an operator decides about sessions.
package struct SessionSettings: Hashable, Sendable {
    /// Bytes of an upload.
    package var maximumUploadBytes = 10 * 1024 * 1024
    /// Pictures that may be the pages of one upload.
    package var maximumFiles = 10
    /// Days after which a session is deleted.
    package var retentionDays = 30
    /// Days after which a session of an account is deleted.
    package var ownedRetentionDays = 365
    /// Documents that may wait; further uploads are answered with 503.
    package var queueLimit = 1_000
    /// Kilometres within which a job is local.
    package var localDistance = 80.0
    /// Days after which a posting that states no end is not shown any more; 0 for never.
    package var postingDays = 60
    /// ISO 3166-1 code of the country of people whose résumé does not say where they are.
    package var defaultCountry: String?
    /// Documents that are analysed at the same time.
    package var workers = 2
    /// Documents that are at work at the same time at most: one more, for somebody who would wait for others' slow ones.
    package var places: Int { workers + 1 }

    /// The days for a ranker, which knows no 0.
    package var mostPostingDays: Int? { postingDays > 0 ? postingDays : nil }

    package init() {}
}
