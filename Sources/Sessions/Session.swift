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
