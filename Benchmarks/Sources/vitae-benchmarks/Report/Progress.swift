import Glibc

/// One line on standard error that says what is being measured, where that is a terminal.
enum Progress {
    static func show(_ text: String) {
        write("\r\u{1B}[Kmeasuring \(text) …")
    }

    static func hide() {
        write("\r\u{1B}[K")
    }

    private static func write(_ text: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        let bytes = Array(text.utf8)
        // A line that is not shown is no reason to stop.
        _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
