import ExtractionService
import Foundation
import JobMatching
import Resume
import ResumeAnalysis
import Sessions
import TextDocument

/// Finds jobs for judged résumés, by matching and by full-text search, and counts how good they are.
struct JobMeasure {
    /// What was found for one résumé.
    struct Finding {
        let name: String
        let relevance: [String: Int]
        /// Identifiers, best first.
        let found: [String]
        let foundByWords: [String]
        /// What speaks for each posting within reach.
        let terms: [String: MatchTerms]
    }

    private(set) var findings: [Finding] = []
    private(set) var ours = GradedQuality()
    private(set) var theirs = GradedQuality()

    /// The judgements of postings within reach, with what speaks for each.
    var examples: [WeightFit.Example] {
        findings.flatMap { finding in
            finding.relevance.sorted { $0.key < $1.key }.compactMap { id, grade in
                finding.terms[id].map { WeightFit.Example(terms: $0, grade: grade) }
            }
        }
    }

    /// - Parameters:
    ///   - judged: postings, résumés and judgements.
    ///   - analyzer: what is known.
    ///   - reader: reads résumés.
    ///   - snapshots: reads documents.
    ///   - defaultCountry: ISO 3166-1 code to assume where a résumé names no country.
    /// - Throws: why a document cannot be read.
    init(
        _ judged: JudgedJobs,
        analyzer: Analyzer,
        reader: ResumeAnalyzer,
        snapshots: DocumentSnapshots,
        defaultCountry: String? = nil
    ) async throws {
        let store = JudgedPostings()
        _ = try await store.upsert(judged.postings, now: Date())
        var settings = SessionSettings()
        settings.defaultCountry = defaultCountry
        // Judged postings stay as they are while time goes by.
        settings.postingDays = 0
        let now = judged.postings.compactMap(\.postedAt).max() ?? Date()
        let day = CalendarDay.today(now)
        let today = PartialDate(year: day.year, month: day.month, day: day.day)
        let search = JobSearch(postings: store, analyzer: analyzer, settings: settings)
        let words = WordRanking(judged.postings)
        for (name, file) in judged.resumes {
            let document = try await snapshots.document(at: file)
            let analysis = Analysis(reader.analyse(document, today: today), of: document)
            let text = document.pages.flatMap(\.lines).map(\.text).joined(separator: "\n")
            let finding = Finding(
                name: name,
                relevance: judged.relevance[name] ?? [:],
                found: try await search.matches(for: analysis, now: now).map(\.posting.id),
                foundByWords: words.ranked(for: text),
                terms: try await search.terms(for: analysis, now: now)
            )
            ours.add(finding.found, relevance: finding.relevance)
            theirs.add(finding.foundByWords, relevance: finding.relevance)
            findings.append(finding)
        }
    }
}
