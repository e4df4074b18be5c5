import Foundation
import Glibc
import TestSupport

/// `vitae work` on a database, until the value is gone.
final class WorkerProcess {
    /// Why there is none.
    struct NotStarted: Error {}

    private let process = Process()

    /// - Parameters:
    ///   - store: the address of the database.
    ///   - arguments: beside it.
    /// - Throws: `NotStarted` when it ends before it works.
    init(store: String, arguments: [String] = []) throws {
        process.executableURL = URL(filePath: BuiltProgram.path("vitae"))
        process.arguments = ["work", "--store", store] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while !text.contains("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw NotStarted() }
            text += String(decoding: bytes, as: UTF8.self)
        }
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Ends it at once, as a crash or a power cut would.
    func kill() {
        _ = Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Asks it to stop and waits.
    ///
    /// - Returns: the exit status.
    func stop() -> Int32 {
        process.terminate()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
