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
        /// The key names another document that its holder sent before.
        case keyTaken

        /// What is wrong and what to do about it, for a person.
        package var message: String {
            switch self {
            case .empty: ExtractionFailure.empty.message
            case .unsupportedType: ExtractionFailure.unsupportedType.message
            case .keyTaken: "The Idempotency-Key was sent with another document before. Send this one with a new key."
            case .notOneDocument: "Several files are taken only when all are pictures of one document's pages."
            }
        }
    }

    private let store: any SessionStore
    private let tokens: ViewTokens
    private let changes: SessionChanges
    private let settings: SessionSettings
    private let sniffer = FormatSniffer()
    private let fingerprints = UploadFingerprint()

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
    ///   - client: names the addresses that it comes from; nil where there are none.
    ///   - retryKey: chosen by the client; the same document with the same key of the same holder is the same upload.
    ///   - now: when.
    /// - Returns: the session and its view token. The files are on disk then.
    /// - Throws: a `Refusal`, or what the store throws.
    package func accept(
        _ files: [any UploadedFile],
        owner: UUID? = nil,
        client: String? = nil,
        retryKey: RetryKey? = nil,
        now: Date
    ) async throws -> (session: Session, token: String) {
        let formats = try await formats(of: files)
        var session = newSession(of: owner, now: now)
        if let retryKey {
            let fingerprint = try await fingerprints.fingerprint(of: files)
            session.retryKeyHash = tokens.code(for: retryKey.parts + [fingerprint])
            session.retryHolderHash = tokens.code(for: retryKey.parts)
        }
        if let first = try await first(like: session, now: now) { return first }
        session.client = client.map { tokens.code(for: [Data("client".utf8), Data($0.utf8)]) }
        session.isSlow = formats.contains(where: \.isImage)
        do {
            try await store.add(session, files: files, queueLimit: settings.queueLimit)
        } catch SessionStoreError.alreadyUploaded {
            // Two with one key at the same time: both are the one that was first.
            guard let first = try await first(like: session, now: now) else { throw SessionStoreError.unavailable }
            return first
        } catch SessionStoreError.keyTaken {
            throw Refusal.keyTaken
        }
        FaultPoint.afterCommitBeforeReply.reach()
        await changes.changed(SessionWorker.queue)
        return (session, tokens.token(for: session.id))
    }

    private func newSession(of owner: UUID?, now: Date) -> Session {
        let id = UUID()
        let days = owner == nil ? settings.retentionDays : settings.ownedRetentionDays
        var session = Session(
            id: id,
            userSearchID: UUID(),
            createdAt: now,
            expiresAt: now.addingTimeInterval(Double(days) * 86_400),
            viewTokenHash: tokens.hash(for: id)
        )
        session.owner = owner
        return session
    }

    /// The session that the same upload made before; nil when there is none, or the upload has no key.
    private func first(like session: Session, now: Date) async throws -> (session: Session, token: String)? {
        guard let hash = session.retryKeyHash, let first = try await store.session(retryKeyHash: hash, now: now) else {
            return nil
        }
        // Where the key that made its token is gone, nobody can be told the token again.
        guard let token = tokens.token(of: first) else { throw SessionStoreError.unavailable }
        return (first, token)
    }

    /// The formats of the files; refuses what is not one document that can be read.
    private func formats(of files: [any UploadedFile]) async throws -> [DocumentFormat] {
        guard !files.isEmpty, files.allSatisfy({ $0.byteCount > 0 }) else { throw Refusal.empty }
        var formats: [DocumentFormat] = []
        for file in files {
            guard let format = try await sniffer.format(of: file) else { throw Refusal.unsupportedType }
            formats.append(format)
        }
        guard files.count == 1 || formats.allSatisfy(\.isImage) else { throw Refusal.notOneDocument }
        return formats
    }
}
