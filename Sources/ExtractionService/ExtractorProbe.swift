import Subprocess
import SystemPackage

/// Asks an extractor what it can do here.
enum ExtractorProbe {
    /// Bytes of the longest answer.
    private static let longestAnswer = 256
    /// Bytes of the longest complaint.
    private static let longestComplaint = 16 * 1024

    /// Why the program does not start.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: its own or its loader's words; nil when it does.
    static func complaint(of configuration: ExtractorConfiguration) async -> String? {
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                arguments: ["--probe"],
                environment: .custom(["LC_ALL": "C.UTF-8", "OMP_THREAD_LIMIT": "1", "SWIFT_BACKTRACE": "enable=no"]),
                output: .string(limit: longestAnswer),
                error: .string(limit: longestComplaint)
            )
            guard !result.terminationStatus.isSuccess else { return nil }
            let last = result.standardError.split(separator: "\n").last.map(String.init)
            switch result.terminationStatus {
            case .exited(let code): return last ?? "it ends with code \(code)"
            case .signaled(let signal): return "signal \(signal) ends it" + (last.map { ": \($0)" } ?? "")
            }
        } catch {
            return "it cannot be executed"
        }
    }

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
