import ArgumentParser
import Foundation
import JobAlerts

/// `vitae push`
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: "Sends notifications to devices.",
        subcommands: [PushTestCommand.self]
    )
}

/// `vitae push test`
struct PushTestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Sends a device a notification that says that it works.",
        discussion: """
            The server that runs on the data folder sends it, whatever the hour; what became of it is printed. Exit code 1 \
            when it was not sent.
            """
    )

    @OptionGroup var data: DataOption

    @Option(help: "What the notification says.")
    var text = "Notifications arrive."

    @Argument(help: "The device's identifier.")
    var device: String

    private static let glance = Duration.milliseconds(200)
    private static let patience = Duration.seconds(30)

    func run() async throws {
        guard let id = UUID(uuidString: device) else { throw ValidationError("“\(device)” is no device identifier.") }
        let store = try data.folder().openStore()
        guard let notification = try await store.addSystemNotification(text, to: id, now: Date()) else {
            throw CommandFailure.failed("There is no such device.")
        }
        let end = ContinuousClock.now + Self.patience
        var reason: String?
        while ContinuousClock.now < end {
            switch try await store.notification(notification) {
            case ("sent", _)?:
                StandardOutput.write("sent")
                return
            case ("failed", let reason)?, ("dropped", let reason)?:
                throw CommandFailure.failed("The notification was not sent: \(reason ?? "no reason was given").")
            case (_, let latest)?: reason = latest
            case nil: throw CommandFailure.failed("The device is gone.")
            }
            try await Task.sleep(for: Self.glance)
        }
        try await store.withdraw(notification, now: Date())
        throw CommandFailure.failed(
            reason.map { "The notification could not be sent: \($0)." }
                ?? "Nobody sent the notification. Does a server run on this folder, with pushes configured?"
        )
    }
}
