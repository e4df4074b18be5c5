package import Foundation
import Glibc

/// A real server process on a free port, with a folder of its own or a given one.
package final class RunningServer {
    package let address: String
    package let data: URL
    private let process: Process
    private let log: URL

    /// Why no server came up.
    package struct NotStarted: Error {
        package let log: String
    }

    /// Starts a server and waits until it takes connections, and has the postings that `--jobs` names.
    ///
    /// - Parameters:
    ///   - data: its folder.
    ///   - arguments: beside those that every server gets.
    ///   - environment: beside this process's own.
    ///   - program: another server than the one that the build made.
    ///   - launcher: a program with arguments that is started instead, given the server and its arguments as further ones.
    /// - Throws: `NotStarted` with what it logged.
    package init(
        data: URL,
        arguments: [String] = [],
        environment: [String: String] = [:],
        program: String = BuiltProgram.path("vitae"),
        launcher: [String] = []
    ) throws {
        self.data = data
        process = Process()
        let server = [program, "serve", "--port", "0", "--data", data.path] + arguments
        let words = launcher + server
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        log = data.deletingLastPathComponent().appending(path: "\(data.lastPathComponent)-\(UUID().uuidString).log")
        try Data().write(to: log)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else {
                throw NotStarted(log: String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self))
            }
            text += String(decoding: bytes, as: UTF8.self)
        }
        if arguments.contains("--jobs") { try Self.awaitPostings(log) }
        address = text.replacing("Vitae is listening on ", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits until a log says that the postings of the start are in, or why they are not.
    private static func awaitPostings(_ log: URL) throws {
        let ends = ["postings imported from", "were imported before", "postings were not imported"]
        let end = ContinuousClock.now + .seconds(120)
        var text = ""
        while ContinuousClock.now < end {
            text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            if ends.contains(where: text.contains) { return }
            usleep(20_000)
        }
        throw NotStarted(log: text)
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// The number of the process: the launcher's, where that does not make way for the server.
    package var processIdentifier: Int32 { process.processIdentifier }

    package var port: Int { URL(string: address)?.port ?? 0 }

    /// What it has logged so far.
    package var logLines: [Substring] {
        get throws { String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n") }
    }

    /// Ends it at once, as a crash or a power cut would.
    package func kill() {
        _ = Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Waits until it has ended by itself; ends it when it does not.
    ///
    /// - Returns: whether it did.
    package func hasEnded(within duration: Duration = .seconds(60)) async throws -> Bool {
        let end = ContinuousClock.now + duration
        while process.isRunning, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(50)) }
        guard process.isRunning else { return true }
        kill()
        return false
    }

    /// Asks it to stop and waits.
    ///
    /// - Returns: the exit status.
    package func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
