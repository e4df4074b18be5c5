/// How extractor processes are run.
package struct ExtractorConfiguration: Sendable {
    /// Path of the `vitae-extract` executable.
    package var executable: String
    /// Processes that work at the same time.
    package var workers: Int
    /// Documents after which a process is replaced, so that nothing can pile up in it.
    package var documentsPerProcess = 500
    /// Tesseract's name of the language that pictures are read in.
    package var language = "eng"

    package init(executable: String, workers: Int) {
        self.executable = executable
        self.workers = max(workers, 1)
    }
}
