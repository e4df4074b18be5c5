import Foundation
import Hummingbird
import JobMatching
import VitaeAPI

/// `/api/v1/analytics/jobs/…`: figures about the open postings, without an envelope.
struct AnalyticsController {
    let market: any PostingMarket
    let answers: MinuteAnswers

    private static let freshness = "live"
    private static let note = "Open postings of all sources."
    private static let shownSources = 10
    private static let shortestKeyword = 2

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/overview")
        router.get("/api/v1/analytics/jobs/overview") { _, _ in try await overview(now: Date()) }
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/by-source")
        router.get("/api/v1/analytics/jobs/by-source") { _, _ in try await bySource(now: Date()) }
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/by-company")
        router.get("/api/v1/analytics/jobs/by-company") { request, _ in try await byCompany(request, now: Date()) }
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/current-cycle")
        router.get("/api/v1/analytics/jobs/current-cycle") { _, _ in try await currentCycle(now: Date()) }
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/keywords")
        router.get("/api/v1/analytics/jobs/keywords") { request, _ in try await keywords(request, now: Date()) }
        router.allowOnly(.get, at: "/api/v1/analytics/jobs/search")
        router.get("/api/v1/analytics/jobs/search") { request, _ in try await search(request, now: Date()) }
    }

    private func overview(now: Date) async throws -> TaggedJSON {
        try await answers.answer(to: "overview", now: now) { totals in
            V1.AnalyticsOverview(
                totalJobs: totals.postings,
                uniqueCompanies: totals.companies,
                uniqueSources: totals.sources,
                cycleStart: V1.time(totals.firstSight ?? now),
                cycleEnd: V1.time(totals.lastSight ?? now),
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    private func bySource(now: Date) async throws -> TaggedJSON {
        try await answers.answer(to: "by-source", now: now) { totals in
            let sources = try await market.marketSources()
            return V1.AnalyticsBySource(
                sources: sources.map { V1.SourceShare($0, of: totals.postings) },
                totalSources: sources.count,
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    private func byCompany(_ request: Request, now: Date) async throws -> TaggedJSON {
        var fields = QueryFields(request)
        let limit = fields.whole("limit", 1...100) ?? 20
        try fields.check()
        return try await answers.answer(to: "by-company \(limit)", now: now) { _ in
            V1.AnalyticsByCompany(
                companies: try await market.marketCompanies(limit: limit).map { share in
                    V1.CompanyShare(
                        company: share.name,
                        jobCount: share.jobs,
                        firstJob: share.firstSight.map(V1.time),
                        latestJob: share.lastSight.map(V1.time)
                    )
                },
                limit: limit,
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    private func currentCycle(now: Date) async throws -> TaggedJSON {
        try await answers.answer(to: "current-cycle", now: now) { totals in
            let hours = try await market.marketHours()
            let sources = try await market.marketSources().prefix(Self.shownSources)
            return V1.AnalyticsCurrentCycle(
                cycleOverview: V1.CycleOverview(
                    totalJobs: totals.postings,
                    uniqueCompanies: totals.companies,
                    uniqueSources: totals.sources,
                    cycleStart: V1.time(totals.firstSight ?? now),
                    cycleEnd: V1.time(totals.lastSight ?? now),
                    cycleDuration: Self.duration(from: totals.firstSight, to: totals.lastSight)
                ),
                hourlyDistribution: hours.map { V1.HourCount(hour: $0.hour, jobCount: $0.jobs) },
                sourceAnalysis: sources.map { share in
                    V1.SourceAnalysis(
                        source: share.name,
                        jobCount: share.jobs,
                        companiesPerSource: share.companies,
                        firstJob: share.firstSight.map(V1.time),
                        lastJob: share.lastSight.map(V1.time)
                    )
                },
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    private func keywords(_ request: Request, now: Date) async throws -> TaggedJSON {
        var fields = QueryFields(request)
        let limit = fields.whole("limit", 10...200) ?? 50
        try fields.check()
        return try await answers.answer(to: "keywords \(limit)", now: now) { _ in
            let words = try await market.marketWords(limit: limit)
            let all = words.reduce(0) { $0 + $1.jobs }
            return V1.AnalyticsKeywords(
                keywords: words.map { word in
                    V1.KeywordCount(
                        keyword: word.word,
                        frequency: word.jobs,
                        percentage: V1.percentage(word.jobs, of: all)
                    )
                },
                totalKeywords: words.count,
                totalWordFrequency: all,
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    private func search(_ request: Request, now: Date) async throws -> TaggedJSON {
        var fields = QueryFields(request)
        let keyword = fields.text("keyword")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if keyword.count < Self.shortestKeyword {
            let type = keyword.isEmpty ? "missing" : "string_too_short"
            fields.refuse("keyword", "keyword has \(Self.shortestKeyword) characters or more.", type: type)
        }
        try fields.check()
        return try await answers.answer(to: "search \(keyword)", now: now) { totals in
            let found = try await market.marketSearch(keyword)
            return V1.AnalyticsSearch(
                keyword: keyword,
                totalMatches: found.matches,
                uniqueCompanies: found.companies,
                uniqueSources: found.sources.count,
                matchPercentage: V1.percentage(found.matches, of: totals.postings),
                totalJobsInCycle: totals.postings,
                topCompanies: found.topCompanies.map { V1.CompanyCount(company: $0.name, jobCount: $0.jobs) },
                sources: found.sources.map { V1.SourceCount(source: $0.name, jobCount: $0.jobs) },
                dataFreshness: Self.freshness,
                note: Self.note,
                timestamp: V1.time(now)
            )
        }
    }

    /// `2:30:00`; nil where there is nothing between.
    private static func duration(from first: Date?, to last: Date?) -> String? {
        guard let first, let last else { return nil }
        return Duration.seconds(max(0, last.timeIntervalSince(first))).formatted(.time(pattern: .hourMinuteSecond))
    }
}
