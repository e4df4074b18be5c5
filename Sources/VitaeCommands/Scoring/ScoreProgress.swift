import Foundation
import Glibc
import Synchronization

/// A progress bar on standard error, where that is a terminal and the results go elsewhere: rows show progress themselves.
final class ScoreProgress: Sendable {
    private let total: Int
    private let isShown: Bool
    private let done = Mutex(0)

    private static let width = 30

    init(total: Int) {
        self.total = total
        isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0 && total > 1
    }

    func advance() {
        let count = done.withLock { done in
            done += 1
            return done
        }
        guard isShown else { return }
        let filled = count * Self.width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        StandardError.draw("\r\(bar) \(count)/\(total)")
    }

    /// Takes the bar away.
    func finish() {
        guard isShown else { return }
        StandardError.draw("\r\u{1B}[K")
    }
}
