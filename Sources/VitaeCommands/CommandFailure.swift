import Foundation

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
        FileHandle.standardError.write(Data((line + terminator).utf8))
    }
}

/// Where results go.
enum StandardOutput {
    static func write(_ text: String, terminator: String = "\n") {
        FileHandle.standardOutput.write(Data((text + terminator).utf8))
    }

    /// Writes a value as JSON, keys in a fixed order.
    static func write(json value: some Encodable, isPretty: Bool = true) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        write(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
