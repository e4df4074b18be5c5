import ArgumentParser
import ExtractionService

/// How pictures of pages are read: the same for every command that reads documents.
struct RecognitionOptions: ParsableArguments {
    @Option(help: "Language that scans are read in first, as Tesseract names it; several joined by +.")
    var language = Installation.defaultLanguage

    /// How extractors are run, once it is sure that the language is installed.
    ///
    /// - Parameter workers: processes at the same time; nil for one a core.
    /// - Returns: the configuration.
    /// - Throws: a failure that says what to install.
    func extractorConfiguration(workers: Int?) async throws -> ExtractorConfiguration {
        let configuration = try Installation.extractorConfiguration(workers: workers, language: language)
        try await Installation.checkLanguage(configuration)
        return configuration
    }
}
