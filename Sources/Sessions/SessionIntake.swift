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
    private let sniffer = FormatSniffer()

    package init(store: any SessionStore, tokens: ViewTokens, changes: SessionChanges, settings: SessionSettings) {
        self.store = store
        self.tokens = tokens
        self.changes = changes
        self.settings = settings
    }

    /// Folder on the disk of the store where uploads are received; nil where there is none.
    package var spoolFolder: String? { store.spoolFolder }

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
        _ files: [any UploadedFile],
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
        try await check(files)
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

    /// Refuses what is not one document that can be read.
    private func check(_ files: [any UploadedFile]) async throws {
        guard !files.isEmpty, files.allSatisfy({ $0.byteCount > 0 }) else { throw Refusal.empty }
        var formats: [DocumentFormat] = []
        for file in files {
            guard let format = try await sniffer.format(of: file) else { throw Refusal.unsupportedType }
            formats.append(format)
        }
        guard files.count == 1 || formats.allSatisfy(\.isImage) else { throw Refusal.notOneDocument }
    }

    /// Keys of different people never meet.
    private static func hash(ofRetryKey key: String, owner: UUID?) -> Data {
        Data(SHA256.hash(data: Data("\(owner?.uuidString ?? "anonymous"):\(key)".utf8)))
    }
}
