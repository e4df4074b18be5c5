import Foundation
import JobAlerts
import Subprocess
import SystemPackage

/// Hands letters to a command.
package struct MailCommand: Sendable {
    private let settings: MailSettings

    package init(_ settings: MailSettings) {
        self.settings = settings
    }

    /// Hands the letter of a notification over.
    func send(_ notification: LeasedNotification, now: Date) async throws -> Delivery {
        guard let address = notification.address else { return .wrong(.disabled) }
        let message = DigestLetter(notification).message(to: address, from: settings.from, now: now)
        do {
            return try await send(message) ? .taken(.nothing) : .later(after: nil, .mailCommand)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            return .later(after: nil, .mailCommand)
        }
    }

    /// Hands a message over.
    ///
    /// - Returns: whether the command took it, which it says by ending with 0.
    /// - Throws: when the command cannot be run.
    package func send(_ message: MailMessage) async throws -> Bool {
        let file = try Self.file(with: message.text)
        let result: Result<Bool, any Error>
        do {
            result = .success(try await run(input: file))
        } catch {
            result = .failure(error)
        }
        try file.close()
        return try result.get()
    }

    private func run(input: FileDescriptor) async throws -> Bool {
        try await Subprocess.run(
            .path("/usr/bin/timeout"),
            // Ended after half a minute, killed five seconds later.
            arguments: Arguments(["-k", "5", "30", "/bin/sh", "-c", settings.command]),
            // Nothing of this process's own environment, which may hold secrets.
            environment: .custom(["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin", "LC_ALL": "C.UTF-8"]),
            input: .fileDescriptor(input, closeAfterSpawningProcess: false),
            output: .discarded,
            error: .discarded
        ).terminationStatus.isSuccess
    }

    /// A file that nobody else finds: a command that does not read to the end of a pipe would break it.
    private static func file(with text: String) throws -> FileDescriptor {
        let path = FileManager.default.temporaryDirectory.appending(path: "vitae-letter-\(UUID().uuidString)").path
        let file = try FileDescriptor.open(
            FilePath(path),
            .readWrite,
            options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: .ownerReadWrite
        )
        try FileManager.default.removeItem(atPath: path)
        try file.writeAll(text.utf8)
        try file.seek(offset: 0, from: .start)
        return file
    }
}
