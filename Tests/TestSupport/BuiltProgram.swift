package import ExtractionService
package import Foundation

/// The programs as the build put them beside the tests.
package enum BuiltProgram {
    /// The folder with `vitae` and `vitae-extract`; `VITAE_PROGRAMS` names another than the build's.
    package static let folder: URL = {
        if let named = ProcessInfo.processInfo.environment["VITAE_PROGRAMS"] {
            return URL(filePath: named, directoryHint: .isDirectory).absoluteURL
        }
        let running = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        if FileManager.default.isExecutableFile(atPath: running.appending(path: "vitae").path) { return running }
        return Samples.folder.deletingLastPathComponent().appending(path: ".build/debug").resolvingSymlinksInPath()
    }()

    package static func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Extractors with the built `vitae-extract`.
    package static var extractors: ExtractorConfiguration {
        ExtractorConfiguration(executable: path("vitae-extract"), workers: 2)
    }

    /// Extractors that analyse what they read.
    package static var analysers: ExtractorConfiguration {
        var configuration = extractors
        configuration.tables = path("vitae_BundledTables.resources")
        return configuration
    }

    /// What a run of a program came to.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// Runs a program to its end.
    package static func run(
        _ name: String,
        _ arguments: [String],
        input: Data? = nil,
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, not pipes: a full pipe would stop the program.
        let temporary = try TemporaryFolder()
        let files = try ["in", "out", "err"].map { name in
            let file = temporary.url.appending(path: name)
            try (name == "in" ? input ?? Data() : Data()).write(to: file)
            return file
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        )
    }
}
