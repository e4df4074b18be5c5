import ArgumentParser
import Foundation
import JobMatching
import Places
import Sessions

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

    @Option(help: "Only jobs with all these words, or beginnings of them, in title, company, place or first lines.")
    var search = ""

    @Option(help: "Only jobs that ask for this skill; can be given several times.")
    var skill: [String] = []

    @Option(help: "How many at most.")
    var limit = 20

    @Option(help: "How many to skip, best first.")
    var offset = 0

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @OptionGroup var data: DataOption
    @OptionGroup var recognition: RecognitionOptions
    @OptionGroup var knowledge: KnowledgeOption

    private static let mostNamesakes = 5

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1.") }
        guard offset >= 0 else { throw ValidationError("--offset is a number from 0.") }
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
        let filter = JobFilter(text: self.search, skills: skill)
        var matches = try await search.matches(for: analysis, from: chosen, now: now)
        let found = matches.count
        // First lines are searched too, so a filter needs them all.
        if !filter.isEmpty { matches = try await search.described(matches).filter(filter.includes) }
        let page = try await search.described(Array(matches.dropFirst(offset).prefix(limit)))
        try StandardOutput.write(page.map(MatchedJob.init), format: format)
        guard page.isEmpty else { return }
        StandardError.write(try await reason(found: found, filtered: matches.count, in: store))
    }

    /// Why nothing is shown.
    private func reason(found: Int, filtered: Int, in store: any PostingStore) async throws -> String {
        if filtered > 0 { return "There are \(filtered) jobs, and --offset skips them all." }
        if found > 0 { return "None of the \(found) jobs that fit has all of that." }
        return try await store.hasPostings() ? "No stored posting fits." : "There are no postings: import some first."
    }
}
