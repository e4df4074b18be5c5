import ArgumentParser
import Foundation
import JobMatching

/// `vitae jobs expire`
struct JobsExpireCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expire",
        abstract: "Removes postings that are over.",
        discussion: "Sessions and stars keep what they know of them."
    )

    @Option(help: "Name of the source (default: all).")
    var source: String?

    @Option(help: "Remove only what was over when this day began, UTC (such as 2026-11-21; default: now).")
    var before: Day?

    @OptionGroup var data: DataOption

    func run() async throws {
        let now = Date()
        guard before.map({ $0.start <= now }) != false else {
            throw CommandFailure.usage("--before is no day to come: what is not over stays.")
        }
        let catalogue: any PostingCatalogue = try data.folder().openStore()
        let count = try await catalogue.removeExpired(source: source, before: before?.start ?? now)
        StandardOutput.write("\(count) removed")
    }
}
