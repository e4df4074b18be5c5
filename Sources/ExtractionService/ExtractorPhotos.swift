import Subprocess
import SystemPackage

/// Whether extractors read photos in HEIC format on this machine: they do where libheif is installed.
package enum ExtractorPhotos {
    /// Makes an extractor one for photos.
    static let argument = "--photos"
    /// What such a one answers when asked whether it can read them.
    private static let answer = "HEIC"

    /// Starts an extractor that only tells.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: false also when the program does not start.
    package static func areReadable(by configuration: ExtractorConfiguration) async -> Bool {
        var variables: [Environment.Key: String] = ["LC_ALL": "C.UTF-8"]
        for (name, value) in configuration.environment { variables[Environment.Key(stringLiteral: name)] = value }
        do {
            let result = try await Subprocess.run(
                .path(FilePath(configuration.executable)),
                arguments: [argument, "--probe"],
                environment: .custom(variables),
                output: .string(limit: 64)
            )
            return result.terminationStatus.isSuccess && result.standardOutput == answer
        } catch {
            return false
        }
    }
}
