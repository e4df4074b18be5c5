import Glibc
import JobFeeds

/// A progress bar of an import on standard error, where that is a terminal.
struct ImportBar: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1

    private static let width = 30

    func show(_ progress: PostingImporter.Progress) {
        guard isShown else { return }
        StandardError.draw("\r\(Self.text(progress))")
    }

    /// Takes the bar away.
    func finish() {
        guard isShown else { return }
        StandardError.draw("\r\u{1B}[K")
    }

    /// The bar and how many rows were read.
    static func text(_ progress: PostingImporter.Progress) -> String {
        let filled = min(width, max(0, Int(progress.share * Double(width))))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(bar) \(progress.rows) rows"
    }
}
