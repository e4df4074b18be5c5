import Foundation
import Glibc
import SystemPackage
import SafeText

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
    static func write(_ lines: String, terminator: String = "\n") {
        draw(TerminalText.lines(lines) + terminator)
    }

    /// Writes what commands the terminal, such as a bar.
    static func draw(_ text: String) {
        // There is nobody left to tell when this fails.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}

/// Where results go.
enum StandardOutput {
    /// Whether somebody looks at it; a file or another program gets every byte as it is.
    private static let isTerminal = isatty(STDOUT_FILENO) == 1

    /// Has a write tell that nobody reads any more, instead of ending the program.
    static func hearOfClosedPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Writes a text; a result that cannot be written ends the program with exit code 1, one that nobody wants any more
    /// without a word.
    static func write(_ text: String, terminator: String = "\n") {
        let shown = isTerminal ? TerminalText.lines(text) : text
        do {
            try FileDescriptor.standardOutput.writeAll((shown + terminator).utf8)
        } catch Errno.brokenPipe {
            // `vitae score … | head` has seen enough.
            exit(0)
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
