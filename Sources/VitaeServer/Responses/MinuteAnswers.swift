import Foundation
import JobMatching
import Synchronization

/// Figures about open postings as they were encoded: they are counted again when what is open has changed, and each minute.
final class MinuteAnswers: Sendable {
    private struct Entry {
        let answer: TaggedJSON
        let revision: Int
        let countedAt: Date
    }

    private static let lifetime = 60.0
    private static let mostEntries = 500

    private let market: any PostingMarket
    private let entries = Mutex<[String: Entry]>([:])

    init(market: any PostingMarket) {
        self.market = market
    }

    /// An answer that is not older than a minute.
    ///
    /// - Parameters:
    ///   - question: names the answer, with all that it depends on.
    ///   - now: what time it is.
    ///   - count: counts anew.
    /// - Returns: the answer.
    /// - Throws: what counting throws.
    func answer(
        to question: String,
        now: Date = Date(),
        count: (MarketTotals) async throws -> any Encodable & Sendable
    ) async throws -> TaggedJSON {
        let totals = try await market.marketTotals()
        let known = entries.withLock { $0[question] }
        if let known, known.revision == totals.revision, abs(now.timeIntervalSince(known.countedAt)) < Self.lifetime {
            return known.answer
        }
        let answer = try TaggedJSON(try await count(totals), maximumAge: Int(Self.lifetime))
        entries.withLock { entries in
            if entries.count >= Self.mostEntries { entries.removeAll() }
            entries[question] = Entry(answer: answer, revision: totals.revision, countedAt: now)
        }
        return answer
    }
}
