import Foundation
import Synchronization

/// Counts how long clients' documents were at work, so that whoever had much comes after those who had little.
final class ClientAllowances: Sendable {
    private struct Debt {
        var seconds: Double
        var countedAt: Date
    }

    /// Seconds of work that a client has at once: some scans, or hundreds of documents with text.
    private static let allowance = 30.0
    /// Seconds of work that a client regains in a second.
    private static let rate = 0.25
    /// What a client owes at most, so that even the slowest documents are made up for in minutes.
    private static let mostDebt = 120.0

    private let debts = Mutex<[Data: Debt]>([:])

    /// Takes note that a client's document was at work.
    func spend(_ seconds: Double, of client: Data?, now: Date) {
        guard let client else { return }
        debts.withLock { debts in
            let owed = debts[client].map { Self.owed($0, now: now) } ?? 0
            debts[client] = Debt(seconds: min(owed + max(seconds, 0), Self.mostDebt), countedAt: now)
        }
    }

    /// The clients that have used up what they had.
    func spent(now: Date) -> Set<Data> {
        debts.withLock { debts in
            debts = debts.filter { Self.owed($0.value, now: now) > 0 }
            return Set(debts.filter { Self.owed($0.value, now: now) > Self.allowance }.keys)
        }
    }

    private static func owed(_ debt: Debt, now: Date) -> Double {
        max(0, debt.seconds - max(0, now.timeIntervalSince(debt.countedAt)) * rate)
    }
}
