import Foundation
import Glibc

/// Takes a password: typed twice and unseen at a terminal, else from the first line of standard input.
struct PasswordInput {
    private static let interrupt: Character = "\u{3}"

    /// - Returns: the password.
    /// - Throws: a failure when there is none, or two that differ.
    func read() throws -> String {
        guard isatty(STDIN_FILENO) == 1 else { return try line() }
        let password = try typed("Password: ")
        guard try typed("Again: ") == password else {
            throw CommandFailure.failed("The two passwords are not the same; nothing was changed.")
        }
        return password
    }

    /// Asks on standard error, so that standard output has results only.
    private func typed(_ prompt: String) throws -> String {
        var settings = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw CommandFailure.failed("The terminal cannot be told to hide the password; nothing was changed.")
        }
        var hidden = settings
        // Signals are off as well: one would end the program with a terminal that shows nothing any more.
        hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else {
            throw CommandFailure.failed("The terminal cannot be told to hide the password; nothing was changed.")
        }
        defer {
            _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
            StandardError.write("")
        }
        StandardError.write(prompt, terminator: "")
        return try line()
    }

    private func line() throws -> String {
        guard let line = readLine(strippingNewline: true), !line.isEmpty, !line.contains(Self.interrupt) else {
            throw CommandFailure.failed("No password was given; nothing was changed.")
        }
        return line
    }
}
