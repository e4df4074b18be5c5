import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle
import Sessions
import VitaeAPI

/// `GET /api/public/session/events`: server-sent events, one for each change of a session.
struct EventsController {
    let lookup: SessionLookup
    let changes: SessionChanges

    /// A comment is sent this often, so that nobody on the way takes the connection for dead.
    private static let heartbeat = Duration.seconds(15)
    private static let longest = Duration.seconds(600)
    /// Waiting is cut into turns this long: a change between two looks is seen after one of them.
    private static let turn = Duration.milliseconds(250)

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/session/events")
        router.get("/api/public/session/events") { request, _ in try await events(request) }
    }

    private func events(_ request: Request) async throws -> Response {
        let token = SessionLookup.token(of: request)
        let first = try await lookup.session(token: token)
        var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        if let buffering = HTTPField.Name("X-Accel-Buffering") { headers[buffering] = "no" }
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody { writer in
                try await write(first, token: token, to: &writer)
                try await writer.finish(nil)
            }
        )
    }

    private func write(_ first: Session, token: String, to writer: inout any ResponseBodyWriter) async throws {
        let clock = ContinuousClock()
        let end = clock.now + Self.longest
        var spoken = clock.now
        var session = first
        try await writer.write(Self.event(session))
        // A server that stops does not wait for those who wait; they ask again.
        while !session.status.isFinal, clock.now < end, !Task.isShuttingDownGracefully {
            await changes.wait(for: session.id, atMost: Self.turn)
            try Task.checkCancellation()
            let current: Session
            do {
                current = try await lookup.session(token: token)
            } catch is Problem {
                // Erased meanwhile: there is nothing more to tell.
                return
            }
            if current.status != session.status {
                try await writer.write(Self.event(current))
                spoken = clock.now
            } else if clock.now - spoken > Self.heartbeat {
                try await writer.write(ByteBuffer(string: ": still working\n\n"))
                spoken = clock.now
            }
            session = current
        }
    }

    private static func event(_ session: Session) throws -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: status\ndata: ")
        buffer.writeBytes(try JSONBody.encoder.encode(SessionResponse(session)))
        buffer.writeString("\n\n")
        return buffer
    }
}
