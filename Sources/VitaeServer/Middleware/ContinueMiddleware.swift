import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Tells clients that wait for it to send their body, once somebody wants to read it (RFC 9110, 10.1.1): what is refused
/// by its headers need not be sent at all.
struct ContinueMiddleware: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        guard request.isAwaitingContinue else { return try await next(request, context) }
        var request = request
        request.body = RequestBody(asyncSequence: AwaitedBody(body: request.body, channel: context.channel))
        return try await next(request, context)
    }
}

extension Request {
    /// Whether the client waits for a word before it sends its body. It need not, and may send it after all.
    var isAwaitingContinue: Bool { headers[.expect] != nil }
}

/// A body that is asked for when it is first read.
private struct AwaitedBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: RequestBody
    let channel: any Channel

    struct AsyncIterator: AsyncIteratorProtocol {
        var body: RequestBody.AsyncIterator
        let channel: any Channel
        var isAskedFor = false

        mutating func next() async throws -> ByteBuffer? {
            if !isAskedFor {
                isAskedFor = true
                try await channel.writeAndFlush(HTTPResponsePart.head(HTTPResponse(status: .continue)))
            }
            return try await body.next()
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(body: body.makeAsyncIterator(), channel: channel)
    }
}
