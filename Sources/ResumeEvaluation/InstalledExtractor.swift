import ArgumentParser
import ExtractionService
import Foundation

/// The extractor beside the running program, however that was started.
enum InstalledExtractor {
    /// Says what is wrong, and ends the program with 1.
    static func fail(_ reason: String) -> ExitCode {
        // There is nobody left to tell when this fails.
        try? FileHandle.standardError.write(contentsOf: Data("vitae-evaluate: \(reason)\n".utf8))
        return ExitCode(1)
    }

    /// How it is run.
    ///
    /// - Parameter workers: processes at the same time.
    /// - Returns: the configuration.
    /// - Throws: an `ExitCode` when there is none.
    static func configuration(workers: Int) throws -> ExtractorConfiguration {
        // The first argument is a bare name where a shell found the program in PATH.
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let path = URL(filePath: program).deletingLastPathComponent().appending(path: "vitae-extract").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw fail("\(path) is missing: it must lie beside vitae-evaluate.")
        }
        return ExtractorConfiguration(executable: path, workers: workers)
    }
}
