import ArgumentParser
import Foundation
import JobMatching

/// `vitae jobs list`
struct JobsListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the stored postings, newest first.",
        discussion: "ndjson and csv are Vitae's own schema, which vitae jobs import reads."
    )

    @Option(help: "SOC code of an occupation, such as 15-1252.")
    var occupation: String?

    @Option(help: "Country from which people can take the job (ISO 3166-1, such as US).")
    var country: String?

    @Option(help: "Name of a source.")
    var source: String?

    @Option(help: "How many at most.")
    var limit = 50

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @OptionGroup var data: DataOption

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1.") }
        guard country.map({ $0.utf8.count == 2 && $0.allSatisfy(\.isLetter) }) != false else {
            throw ValidationError("--country is two letters, such as US.")
        }
        guard occupation.map({ $0.wholeMatch(of: /\d{2}-\d{4}(\.\d{2})?/) != nil }) != false else {
            throw ValidationError("--occupation is a SOC code, such as 15-1252.")
        }
    }

    func run() async throws {
        let catalogue: any PostingCatalogue = try data.folder().openStore()
        let filter = PostingFilter(
            occupation: occupation,
            country: country?.uppercased(),
            source: source,
            limit: limit
        )
        let now = Date()
        let rows = try await catalogue.list(filter).map { ListedPosting(posting: $0, now: now) }
        try StandardOutput.write(rows, format: format)
        if rows.isEmpty, format == .table { StandardError.write("There are no such postings.") }
    }
}
