import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import JobMatching
import ResumeAnalysis
import Sessions

/// `vitae-evaluate jobs`
struct EvaluateJobs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jobs",
        abstract: "Measures whether people would apply for the jobs that are found for their résumés.",
        discussion: """
            A folder has the documents in resumes, the feeds in postings, and judgements.tsv: a résumé's name without its \
            ending, a posting's source and identifier with a colon between them (the source is the feed's name), and 2 for a \
            job that the person would apply for, 1 for a related one, 0 for none, tabs between them. Prints how many of the \
            first ten fit, nDCG and how many of them nobody judged, beside those that a full-text search for the résumé's \
            words finds. With several folders weights are fitted to the judgements of all.
            """
    )

    @Argument(help: "The folders.")
    var folders: [String]

    @Option(help: "Country to assume where a résumé names none (ISO 3166-1, such as US).")
    var defaultCountry: String?

    @Flag(help: "Print the weights of matching that explain the judgements best.")
    var fit = false

    @Flag(help: "Print the postings found that nobody judged.")
    var unjudged = false

    @Option(help: "File for a table of what speaks for each posting within reach: résumé, posting, judgement, terms.")
    var terms: String?

    @Option(help: "Knowledge pack (default: $VITAE_KNOWLEDGE, else the built-in one).")
    var knowledge: String?

    func run() async throws {
        let knowledge = try CareerKnowledge.installed(path: knowledge)
        let analyzer = try Analyzer.bundled(knowledge: knowledge)
        let features = PostingFeatures(knowledge: knowledge, gazetteer: analyzer.gazetteer)
        let reader = ResumeAnalyzer(
            knowledge: knowledge,
            gazetteer: analyzer.gazetteer,
            lexicon: try .bundled(),
            scoring: try .bundled()
        )
        let country = defaultCountry?.uppercased()
        let measures = try await withExtractorPool(try InstalledExtractor.configuration(workers: 1)) { pool in
            var measures: [JobMeasure] = []
            for folder in folders {
                let measure = try await JobMeasure(
                    try await JudgedJobs(folder: folder, features: features),
                    analyzer: analyzer,
                    reader: reader,
                    snapshots: DocumentSnapshots(pool: pool, folder: nil),
                    defaultCountry: country
                )
                measures.append(measure)
            }
            return measures
        }
        for (folder, measure) in zip(folders, measures) {
            if folders.count > 1 { print("== \(folder)") }
            show(measure)
        }
        let findings = measures.flatMap(\.findings)
        if let terms { try Data(Self.table(findings).utf8).write(to: URL(filePath: terms)) }
        let examples = measures.flatMap(\.examples)
        if fit { Self.show(WeightFit.weights(examples), of: examples.count) }
    }

    private func show(_ measure: JobMeasure) {
        for finding in measure.findings {
            Self.show(finding)
            guard unjudged else { continue }
            for id in finding.found.prefix(GradedQuality.depth) where finding.relevance[id] == nil { print("  \(id)") }
        }
        print("Vitae      \(measure.ours.text)")
        print("full text  \(measure.theirs.text)")
    }

    private static func show(_ finding: JobMeasure.Finding) {
        let fitting = finding.relevance.values.count { $0 == GradedQuality.strict }
        let lists = [finding.found, finding.foundByWords].map { list in
            var quality = GradedQuality()
            quality.add(list, relevance: finding.relevance)
            return quality.text
        }
        print("\(finding.name): \(fitting) fit; \(lists[0]); full text \(lists[1])")
    }

    private static func show(_ weights: MatchWeights, of judgements: Int) {
        print("weights by \(judgements) judgements")
        print("constant       \(String(format: "%.2f", weights.constant))")
        for (term, weight) in zip(MatchTerms.Term.allCases, weights.terms) {
            let name = String(describing: term).padding(toLength: 14, withPad: " ", startingAt: 0)
            print("\(name) \(String(format: "%.2f", weight))")
        }
    }

    private static func table(_ findings: [JobMeasure.Finding]) -> String {
        var rows = [["resume", "posting", "judgement"] + MatchTerms.Term.allCases.map { String(describing: $0) }]
        for finding in findings {
            for (id, terms) in finding.terms.sorted(by: { $0.key < $1.key }) {
                let numbers = terms.numbers.map { String(format: "%.4f", $0) }
                rows.append([finding.name, id, finding.relevance[id].map(String.init) ?? "-"] + numbers)
            }
        }
        return rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}
