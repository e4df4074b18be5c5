import ArgumentParser
import Foundation
import JobAlerts
import Sessions

/// `vitae alerts`
struct AlertsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts",
        abstract: "Matches new jobs with what devices want, and says how much there is.",
        subcommands: [AlertsRunCommand.self, AlertsStatsCommand.self]
    )
}

/// `vitae alerts run`
struct AlertsRunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Matches the jobs that came since the last turn.",
        discussion: "A server does so by itself. Where one is at it at this moment, nothing is done; exit code 1 then."
    )

    @OptionGroup var data: DataOption
    @OptionGroup var knowledge: KnowledgeOption

    func run() async throws {
        let store = try data.folder().openStore()
        let analyzer = try Analyzer.bundled(knowledge: try knowledge.load())
        let engine = AlertEngine(
            store: store,
            knowledge: analyzer.knowledge,
            gazetteer: analyzer.gazetteer,
            localDistance: SessionSettings().localDistance
        )
        guard let created = try await engine.run() else {
            throw CommandFailure.failed("Another process matches jobs at this moment. Try again in a minute.")
        }
        StandardOutput.write("\(created) new matches")
    }
}

/// `vitae alerts stats`
struct AlertsStatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Says how many devices, subscriptions, matches and pushes there are."
    )

    @OptionGroup var data: DataOption

    func run() async throws {
        let store = try data.folder().openStore()
        let counts = try await store.alertCounts(now: Date())
        let notifications = try await store.notificationCounts(now: Date())
        StandardOutput.write(
            """
            active devices        \(counts.activeDevices)
            active subscriptions  \(counts.activeSubscriptions)
            matches               \(try await store.matchCount())
            matches in 24 hours   \(counts.matchesLastDay)
            pushes waiting        \(notifications.waiting)
            pushes in 24 hours    \(notifications.sentLastDay)
            pushes failed         \(notifications.failedLastDay)
            """
        )
    }
}
