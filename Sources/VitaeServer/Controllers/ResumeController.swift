import Hummingbird
import Resume
import Sessions

/// `GET /api/public/resume`
struct ResumeController {
    let lookup: SessionLookup
    let analyzer: Analyzer

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/resume")
        router.get("/api/public/resume") { request, _ in
            guard let analysis = try await lookup.session(for: request).analysis else {
                throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
            }
            return JSONBody(analyzer.jsonResume(of: analysis))
        }
    }
}
