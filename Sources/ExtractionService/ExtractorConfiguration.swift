/// How extractor processes are run.
package struct ExtractorConfiguration: Sendable {
    /// Path of the `vitae-extract` executable.
    package var executable: String
    /// Documents that are at work at the same time, each in a process of its own.
    package var workers: Int
    /// The most bytes that an answer may have: pages are text with boxes, far below.
    package var maximumAnswerBytes = 64 * 1024 * 1024
    /// Tesseract's name of the language that pictures are read in.
    package var language = "eng"
    /// The folder of the tables that documents are analysed with; nil for extractors that only read.
    package var tables: String?
    /// The file of knowledge that documents are analysed with; nil for the one among the tables.
    package var knowledge: String?
    /// Variables of the processes' environment besides their own, for tests.
    package var environment: [String: String] = [:]

    package init(executable: String, workers: Int) {
        self.executable = executable
        self.workers = max(workers, 1)
    }
}
