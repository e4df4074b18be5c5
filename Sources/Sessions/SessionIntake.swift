import Crypto
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
    /// - Parameters:
    ///   - files: the document, or the pictures of its pages.
    ///   - owner: the account that uploads it.
    ///   - retryKey: chosen by the client; an upload with the same key is the same upload.
    ///   - now: when.
    /// - Returns: the session and its view token. The files are on disk then.
    /// - Throws: a `Refusal`, or what the store throws.
    package func accept(
        _ files: [Data],
        owner: UUID? = nil,
        retryKey: String? = nil,
        now: Date
    ) async throws -> (session: Session, token: String) {
        let retryKeyHash = retryKey.map { Self.hash(ofRetryKey: $0, owner: owner) }
        if let retryKeyHash, let session = try await store.session(retryKeyHash: retryKeyHash, now: now) {
            // Where the key that made its token is gone, nobody can be told the token again.
            guard let token = tokens.token(of: session) else { throw SessionStoreError.unavailable }
            return (session, token)
        }
        guard !files.isEmpty, files.allSatisfy({ !$0.isEmpty }) else { throw Refusal.empty }
        let formats = files.map { DocumentFormat(sniffing: [UInt8]($0)) }
        guard formats.allSatisfy({ $0 != nil }) else { throw Refusal.unsupportedType }
        guard files.count == 1 || formats.allSatisfy({ $0?.isImage == true }) else { throw Refusal.notOneDocument }
        let id = UUID()
        let token = tokens.token(for: id)
        guard let hash = ViewTokens.hash(of: token) else { throw Refusal.unsupportedType }
        let days = owner == nil ? settings.retentionDays : settings.ownedRetentionDays
        var session = Session(
            id: id,
            userSearchID: UUID(),
            createdAt: now,
            expiresAt: now.addingTimeInterval(Double(days) * 86_400),
            viewTokenHash: hash
        )
        session.owner = owner
        session.retryKeyHash = retryKeyHash
        do {
            try await store.add(session, files: files, queueLimit: settings.queueLimit)
        } catch SessionStoreError.alreadyUploaded {
            // Two with one key at the same time: both are the one that was first.
            guard let retryKeyHash, let first = try await store.session(retryKeyHash: retryKeyHash, now: now),
                let token = tokens.token(of: first)
            else { throw SessionStoreError.unavailable }
            return (first, token)
        }
        FaultPoint.afterCommitBeforeReply.reach()
        await changes.changed(SessionWorker.queue)
        return (session, token)
    }

    /// Keys of different people never meet.
    private static func hash(ofRetryKey key: String, owner: UUID?) -> Data {
        Data(SHA256.hash(data: Data("\(owner?.uuidString ?? "anonymous"):\(key)".utf8)))
    }
}
