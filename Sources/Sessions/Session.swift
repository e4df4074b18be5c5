package import Foundation
package import TextDocument

/// One upload and what became of it.
package struct Session: Hashable, Sendable {
    package var id: UUID
    package var userSearchID: UUID
    package var createdAt: Date
    package var expiresAt: Date
    package var status: SessionStatus
    /// SHA-256 of the view token; the token itself is kept nowhere.
    package var viewTokenHash: Data
    /// The account that it belongs to; nil for one that only its token's holder has.
    package var owner: UUID?
    /// Stands for the key that a client sent with the upload, its holder and the document, so that sending them again is
    /// no second upload.
    package var retryKeyHash: Data?
    /// Stands for the key and its holder alone, so that the key is not used for another document.
    package var retryHolderHash: Data?
    /// Stands for the addresses that the upload came from, while its document waits or is being read: clients take
    /// turns. nil where it came from none.
    package var client: Data?
    /// Whether reading the document surely takes seconds.
    package var isSlow = false
    /// The place that was chosen instead of the résumé's own.
    package var location: String?
    package var failure: ExtractionFailure?
    package var analysis: Analysis?
    package var jobCounts: [String: Int]?

    package init(id: UUID, userSearchID: UUID, createdAt: Date, expiresAt: Date, viewTokenHash: Data) {
        self.id = id
        self.userSearchID = userSearchID
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.viewTokenHash = viewTokenHash
        status = .queued
    }
}
