import Accounts
import Foundation
import Hummingbird
import Publications
import Resume
import Sessions

/// `GET /api/public/resume`
struct ResumeController {
    let lookup: SessionLookup
    let analyzer: Analyzer
    let accounts: AccountService
    let publications: any PublicationStore

    /// Publications that a résumé names at most.
    private static let mostPublications = 10_000

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/resume")
        router.get("/api/public/resume") { request, _ in
            let session = try await lookup.session(for: request)
            guard var analysis = session.analysis else {
                throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
            }
            switch request.uri.queryParameters["publications"] {
            case nil: break
            case "own": analysis.resume.publications = try await ownPublications(request, session)
            default: throw Problem.badParameter("publications", "“publications” is “own”, or left out.")
            }
            return JSONBody(analyzer.jsonResume(of: analysis))
        }
    }

    /// The list that the owner of a session keeps, in place of what the document says. Whoever has the view token alone
    /// does not see it.
    private func ownPublications(_ request: Request, _ session: Session) async throws -> [TitledEntry] {
        let account = try await accounts.bearer(of: request).account
        guard session.owner == account else {
            throw Problem(.forbidden, "Only the owner of the session may put their publications into its résumé.")
        }
        var entries: [TitledEntry] = []
        var mark: Int64?
        repeat {
            let bit = try await publications.publications(
                PublicationQuery(),
                of: account,
                after: mark,
                limit: PublicationFileAnswer.bit,
                now: Date()
            )
            entries += bit.publications.map { ResumePublications.entry($0, session: session.id) }
            mark = bit.mark
        } while mark != nil && entries.count < Self.mostPublications
        return entries
    }
}
