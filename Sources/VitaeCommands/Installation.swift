import ExtractionService
import Foundation

/// The program's own files.
enum Installation {
    /// The folder that the running program lies in.
    static var folder: URL {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(filePath: path).deletingLastPathComponent()
    }

    /// The extractor beside the program.
    ///
    /// - Throws: a failure that says where it was looked for.
    static func extractor() throws -> String {
        let path = folder.appending(path: "vitae-extract").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure.cannotStart("vitae-extract is missing: it must lie beside vitae, in \(folder.path).")
        }
        return path
    }

    /// How extractors are run.
    ///
    /// - Parameters:
    ///   - workers: processes at the same time; nil for one a core.
    ///   - language: Tesseract's name of the language that pictures are read in.
    /// - Returns: the configuration with the extractor beside the program.
    /// - Throws: a failure when there is none.
    static func extractorConfiguration(workers: Int?, language: String = "eng") throws -> ExtractorConfiguration {
        var configuration = ExtractorConfiguration(
            executable: try extractor(),
            workers: workers ?? ProcessInfo.processInfo.activeProcessorCount
        )
        configuration.language = language
        return configuration
    }
}
