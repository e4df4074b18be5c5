import HTTPTypes
import Hummingbird

/// Tells browsers to come back with TLS only.
struct StrictTransportMiddleware<Context: RequestContext>: RouterMiddleware {
    /// A year, as browsers expect it. The names below the server's own may be somebody else's.
    private static var age: String { "max-age=31536000" }

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.strictTransportSecurity] = Self.age
        return response
    }
}
