package import Foundation
import TextDocument

/// Takes uploads in: decides whether they can be read, and stores them before anybody is told that they were accepted.
package struct SessionIntake: Sendable {
    /// Why an upload is refused.
    package enum Refusal: Error, Hashable, Sendable {
        case empty
        case unsupportedType
        /// Several files that are not all pictures.
        case notOneDocument

        /// What is wrong and what to do about it, for a person.
        package var message: String {
            switch self {
            case .empty: ExtractionFailure.empty.message
            case .unsupportedType: ExtractionFailure.unsupportedType.message
            case .notOneDocument: "Several files are taken only when all are pictures of one document's pages."
            }
        }
    }

    private let store: any SessionStore
    private let tokens: ViewTokens
    private let changes: SessionChanges
    private let settings: SessionSettings

    package init(store: any SessionStore, tokens: ViewTokens, changes: SessionChanges, settings: SessionSettings) {
        self.store = store
        self.tokens = tokens
        self.changes = changes
        self.settings = settings
    }

    /// Stores an upload as a new session.
    ///
    /// - Returns: the session and its view token. The files are on disk then.
    /// - Throws: a `Refusal`, or what the store throws.
    package func accept(_ files: [Data], now: Date) async throws -> (session: Session, token: String) {
        guard !files.isEmpty, files.allSatisfy({ !$0.isEmpty }) else { throw Refusal.empty }
        let formats = files.map { DocumentFormat(sniffing: [UInt8]($0)) }
        guard formats.allSatisfy({ $0 != nil }) else { throw Refusal.unsupportedType }
        guard files.count == 1 || formats.allSatisfy({ $0?.isImage == true }) else { throw Refusal.notOneDocument }
        let id = UUID()
        let token = tokens.token(for: id)
        guard let hash = ViewTokens.hash(of: token) else { throw Refusal.unsupportedType }
        let session = Session(
            id: id,
            userSearchID: UUID(),
            createdAt: now,
            expiresAt: now.addingTimeInterval(Double(settings.retentionDays) * 86_400),
            viewTokenHash: hash
        )
        try await store.add(session, files: files, queueLimit: settings.queueLimit)
        await changes.changed(SessionWorker.queue)
        return (session, token)
    }
}
