import Accounts
import DailyBrief
import Foundation
import HTTPTypes
import Hummingbird
import JobMatching
import NIOCore
import Profiles
import Publications
import Resume
import Sessions
import VitaeAPI

/// `/api/me`: what belongs to an account.
struct MeController {
    let accounts: AccountService
    let accountStore: any AccountStore
    let sessions: any SessionStore
    let answers: SessionAnswers
    let library: any SessionLibrary
    let tokens: ViewTokens
    let analyzer: Analyzer
    let profiles: any ProfileStore
    let publications: any PublicationStore
    let exporter: ProfileExporter
    let briefs: any BriefStore

    /// Sessions and jobs on the dashboard; the export has all.
    private static let mostShown = 50

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/me/dashboard")
        router.get("/api/me/dashboard") { request, _ in
            JSONBody(try await dashboard(of: try await accounts.bearer(of: request).account))
        }
        router.allowOnly(.get, at: "/api/me/export")
        router.get("/api/me/export") { request, _ in
            try await export(of: try await accounts.bearer(of: request))
        }
        router.allowOnly(.get, at: "/api/me/profiles")
        router.get("/api/me/profiles") { request, _ in
            let account = try await accounts.bearer(of: request).account
            return JSONBody(Profiles(profiles: try await profiles.profiles(of: account).map(V1.Profile.init)))
        }
        router.allowOnly(.delete, at: "/api/me")
        router.delete("/api/me") { request, _ in
            let account = try await accounts.bearer(of: request).account
            let owned = try await library.sessions(of: account, now: Date())
            // The account first: nothing can be uploaded for it any more.
            _ = try await accountStore.delete(account: account)
            try await library.eraseEverything(of: account)
            for session in owned { answers.forget(session.viewTokenHash) }
            return Response(status: .noContent)
        }
        router.allowOnly(.delete, at: "/api/me/sessions/{id}")
        router.delete("/api/me/sessions/{id}") { request, context in
            let account = try await accounts.bearer(of: request).account
            let id = context.parameters.get("id").flatMap { UUID(uuidString: $0) }
            let owned = try await library.sessions(of: account, now: Date())
            guard let session = owned.first(where: { $0.id == id }), try await sessions.erase(session.id) else {
                throw Problem(.notFound, "You have no such session.")
            }
            answers.forget(session.viewTokenHash)
            return Response(status: .noContent)
        }
    }

    private func dashboard(of account: UUID) async throws -> DashboardResponse {
        let owned = try await library.sessions(of: account, now: Date())
        let starred = try await library.starredJobs(of: account)
        let activity = try await library.activity(of: account)
        // A session whose key is gone cannot be opened any more: without a token it is of no use to its owner.
        let recent = owned.compactMap { session in
            tokens.token(of: session).map { DashboardResponse.RecentSession(session, viewToken: $0) }
        }
        let total = recent.reduce(0) { $0 + $1.totalJobs }
        let average = owned.isEmpty ? 0 : Double(total) / Double(owned.count)
        return DashboardResponse(
            summary: DashboardResponse.Summary(
                totalSearches: owned.count,
                uniqueJobsFound: activity.uniqueJobs,
                localJobsCount: recent.reduce(0) { $0 + $1.localCount },
                nationalJobsCount: recent.reduce(0) { $0 + $1.nationalCount },
                remoteJobsCount: recent.reduce(0) { $0 + $1.remoteCount },
                averageJobsPerSearch: (average * 10).rounded() / 10,
                viewedJobsCount: activity.viewedJobs,
                starredJobsCount: starred.count
            ),
            recentSessions: Array(Self.insightsFirst(recent).prefix(Self.mostShown)),
            latestCompletedSession: recent.first(where: Self.isCompleted),
            recentStarredJobs: starred.prefix(Self.mostShown).map(DashboardResponse.SavedJob.init)
        )
    }

    private static func isCompleted(_ session: DashboardResponse.RecentSession) -> Bool {
        session.status == SessionStatus.completed.rawValue
    }

    /// Sessions with the last completed one in front where newer ones failed: an app shows insights of the first.
    private static func insightsFirst(
        _ sessions: [DashboardResponse.RecentSession]
    ) -> [DashboardResponse.RecentSession] {
        guard sessions.first?.status == SessionStatus.failed.rawValue,
            let completed = sessions.firstIndex(where: isCompleted)
        else { return sessions }
        return [sessions[completed]] + sessions[..<completed] + sessions[(completed + 1)...]
    }

    /// The profiles of an account, the oldest first.
    struct Profiles: Encodable, Sendable {
        let profiles: [V1.Profile]
    }

    /// Everything that is kept about an account, but its list of publications.
    struct Export: Encodable, Sendable {
        struct Account: Encodable, Sendable {
            let id: String
            let email: String
            let providers: [String]
            let name: String?
            let username: String?
            let nickname: String?
            let role: String
            let zone: String?
            let language: String?
            let personality: String?
            let place: String?
        }

        struct Search: Encodable, Sendable {
            let session: SessionResponse
            let resume: JSONResume?
            let jobs: [JobResponse]
        }

        let account: Account
        let sessions: [Search]
        let starred: [DashboardResponse.SavedJob]
        let profiles: [V1.Profile]
        let devices: [V1.ExportedDevice]
        let brief: V2.Export?
    }

    /// The export, with the list of publications behind it, which may be a long one.
    private func export(of bearer: Bearer) async throws -> Response {
        let whole = try JSONBody<Never>.encoder.encode(try await values(of: bearer))
        let list = PublicationFileAnswer(store: publications, owner: bearer.account, query: PublicationQuery())
        let first = try await list.next(after: nil)
        return Response(
            status: .ok,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody { body in
                var file = PublicationWriter(.json)
                try await body.write(ByteBuffer(bytes: whole.dropLast()))
                try await body.write(ByteBuffer(string: ",\"publications\":"))
                try await list.write(first, to: &body) { try file.text(of: $0) }
                try await body.write(ByteBuffer(string: file.end() + "}"))
                try await body.finish(nil)
            }
        )
    }

    private func values(of bearer: Bearer) async throws -> Export {
        let profile = try await accounts.user(for: bearer)
        let details = try await accountStore.details(of: bearer.account) ?? AccountDetails()
        let now = Date()
        var searches: [Export.Search] = []
        for session in try await library.sessions(of: bearer.account, now: now) {
            let marks = try await library.marks(in: session)
            let jobs = try await sessions.matches(of: session.id).map { match in
                JobResponse(match, marks: marks, now: now)
            }
            searches.append(
                Export.Search(
                    session: SessionResponse(session),
                    resume: session.analysis.map { analyzer.jsonResume(of: $0) },
                    jobs: jobs
                )
            )
        }
        return Export(
            account: Export.Account(
                id: profile.id.uuidString.lowercased(),
                email: profile.email.text,
                providers: profile.providers,
                name: details.name,
                username: details.username,
                nickname: details.nickname,
                role: details.role.rawValue,
                zone: details.zone,
                language: details.language,
                personality: details.personality,
                place: details.place
            ),
            sessions: searches,
            starred: try await library.starredJobs(of: bearer.account).map(DashboardResponse.SavedJob.init),
            profiles: try await profiles.profiles(of: bearer.account).map(V1.Profile.init),
            devices: try await exporter.export(of: try await profiles.devices(of: bearer.account)),
            brief: try await briefs.briefExport(of: bearer.account)
        )
    }
}

extension DashboardResponse.RecentSession {
    init(_ session: Session, viewToken: String) {
        let response = SessionResponse(session)
        self.init(
            searchSessionID: session.id.uuidString.lowercased(),
            createdAt: response.createdAt,
            titleOrInferredRole: response.currentRoleTitle ?? response.lastSearchTitle
                ?? Self.words(for: session.status),
            currentRoleTitle: response.currentRoleTitle,
            currentRoleCompany: response.currentRoleCompany,
            lastSearchTitle: response.lastSearchTitle,
            counts: response.jobCounts ?? JobCounts(local: 0, national: 0, remote: 0),
            status: session.status.rawValue,
            viewToken: viewToken
        )
    }

    private static func words(for status: SessionStatus) -> String {
        switch status {
        case .completed: "Résumé"
        case .failed: "Unreadable document"
        case .queued, .extracting, .identifying, .searching: "Résumé being read"
        }
    }
}

extension DashboardResponse.SavedJob {
    init(_ job: StarredJob) {
        self.init(
            jobID: job.id,
            title: job.title,
            companyName: job.company,
            location: job.location,
            jobURL: job.url
        )
    }
}
