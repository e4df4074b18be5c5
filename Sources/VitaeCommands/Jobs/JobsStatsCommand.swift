import ArgumentParser
import Foundation
import JobMatching

/// `vitae jobs stats`
struct JobsStatsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Says what each source has in the store, and what its last import rejected."
    )

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @OptionGroup var data: DataOption

    func run() async throws {
        let folder = try data.folder()
        let catalogue: any PostingCatalogue = try folder.openStore()
        let statistics = try await catalogue.statistics(now: Date())
        let rows = SourceSummary.all(statistics, records: try ImportRecords(folder: folder).all())
        try StandardOutput.write(rows, format: format)
        if rows.isEmpty, format == .table { StandardError.write("There are no postings.") }
    }
}
