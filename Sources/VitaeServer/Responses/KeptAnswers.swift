import Foundation
import NIOCore
import Sessions

/// Answers about completed sessions as they were encoded, within limits: the ones that were asked for last stay.
struct KeptAnswers: Sendable {
    private struct Entry {
        let outline: SessionOutline
        let answer: TaggedJSON
        var lastUse: UInt64
    }

    private let mostAnswers: Int
    private let mostBytes: Int
    /// By the hash of the token, which is all that is known of a session that is gone.
    private var entries: [Data: Entry] = [:]
    private var uses: UInt64 = 0
    /// Bytes of all answers.
    private(set) var bytes = 0

    /// - Parameters:
    ///   - mostAnswers: how many are kept.
    ///   - mostBytes: what all of them together may take.
    init(mostAnswers: Int = 500, mostBytes: Int = 8 * 1024 * 1024) {
        self.mostAnswers = mostAnswers
        self.mostBytes = mostBytes
    }

    var count: Int { entries.count }

    /// The answer for a session that stands as it did when the answer was encoded.
    ///
    /// - Parameter outline: how the session stands now.
    /// - Returns: nil when there is none, or the session has changed.
    mutating func answer(for outline: SessionOutline) -> TaggedJSON? {
        let hash = outline.session.viewTokenHash
        guard let entry = entries[hash], entry.outline == outline else { return nil }
        uses += 1
        entries[hash]?.lastUse = uses
        return entry.answer
    }

    /// Keeps an answer in the place of an older one.
    mutating func keep(_ answer: TaggedJSON, for outline: SessionOutline) {
        forget(outline.session.viewTokenHash)
        guard answer.body.readableBytes <= mostBytes else { return }
        uses += 1
        bytes += answer.body.readableBytes
        entries[outline.session.viewTokenHash] = Entry(outline: outline, answer: answer, lastUse: uses)
        while entries.count > mostAnswers || bytes > mostBytes {
            guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            forget(oldest.key)
        }
    }

    /// Forgets the answer about a session that is gone.
    ///
    /// - Parameter tokenHash: of its view token.
    mutating func forget(_ tokenHash: Data) {
        guard let entry = entries.removeValue(forKey: tokenHash) else { return }
        bytes -= entry.answer.body.readableBytes
    }
}
