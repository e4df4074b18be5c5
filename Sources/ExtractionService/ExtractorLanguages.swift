import Subprocess
import SystemPackage

/// The languages that extractors tell apart in pictures, by Tesseract's names.
package struct ExtractorLanguages: Sendable {
    /// Those that pages are read in on this machine.
    package private(set) var installed: [String] = []
    /// Those whose data are not there.
    package private(set) var missing: [String] = []

    /// Starts an extractor that only tells; nil when the program does not start.
    ///
    /// - Parameter configuration: names the program.
    package init?(toldBy configuration: ExtractorConfiguration) async {
        var variables: [Environment.Key: String] = ["LC_ALL": "C.UTF-8", "OMP_THREAD_LIMIT": "1"]
        for (name, value) in configuration.environment { variables[Environment.Key(stringLiteral: name)] = value }
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                arguments: ["--languages"],
                environment: .custom(variables),
                output: .string(limit: 256)
            )
            guard result.terminationStatus.isSuccess, !result.standardOutput.isEmpty else { return nil }
            for name in result.standardOutput.split(separator: " ") {
                if name.hasPrefix("+") { installed.append(String(name.dropFirst())) }
                if name.hasPrefix("-") { missing.append(String(name.dropFirst())) }
            }
        } catch {
            return nil
        }
    }
}
