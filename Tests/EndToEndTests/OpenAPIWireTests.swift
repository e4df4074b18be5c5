import Foundation
import Testing
import VitaeAPI

/// A type on the wire, once with everything that it can hold and once with as little as it must.
struct WireSample: CustomTestStringConvertible {
    /// Name of its schema.
    let schema: String
    let whole: any Encodable & Sendable
    let sparse: any Encodable & Sendable

    var testDescription: String { schema }

    private static let token = "0123456789ABCDEFGHIJabcd"
    private static let id = "00000000-0000-4000-8000-000000000000"
    private static let time = "2026-01-04T10:30:00.123Z"

    init(_ schema: String, _ whole: any Encodable & Sendable, sparse: (any Encodable & Sendable)? = nil) {
        self.schema = schema
        self.whole = whole
        self.sparse = sparse ?? whole
    }

    /// A value as a client sees it.
    static func value(_ value: any Encodable) throws -> OpenAPIValue {
        try JSONDecoder().decode(OpenAPIValue.self, from: try JSONEncoder().encode(value))
    }

    static let all = [
        WireSample("UploadResponse", UploadResponse(userSearchID: id, searchSessionID: id, viewToken: token)),
        WireSample("SessionResponse", session, sparse: SessionResponse(status: "queued", createdAt: time)),
        WireSample("ScoreFinding", finding), WireSample("ScoreCategory", category), WireSample("JobCounts", counts),
        WireSample("JobResponse", job(isKnown: true), sparse: job(isKnown: false)),
        WireSample(
            "JobSalary",
            JobResponse.Salary(currency: "USD", minimum: 20, maximum: 25, period: "hour", text: "USD 20-25 an hour"),
            sparse: JobResponse.Salary(currency: "USD", minimum: nil, maximum: nil, period: "shift", text: nil)
        ),
        WireSample("JobExplanationResponse", JobExplanationResponse(explanationSummary: "It fits.", bullets: ["Yes."])),
        WireSample("RoleSnippetResponse", RoleSnippetResponse(role: "Cook", summary: "It fits.", bullets: ["Yes."])),
        WireSample("SuccessResponse", SuccessResponse()), WireSample("SettingsResponse", settings),
        WireSample("Sample", SettingsResponse.Sample(name: "cook.pdf", title: "Cook")),
        WireSample("DashboardResponse", dashboard(isKnown: true), sparse: dashboard(isKnown: false)),
        WireSample("DashboardSummary", dashboard(isKnown: true).summary),
        WireSample("RecentSession", recent(isKnown: true), sparse: recent(isKnown: false)),
        WireSample("SavedJob", saved),
        WireSample("Problem", problem, sparse: ProblemDetails(title: "Conflict", status: 409, detail: "Not yet.")),
        WireSample("ProblemField", field(isNamed: true), sparse: field(isNamed: false)),
    ]

    private static var session: SessionResponse {
        var session = SessionResponse(status: "completed", createdAt: time)
        session.errorMessage = "The file is damaged."
        session.errorCode = "damaged"
        session.resumeScore = 78
        session.resumePercentile = 60
        session.resumePercentileReference = "557 invented résumés"
        session.resumeFeedback = "Add dates."
        session.realisticTargetRoles = ["Cook"]
        session.lastSearchTitle = "Cook"
        session.currentRoleTitle = "Cook"
        session.currentRoleCompany = "Globex Corporation"
        session.isResume = 0.97
        session.location = "Austin, TX"
        session.locationSource = "stated"
        session.yearsOfExperience = 7.5
        session.scoreBreakdown = [finding]
        session.scoreCategories = [category]
        session.jobCounts = counts
        session.expiresAt = time
        return session
    }

    private static let finding = ScoreFinding(
        code: "impact.numbers",
        severity: "major",
        pointsLost: 3.5,
        pointsPossible: 8,
        message: "Few numbers.",
        advice: "Add numbers.",
        evidence: ["Cooked"]
    )
    private static let category = ScoreCategory(name: "impact", points: 4.5, possible: 8)
    private static let counts = JobCounts(local: 1, national: 2, remote: 3)

    static func job(isKnown: Bool) -> JobResponse {
        var job = JobResponse(
            id: "feed:7",
            jobID: "feed:7",
            title: "Cook",
            companyName: "Globex Corporation",
            location: "Austin, TX",
            postedAt: isKnown ? "2 days ago" : nil,
            postedOn: isKnown ? "2026-01-02" : nil,
            jobURL: "https://jobs.example.com/7",
            sourceQuery: "Cook",
            category: "direct",
            isRemote: false,
            bucket: "local",
            matchScore: 81,
            distanceKilometres: isKnown ? 12.5 : nil
        )
        job.reason = "Fits “Cook”."
        job.places = ["Austin, TX"]
        job.skills = ["Baking", "Grilling"]
        job.matchingSkills = ["Baking"]
        guard isKnown else { return job }
        job.salary = .init(currency: "USD", minimum: 20, maximum: 25, period: "hour", text: "USD 20-25 an hour")
        job.employmentType = "FULL_TIME"
        job.excerpt = "You cook for two hundred."
        return job
    }

    private static let settings = SettingsResponse(
        maximumUploadBytes: 1_024,
        acceptedTypes: ["application/pdf"],
        retentionDays: 30,
        keepsFile: false,
        signUpEnabled: true,
        sendsLetters: true,
        providers: ["linkedin_oidc"],
        samples: [.init(name: "cook.pdf", title: "Cook")],
        hasPostings: true
    )

    private static let saved = DashboardResponse.SavedJob(
        jobID: "feed:7",
        title: "Cook",
        companyName: "Globex Corporation",
        location: "Austin, TX",
        jobURL: "https://jobs.example.com/7"
    )

    private static func recent(isKnown: Bool) -> DashboardResponse.RecentSession {
        DashboardResponse.RecentSession(
            searchSessionID: id,
            createdAt: time,
            titleOrInferredRole: "Cook",
            currentRoleTitle: isKnown ? "Cook" : nil,
            currentRoleCompany: isKnown ? "Globex Corporation" : nil,
            lastSearchTitle: isKnown ? "Cook" : nil,
            counts: counts,
            status: "completed",
            viewToken: token
        )
    }

    private static func dashboard(isKnown: Bool) -> DashboardResponse {
        DashboardResponse(
            summary: DashboardResponse.Summary(
                totalSearches: 1,
                uniqueJobsFound: 6,
                localJobsCount: 1,
                nationalJobsCount: 2,
                remoteJobsCount: 3,
                averageJobsPerSearch: 6.5,
                viewedJobsCount: 2,
                starredJobsCount: 1
            ),
            recentSessions: [recent(isKnown: true)],
            latestCompletedSession: isKnown ? recent(isKnown: true) : nil,
            recentStarredJobs: [saved]
        )
    }

    private static var problem: ProblemDetails {
        let field = ProblemDetails.Field(pointer: "/email", detail: "It is missing.")
        return ProblemDetails(title: "Bad Request", status: 400, detail: "“email” is missing.", errors: [field])
    }

    /// A field has a parameter or a pointer; that it can have either is what counts here.
    private static func field(isNamed: Bool) -> ProblemDetails.Field {
        var field = ProblemDetails.Field(parameter: "wait", detail: "It is too long.")
        field.parameter = isNamed ? "wait" : nil
        field.pointer = isNamed ? "/wait" : nil
        return field
    }
}

@Suite("Types on the wire and their schemas")
struct OpenAPIWireTests {
    @Test("have the same names, whether everything is known or nothing", arguments: WireSample.all)
    func names(sample: WireSample) throws {
        let document = try OpenAPIDocument.bundled()
        let schema = try document.schema(sample.schema)
        let whole = try WireSample.value(sample.whole)
        let sparse = try WireSample.value(sample.sparse)
        #expect(Set(whole.map.keys) == Set(try #require(schema["properties"]).map.keys))
        #expect(Set(sparse.map.keys) == Set(schema["required"]?.list.compactMap(\.text) ?? []))
        for value in [whole, sparse] { #expect(try document.complaints(value, by: schema) == []) }
    }
}
