package import Foundation

/// Decides whose document is taken on next, so that nobody's many or slow documents keep others waiting.
///
/// One place is never taken by the documents of a single client, nor by slow ones alone: whoever comes then is served
/// at once. Of those who wait, the client comes first who has the fewest documents at work, and who has not used up its
/// time; of these, documents that are read in milliseconds.
package struct FairTurn: Hashable, Sendable {
    /// A document that waits, or is at work.
    package struct Work: Hashable, Sendable {
        /// Whose it is; nil where that is not known, and no limit is kept.
        package var client: Data?
        /// Whether it surely takes seconds.
        package var isSlow: Bool
        /// When it was uploaded.
        package var queuedAt: Date

        package init(client: Data?, isSlow: Bool, queuedAt: Date) {
            self.client = client
            self.isSlow = isSlow
            self.queuedAt = queuedAt
        }
    }

    /// How many documents are at work at the same time; nil for any number.
    private let places: Int?
    /// Clients that have used up their time.
    private let spent: Set<Data>

    /// A turn without limits, in which the longest wait counts.
    package static let unlimited = FairTurn(places: nil, spent: [])

    package init(places: Int?, spent: Set<Data>) {
        self.places = places
        self.spent = spent
    }

    /// The document to take on.
    ///
    /// - Parameters:
    ///   - waiting: those to choose from; the oldest of each client and kind will do.
    ///   - working: those at work.
    /// - Returns: nil when none may be taken on.
    package func next(of waiting: [Work], beside working: [Work]) -> Work? {
        let open = places.map { max($0 - 1, 1) } ?? .max
        let held = Dictionary(working.map { ($0.client, 1) }, uniquingKeysWith: +)
        let isFull = working.count(where: isSlow) >= open
        let candidates = waiting.filter { work in
            count(work, in: held) < open && !(isFull && isSlow(work))
        }
        return candidates.min { one, other in
            let (first, second) = (rank(one, in: held), rank(other, in: held))
            return first == second ? one.queuedAt < other.queuedAt : first.lexicographicallyPrecedes(second)
        }
    }

    private func rank(_ work: Work, in held: [Data?: Int]) -> [Int] {
        [isSpent(work) ? 1 : 0, count(work, in: held), work.isSlow ? 1 : 0]
    }

    private func count(_ work: Work, in held: [Data?: Int]) -> Int {
        work.client == nil ? 0 : held[work.client] ?? 0
    }

    private func isSlow(_ work: Work) -> Bool { work.isSlow || isSpent(work) }

    private func isSpent(_ work: Work) -> Bool { work.client.map(spent.contains) ?? false }
}
