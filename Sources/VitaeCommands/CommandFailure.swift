import Foundation
import Glibc

/// A failure that ends a command, with a sentence for the person at the terminal.
struct CommandFailure: Error {
    let message: String
    /// 1 something failed, 2 wrong usage, 3 cannot start.
    let exitCode: Int32

    static func failed(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: 1) }
    static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: 2) }
    static func cannotStart(_ message: String) -> CommandFailure { CommandFailure(message: message, exitCode: 3) }
}

/// Where everything goes that is not a result.
enum StandardError {
    static func write(_ line: String, terminator: String = "\n") {
        // There is nobody left to tell when this fails.
        try? FileHandle.standardError.write(contentsOf: Data((line + terminator).utf8))
    }
}

/// Where results go.
enum StandardOutput {
    /// Writes a text; a result that cannot be written ends the program with exit code 1.
    static func write(_ text: String, terminator: String = "\n") {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + terminator).utf8))
        } catch {
            StandardError.write("vitae: the result cannot be written; is the disk full?")
            exit(1)
        }
    }

    /// Writes a value as JSON, keys in a fixed order.
    static func write(json value: some Encodable, isPretty: Bool = true) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        write(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
