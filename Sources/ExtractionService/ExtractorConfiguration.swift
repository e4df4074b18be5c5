/// How extractor processes are run.
package struct ExtractorConfiguration: Sendable {
    /// Path of the `vitae-extract` executable.
    package var executable: String
    /// Processes that work at the same time.
    package var workers: Int
    /// Documents after which a process is replaced, so that nothing can pile up in it.
    package var documentsPerProcess = 500
    /// Work after which a process is replaced: its limit on processor time in all, 15 minutes, must lie above.
    package var workPerProcess = Duration.seconds(600)
    /// The most bytes that an answer may have: pages are text with boxes, far below.
    package var maximumAnswerBytes = 64 * 1024 * 1024
    /// Tesseract's name of the language that pictures are read in.
    package var language = "eng"
    /// Variables of the processes' environment besides their own, for tests.
    package var environment: [String: String] = [:]

    package init(executable: String, workers: Int) {
        self.executable = executable
        self.workers = max(workers, 1)
    }
}
