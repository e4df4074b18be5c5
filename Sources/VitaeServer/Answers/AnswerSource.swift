import Answers
import Careers
import Foundation
import JobFeeds
import JobMatching
import Places
import Profiles
import Sessions

/// Puts answers together from what is known and from open postings.
struct AnswerSource: Sendable {
    let postings: PostingWriter
    private let advice: AdviceWriter
    private let reviews: ReviewWriter
    private let store: any KeywordPostings
    private let analyzer: Analyzer
    private let ranker: JobRanker
    private let defaultCountry: String?
    private let features: PostingFeatures

    init(store: any KeywordPostings, analyzer: Analyzer, settings: SessionSettings) {
        self.store = store
        self.analyzer = analyzer
        defaultCountry = settings.defaultCountry
        postings = PostingWriter(knowledge: analyzer.knowledge)
        reviews = ReviewWriter(knowledge: analyzer.knowledge)
        advice = AdviceWriter(
            knowledge: analyzer.knowledge,
            gazetteer: analyzer.gazetteer,
            localDistance: settings.localDistance
        )
        ranker = JobRanker(
            buckets: JobBuckets(gazetteer: analyzer.gazetteer, localDistance: settings.localDistance),
            mostDays: settings.mostPostingDays
        )
        features = PostingFeatures(knowledge: analyzer.knowledge, gazetteer: analyzer.gazetteer)
    }

    /// The answer to a question about work.
    func advice(on message: String, isTitle: Bool, now: Date) async throws -> Answer {
        let reading = MessageReading(message, knowledge: analyzer.knowledge, gazetteer: analyzer.gazetteer)
        let found: [JobPosting]
        if let role = reading.role {
            found = try await open(role.occupation, now: now)
        } else if let skill = reading.skills.first {
            found = try await store.openPostings(skill: skill, limit: AdviceWriter.mostPostings, now: now)
        } else {
            found = []
        }
        return advice.answer(to: reading, postings: found, isTitle: isTitle && reading.topics.isEmpty)
    }

    /// The review of a résumé.
    func review(of analysis: Analysis, now: Date) async throws -> Answer {
        var found: [JobPosting] = []
        if ReviewWriter.isResume(analysis.resume), let occupation = reviews.occupation(of: analysis.profile) {
            found = try await open(occupation, now: now)
        }
        return reviews.answer(analysis.resume, analysis.profile, analysis.score, postings: found)
    }

    /// The posting that a text is, with its features; nil where it is none.
    func posting(in text: String) -> JobPosting? {
        PastedPosting.read(
            text,
            titleLikelihood: analyzer.knowledge.titleLikelihood,
            gazetteer: analyzer.gazetteer
        ).map(features.computed)
    }

    /// Why a job fits a person; nil where it does not.
    func explanation(of posting: JobPosting, for analysis: Analysis, home: String?, now: Date) -> Answer? {
        let place = home.flatMap { analyzer.gazetteer.resolve($0) }
        let query = analyzer.query(for: analysis, from: place, defaultCountry: defaultCountry)
        guard let match = ranker.matches([posting], for: query, now: now).first else { return nil }
        let explanation = JobExplainer(knowledge: analyzer.knowledge).explanation(
            of: match,
            posting: posting,
            resume: analysis.resume,
            profile: analysis.profile,
            home: home,
            now: now
        )
        return Answer(explanation.summary, explanation.bullets)
    }

    /// What a posting asks for and offers, and which keywords stand in it.
    func answer(_ posting: NumberedPosting, keywords: [String], now: Date) -> Answer {
        let hit = KeywordMatcher(keywords, knowledge: analyzer.knowledge).hit(for: posting, now: now)
        return postings.answer(posting.posting, keywords: hit?.keywords.map(\.keyword) ?? [])
    }

    private func open(_ occupation: Occupation, now: Date) async throws -> [JobPosting] {
        try await store.openPostings(occupation: occupation.code, limit: AdviceWriter.mostPostings, now: now)
    }
}
