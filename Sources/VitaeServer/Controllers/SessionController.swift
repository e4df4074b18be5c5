import Hummingbird
import ServiceLifecycle
import Sessions
import VitaeAPI

/// `GET` and `DELETE /api/public/session`
struct SessionController {
    let lookup: SessionLookup
    let store: any SessionStore
    let changes: SessionChanges
    let answers: SessionAnswers

    private static let longestWait = 30.0
    /// Waiting is cut into turns this long: a change between two looks is seen after one of them.
    private static let turn = 0.25

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.delete, .get, at: "/api/public/session")
        router.delete("/api/public/session") { request, _ in try await erase(request) }
        router.get("/api/public/session") { request, _ in try await session(request) }
    }

    private func session(_ request: Request) async throws -> TaggedJSON {
        let wait = try Self.wait(of: request)
        let token = SessionLookup.token(of: request)
        var outline = try await answers.outline(token: token)
        let status = outline.session.status
        let clock = ContinuousClock()
        let end = clock.now + .seconds(wait)
        // A server that stops does not wait for those who wait.
        while outline.session.status == status, !status.isFinal, clock.now < end, !Task.isShuttingDownGracefully {
            await changes.wait(for: outline.session.id, atMost: min(end - clock.now, .seconds(Self.turn)))
            try Task.checkCancellation()
            outline = try await answers.outline(token: token)
        }
        return try await answers.answer(for: outline)
    }

    /// Erases file, text and results; whoever holds the token owns them.
    private func erase(_ request: Request) async throws -> Response {
        let session = try await lookup.session(for: request)
        guard try await store.erase(session.id) else { throw Problem.unknownToken }
        answers.forget(session.viewTokenHash)
        await changes.changed(session.id)
        return Response(status: .noContent)
    }

    private static func wait(of request: Request) throws -> Double {
        guard let text = request.uri.queryParameters["wait"] else { return 0 }
        guard let seconds = Double(text), (0...longestWait).contains(seconds) else {
            throw Problem.badParameter("wait", "“wait” is a number of seconds from 0 to 30.")
        }
        return seconds
    }
}
