import Foundation
import Sessions
import Synchronization
import VitaeAPI

/// Answers those who ask again and again how a session is.
///
/// Each time the store is asked how the session stands, so that a change shows and what is erased is gone at once.
/// Analyses, which are long, are read and encoded once.
final class SessionAnswers: Sendable {
    private let lookup: SessionLookup
    private let kept = Mutex(KeptAnswers())

    /// - Parameter lookup: finds the sessions.
    init(lookup: SessionLookup) {
        self.lookup = lookup
    }

    /// How many answers are kept.
    var count: Int { kept.withLock(\.count) }

    /// How the session stands that a token opens.
    ///
    /// - Parameters:
    ///   - token: a view token, or what a client takes for one.
    ///   - now: what time it is.
    /// - Returns: the outline.
    /// - Throws: the same 404 for tokens that are malformed, unknown and expired.
    func outline(token: String, now: Date = Date()) async throws -> SessionOutline {
        do {
            return try await lookup.outline(token: token, now: now)
        } catch let problem as Problem {
            if let hash = ViewTokens.hash(of: token) { forget(hash) }
            throw problem
        }
    }

    /// What is said about a session.
    ///
    /// - Parameters:
    ///   - outline: how it stands.
    ///   - now: what time it is.
    /// - Returns: the answer.
    /// - Throws: the 404 of unknown tokens for a session that is gone meanwhile.
    func answer(for outline: SessionOutline, now: Date = Date()) async throws -> TaggedJSON {
        guard outline.session.status == .completed else { return try TaggedJSON(SessionResponse(outline.session)) }
        if let answer = kept.withLock({ $0.answer(for: outline) }) { return answer }
        let hash = outline.session.viewTokenHash
        guard let session = try await lookup.store.session(tokenHash: hash, now: now) else {
            forget(hash)
            throw Problem.unknownToken
        }
        let answer = try TaggedJSON(SessionResponse(session))
        // What cannot be read any more has another status now.
        guard session.status == .completed else { return answer }
        kept.withLock { $0.keep(answer, for: outline) }
        // Whoever erased the session since it was read may have had nothing to forget yet.
        if try await lookup.store.outline(tokenHash: hash, now: now) == nil { forget(hash) }
        return answer
    }

    /// Forgets what was said about a session that is gone.
    ///
    /// - Parameter tokenHash: of its view token.
    func forget(_ tokenHash: Data) {
        kept.withLock { $0.forget(tokenHash) }
    }
}
