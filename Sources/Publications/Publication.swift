package import Foundation
package import Resume

/// A publication in somebody's list.
package struct Publication: Hashable, Sendable {
    package var id: UUID { spelledID.uuid }
    /// The identifier as the app that chose it writes it.
    package var spelledID: SpelledUUID
    /// The account whose list it is in.
    package var owner: UUID
    package var content: PublicationContent
    /// Names it in a file of BibTeX; no other publication of its owner has the same.
    package var key: String
    /// Counts its changes.
    package var revision: Int
    package var createdAt: Date
    package var updatedAt: Date
    /// The lines of a résumé that it was read from, as long as that is kept.
    package var evidence: PublicationEvidence?

    package init(
        id: SpelledUUID,
        owner: UUID,
        content: PublicationContent,
        key: String,
        revision: Int,
        createdAt: Date,
        updatedAt: Date,
        evidence: PublicationEvidence? = nil
    ) {
        spelledID = id
        self.owner = owner
        self.content = content
        self.key = key
        self.revision = revision
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.evidence = evidence
    }
}

/// Where in a résumé a publication was read.
package struct PublicationEvidence: Hashable, Sendable {
    /// The session that read the résumé.
    package var session: UUID
    package var lines: [LineReference]

    package init(session: UUID, lines: [LineReference]) {
        self.session = session
        self.lines = lines
    }
}

/// A publication that was deleted, for apps that were offline then.
package struct DeletedPublication: Hashable, Sendable {
    /// As the app that chose it writes it.
    package var id: SpelledUUID
    package var deletedAt: Date

    package init(id: SpelledUUID, deletedAt: Date) {
        self.id = id
        self.deletedAt = deletedAt
    }

    /// Seconds for which it is told that a publication was deleted: 90 days.
    package static let lifetime = 90.0 * 86_400
}
