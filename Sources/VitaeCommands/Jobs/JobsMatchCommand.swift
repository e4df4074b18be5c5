import ArgumentParser
import Foundation
import JobMatching
import Places
import Sessions
import SQLiteStore

/// `vitae jobs match`
struct JobsMatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Finds the stored postings that fit a résumé, best first; no server is needed."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @Option(help: "Where to look from, such as \"Austin, TX\" (default: where the résumé says that the person is).")
    var location: String?

    @Option(help: "Country to assume where neither says (ISO 3166-1, such as US).")
    var defaultCountry: String?

    @Option(help: "Days after which a posting that states no end is left out; 0 for never.")
    var maxAge = SessionSettings().postingDays

    @Option(help: "How many at most.")
    var limit = 20

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @OptionGroup var data: DataOption
    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    private static let mostNamesakes = 5

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1.") }
        guard maxAge >= 0 else { throw ValidationError("--max-age is a number of days, or 0.") }
    }

    func run() async throws {
        let store = try data.folder().openStore()
        let analyzer = try Analyzer.bundled(knowledge: try knowledge.load())
        let chosen = try location.map { text in
            guard let place = analyzer.gazetteer.resolve(text) else {
                throw CommandFailure.usage("--location: no place is known as \(text).")
            }
            let others = analyzer.gazetteer.namesakes(of: place, in: text).prefix(Self.mostNamesakes).map(\.fullName)
            if !others.isEmpty {
                StandardError.write("--location: \(place.fullName); there are also \(others.joined(separator: "; ")).")
            }
            return place
        }
        let now = Date()
        let analysis = try await SingleDocument(path: file, recognition: recognition)
            .analyse(with: knowledge, now: now)
        var settings = SessionSettings()
        settings.defaultCountry = defaultCountry?.uppercased()
        settings.postingDays = maxAge
        let search = JobSearch(postings: store, analyzer: analyzer, settings: settings)
        let matches = try await search.matches(for: analysis, from: chosen, now: now)
        try StandardOutput.write(matches.prefix(limit).map(MatchedJob.init), format: format)
        guard matches.isEmpty else { return }
        let isEmpty = try await store.postingCount() == 0
        StandardError.write(isEmpty ? "There are no postings: import some first." : "No stored posting fits.")
    }
}
