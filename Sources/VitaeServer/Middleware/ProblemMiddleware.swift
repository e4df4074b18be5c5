import Hummingbird
import Logging
import VitaeAPI

/// Turns whatever a handler throws into a problem, and logs what is the server's own fault.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let problem = Problem(domain: error)
            if problem.details.status >= 500 {
                // The kind of error only: descriptions can hold what somebody sent.
                var metadata: Logger.Metadata = [
                    "status": "\(problem.details.status)", "error": "\(String(reflecting: type(of: error)))",
                ]
                if let part = problem.part { metadata["part"] = "\(part)" }
                context.logger.error("request failed", metadata: metadata)
            }
            return try problem.response(from: request, context: context)
        }
    }
}
