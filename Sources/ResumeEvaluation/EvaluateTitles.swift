import ArgumentParser
import BundledTables
import Careers
import Foundation

/// `vitae-evaluate titles`
struct EvaluateTitles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "titles",
        abstract: "Puts job titles in order of likeness to others, and measures how well.",
        discussion: "A title that is both query and document is not left out: judgements say what is relevant."
    )

    @Option(help: "Titles to find others for: an identifier, a tab and a title a line.")
    var queries: String

    @Option(help: "Titles that are put in order, in the same form.")
    var corpus: String

    @Option(help: "What is relevant: TREC qrels (query, 0, document, relevance).")
    var qrels: String?

    @Option(help: "Knowledge pack (default: $VITAE_KNOWLEDGE, else the built-in one).")
    var knowledge: String?

    @Option(name: .customLong("run"), help: "File for the run (default: standard output unless there are judgements).")
    var output: String?

    func run() throws {
        let queries = try RankingFiles.titles(queries)
        let corpus = try RankingFiles.titles(corpus)
        let relevant = try qrels.map(RankingFiles.judgements)
        let ranking = TitleRanking(
            corpus: corpus.map(\.title),
            knowledge: try CareerKnowledge.installed(path: knowledge)
        )
        var quality = RankingQuality()
        var lines: [String] = []
        for query in queries {
            let ranked = ranking.ranked(for: query.title)
            if let relevant {
                quality.add(ranked.map { corpus[$0.index].id }, relevant: relevant[query.id] ?? [])
            }
            guard output != nil || qrels == nil else { continue }
            for (position, document) in ranked.enumerated() {
                lines.append(
                    RankingFiles.runLine(
                        query: query.id,
                        document: corpus[document.index].id,
                        rank: position + 1,
                        score: document.score
                    )
                )
            }
        }
        if let output {
            try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: output))
        } else if !lines.isEmpty {
            print(lines.joined(separator: "\n"))
        }
        guard qrels != nil else { return }
        print("queries \(quality.queries)")
        for (name, value) in [
            ("MAP", quality.meanAveragePrecision), ("MRR", quality.meanReciprocalRank),
            ("P@5", quality.precisionAtFive), ("P@10", quality.precisionAtTen),
        ] {
            print("\(name.padding(toLength: 7, withPad: " ", startingAt: 0)) \(String(format: "%.4f", value))")
        }
    }
}
