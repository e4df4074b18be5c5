import Foundation
import Hummingbird
import JobMatching
import Places
import VitaeAPI

/// `/api/v1/jobs/…`: the open postings.
struct DirectoryController {
    let directory: any PostingDirectory
    let market: any PostingMarket
    let answers: MinuteAnswers
    let gazetteer: Gazetteer
    /// Kilometres within which a job is local.
    let localDistance: Double

    /// Seconds for which a list may be kept.
    private static let maximumAge = 60
    private static let topCompanies = 10
    private static let day = 86_400.0

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/v1/jobs/")
        router.get("/api/v1/jobs/") { request, _ in try await list(request, now: Date()) }
        router.allowOnly(.get, at: "/api/v1/jobs/{job_id}")
        router.get("/api/v1/jobs/{job_id}") { _, context in
            try await job(context.parameters.decoded("job_id"), now: Date())
        }
        router.allowOnly(.get, at: "/api/v1/jobs/stats/summary")
        router.get("/api/v1/jobs/stats/summary") { _, _ in try await statistics(now: Date()) }
    }

    private func list(_ request: Request, now: Date) async throws -> TaggedJSON {
        var fields = QueryFields(request)
        var query = DirectoryQuery()
        query.limit = fields.whole("limit", 1...100) ?? query.limit
        query.offset = fields.whole("offset", 0...Int.max) ?? 0
        let days = fields.whole("days", 1...365)
        query.search = fields.text("search")
        query.company = fields.text("company")
        query.source = fields.text("source")
        query.location = fields.text("location").map(location)
        query.since = days.map { now.addingTimeInterval(-Double($0) * Self.day) }
        query.order = fields.text("sort_by").flatMap(DirectoryQuery.Order.init) ?? .createdAt
        let order = fields.text("sort_order") ?? "desc"
        if !["asc", "desc"].contains(order) {
            fields.refuse("sort_order", "sort_order is asc or desc.", type: "literal_error")
        }
        query.isAscending = order == "asc"
        try fields.check()
        let page = try await directory.page(query, now: now)
        let list = V1.JobList(
            jobs: page.postings.map(V1.Job.init),
            pagination: V1.JobPagination(
                V1.Pagination(total: page.total, limit: query.limit, offset: query.offset)
            ),
            filters: V1.JobFilters(
                search: query.search,
                company: query.company,
                source: query.source,
                location: fields.text("location"),
                days: days,
                sortBy: query.order.rawValue,
                sortOrder: order
            )
        )
        return try TaggedJSON(V1.Envelope(list), maximumAge: Self.maximumAge)
    }

    private func location(_ text: String) -> DirectoryQuery.Location {
        guard let place = gazetteer.resolve(text) else { return .text(text) }
        let isTown = place.kind == .city || place.kind == .metro
        return isTown && place.coordinate == nil ? .text(text) : .place(place, kilometres: localDistance)
    }

    private func job(_ text: String, now: Date) async throws -> TaggedJSON {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Problem.invalid([
                V1.Violation("job_id is a whole number.", type: "int_parsing", loc: ["path", "job_id"])
            ])
        }
        // More digits than a number has are those of a job that never was.
        guard let number = Int64(text), let found = try await directory.posting(number: number, now: now) else {
            throw Problem(.notFound, "Job not found")
        }
        return try TaggedJSON(V1.Envelope(V1.SingleJob(job: V1.JobDetail(found))), maximumAge: Self.maximumAge)
    }

    private func statistics(now: Date) async throws -> TaggedJSON {
        try await answers.answer(to: "summary", now: now) { totals in
            let companies = try await market.marketCompanies(limit: Self.topCompanies)
            let sources = try await market.marketSources()
            return V1.Envelope(
                V1.JobStatistics(
                    totalJobs: totals.postings,
                    recentJobs: try await market.marketSightings(since: now.addingTimeInterval(-Self.day)),
                    topCompanies: companies.map { V1.CompanyCount(company: $0.name, jobCount: $0.jobs) },
                    jobSources: sources.map { V1.SourceShare($0, of: totals.postings) },
                    lastUpdated: V1.time(now)
                )
            )
        }
    }
}

extension V1.SourceShare {
    init(_ share: MarketShare, of total: Int) {
        self.init(
            source: share.name,
            jobCount: share.jobs,
            percentage: V1.percentage(share.jobs, of: total),
            firstJob: share.firstSight.map(V1.time),
            latestJob: share.lastSight.map(V1.time)
        )
    }
}
