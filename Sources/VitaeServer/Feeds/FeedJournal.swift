package import Foundation
import Synchronization

/// What came of the turns of the feeds that are imported while the server runs.
package final class FeedJournal: Sendable {
    /// How a feed stands.
    package struct Entry: Hashable, Sendable {
        package let name: String
        /// Seconds from one turn to the next.
        package let interval: Double
        /// When the feed began to be due.
        package let addedAt: Date
        package var isRunning = false
        package var lastTurn: Date?
        package var lastSuccess: Date?
        /// Postings that came with the last turn that succeeded.
        package var lastCount = 0
        /// Turns that failed within the last day.
        package var failures: [Date] = []
        /// Turns that failed one after the other, up to now.
        package var failuresInARow = 0

        /// When the next turn is due; nil while one is under way.
        package var nextTurn: Date? {
            guard !isRunning else { return nil }
            return lastTurn.map { $0.addingTimeInterval(interval) } ?? addedAt
        }

        /// Whether three turns came to nothing or did not take place.
        package func hasMissedTurns(now: Date) -> Bool {
            let since = lastSuccess ?? addedAt
            return failuresInARow >= FeedJournal.missedTurns
                || now.timeIntervalSince(since) > (Double(FeedJournal.missedTurns) + 1) * interval
        }
    }

    /// So many are too many.
    private static let missedTurns = 3
    private static let day = 86_400.0

    private let entries: Mutex<[String: Entry]>

    /// - Parameters:
    ///   - feeds: names and seconds from one turn to the next.
    ///   - now: when they begin to be due.
    package init(feeds: [(name: String, interval: Double)], now: Date = Date()) {
        let all = feeds.map { ($0.name, Entry(name: $0.name, interval: $0.interval, addedAt: now)) }
        entries = Mutex(Dictionary(all) { first, _ in first })
    }

    /// The feeds by name, with the failures of the last day.
    package func all(now: Date) -> [Entry] {
        entries.withLock { entries in
            entries.values.sorted { $0.name < $1.name }.map { entry in
                var entry = entry
                entry.failures.removeAll { now.timeIntervalSince($0) > Self.day }
                return entry
            }
        }
    }

    /// Notes that a turn begins.
    package func begin(_ name: String, now: Date = Date()) {
        change(name) { entry in
            entry.isRunning = true
            entry.lastTurn = now
        }
    }

    /// Notes that a turn succeeded.
    ///
    /// - Parameters:
    ///   - name: of the feed.
    ///   - count: postings that came; nil where nothing had changed.
    ///   - now: when.
    package func succeed(_ name: String, count: Int?, now: Date = Date()) {
        change(name) { entry in
            entry.isRunning = false
            entry.lastSuccess = now
            entry.failuresInARow = 0
            if let count { entry.lastCount = count }
        }
    }

    /// Notes that a turn failed.
    package func fail(_ name: String, now: Date = Date()) {
        change(name) { entry in
            entry.isRunning = false
            entry.failuresInARow += 1
            entry.failures.removeAll { now.timeIntervalSince($0) > Self.day }
            entry.failures.append(now)
        }
    }

    /// Notes that a turn was given up before it came to anything.
    package func abandon(_ name: String) {
        change(name) { $0.isRunning = false }
    }

    private func change(_ name: String, _ body: (inout Entry) -> Void) {
        entries.withLock { entries in
            guard var entry = entries[name] else { return }
            body(&entry)
            entries[name] = entry
        }
    }
}
