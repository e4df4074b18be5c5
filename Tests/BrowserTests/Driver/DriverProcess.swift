import Foundation
import Glibc

/// A running driver on a free port.
final class DriverProcess {
    let address: String
    private let process = Process()

    init(executable: String) throws {
        process.executableURL = URL(filePath: executable)
        process.arguments = ["--port=0"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while true {
            if let match = text.firstMatch(of: /started successfully on port ([0-9]+)\./) {
                address = "http://127.0.0.1:\(match.1)"
                return
            }
            let bytes = output.fileHandleForReading.availableData
            if bytes.isEmpty { throw WebDriverError(code: "not started", message: text) }
            text += String(decoding: bytes, as: UTF8.self)
        }
    }

    deinit {
        // It has nothing to tidy up, and waiting for it would hold a thread that other tests need.
        if process.isRunning { _ = kill(process.processIdentifier, SIGKILL) }
    }
}
