import Glibc
import VitaeClient

/// A progress bar of an upload on standard error, where that is a terminal.
struct UploadBar: Sendable {
    private let isShown = isatty(STDERR_FILENO) == 1

    private static let width = 30

    func show(_ progress: UploadProgress) {
        guard isShown else { return }
        let filled = min(Self.width, Int(progress.fraction * Double(Self.width)))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        StandardError.draw("\r\(bar)")
    }

    /// Takes the bar away.
    func finish() {
        guard isShown else { return }
        StandardError.draw("\r\u{1B}[K")
    }
}
