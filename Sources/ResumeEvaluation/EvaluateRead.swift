import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import Resume
import ResumeParsing
import ResumeScoring
import TextDocument

/// `vitae-evaluate read`
struct EvaluateRead: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Shows what is read from documents, beside their text.",
        discussion:
            "For reading results by eye: positions and studies as they are understood, then the lines of the text."
    )

    @Argument(help: "Documents.")
    var files: [String]

    @Flag(help: "Print the lines of the document as well.")
    var lines = false

    @Flag(help: "Print the score, its findings and the roles suggested as well.")
    var said = false

    func run() async throws {
        let knowledge = try CareerKnowledge.bundled()
        let parser = try ResumeParser.bundled(knowledge, lexicon: try Lexicon.bundled())
        let profiler = CareerProfiler(knowledge)
        let scorer = ResumeScorer(try ScoringLexicon.bundled())
        try await withExtractorPool(try InstalledExtractor.configuration(workers: 1)) { pool in
            let snapshots = DocumentSnapshots(pool: pool, folder: nil)
            for file in files {
                let document = try await snapshots.document(at: URL(filePath: file))
                let resume = parser.parse(document)
                print("=== \(file)")
                let basics = resume.basics
                print("name \(basics.name?.value ?? "–") | label \(basics.label?.value ?? "–")")
                for work in resume.work { print("work ", Self.row(work)) }
                for study in resume.education {
                    let parts = [study.institution, study.studyType, study.area, study.endDate?.iso8601]
                    print("study", parts.map { $0 ?? "–" }.joined(separator: " | "))
                }
                if said {
                    let profile = profiler.profile(of: resume, today: PartialDate(year: 2026, month: 11))
                    Self.show(profile)
                    Self.show(scorer.score(resume, of: document, profile: profile))
                }
                guard lines else { continue }
                for section in parser.outline(document) {
                    print("section \(section.kind), \(section.lines) lines: \(section.first)")
                }
                for page in document.pages {
                    for line in page.lines { print("  [\(line.block)] \(line.text)") }
                }
            }
        }
    }

    private static func show(_ profile: CareerProfile) {
        let votes = profile.occupations.prefix(3).map { vote in
            "\(vote.code) \(String(format: "%.2f×%.2f", vote.weight, vote.similarity))"
        }
        print("occupation \(profile.occupationSource?.rawValue ?? "–"): \(votes.joined(separator: ", "))")
        for role in profile.targetRoles {
            print("role \(role.title) (\(role.seniority), \(role.occupation)): \(role.reasons.joined(separator: " "))")
        }
        print("skills \(profile.skills.map(\.skill.name).joined(separator: ", "))")
    }

    private static func show(_ score: ResumeScore) {
        print("score \(score.score): \(score.feedback)")
        for finding in score.findings {
            print("- \(finding.code) −\(finding.pointsLost) of \(finding.pointsPossible): \(finding.message)")
            print("    \(finding.advice)")
            for line in finding.evidence { print("    \(line.page)/\(line.line) \(line.text)") }
        }
    }

    /// A value, or what it may be where none is sure enough.
    private static func shown(_ value: String?, _ certainty: Certainty?) -> String {
        if let value { return value }
        let alternatives = certainty?.alternatives ?? []
        return alternatives.isEmpty ? "–" : "– (perhaps \(alternatives.joined(separator: "; ")))"
    }

    private static func row(_ work: WorkEntry) -> String {
        let dates = [work.startDate?.iso8601 ?? "–", work.isCurrent ? "now" : work.endDate?.iso8601 ?? "–"]
        return [
            shown(work.position, work.positionCertainty), shown(work.name, work.nameCertainty), work.location ?? "–",
            dates.joined(separator: "/"),
            "\(work.highlights.count) highlights",
        ].joined(separator: " | ")
    }
}
