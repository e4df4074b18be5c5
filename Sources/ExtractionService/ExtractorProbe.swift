import Subprocess
import SystemPackage

/// Asks an extractor what it can do here.
enum ExtractorProbe {
    /// Bytes of the longest answer.
    private static let longestAnswer = 256

    /// Starts an extractor that only tells.
    ///
    /// - Parameters:
    ///   - arguments: the question.
    ///   - configuration: names the program.
    /// - Returns: what it says; nil when it says nothing or does not start.
    static func answer(to arguments: [String], of configuration: ExtractorConfiguration) async -> String? {
        var variables: [Environment.Key: String] = ["LC_ALL": "C.UTF-8", "OMP_THREAD_LIMIT": "1"]
        for (name, value) in configuration.environment { variables[Environment.Key(stringLiteral: name)] = value }
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                arguments: Arguments(arguments),
                environment: .custom(variables),
                output: .string(limit: longestAnswer)
            )
            return result.terminationStatus.isSuccess && !result.standardOutput.isEmpty ? result.standardOutput : nil
        } catch {
            // A program that cannot be started can do nothing; who asked says so.
            return nil
        }
    }
}
