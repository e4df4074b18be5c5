import HTTPTypes
import Hummingbird

/// Notes in the context whose request it is.
struct ClientAddressMiddleware: RouterMiddleware {
    let source: ClientAddress

    private static let header = HTTPField.Name("X-Forwarded-For")

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.clientAddress = source.resolve(
            peer: context.remoteAddress.flatMap { IPAddress($0) },
            forwardedFor: Self.header.map { request.headers[values: $0] } ?? []
        )
        return try await next(request, context)
    }
}
