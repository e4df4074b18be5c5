import Hummingbird

/// Counts and times requests.
struct MetricsMiddleware<Context: RequestContext>: RouterMiddleware {
    let metrics: ServerMetrics

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        do {
            let response = try await next(request, context)
            note(request, context, status: response.status.code, since: start)
            return response
        } catch {
            note(request, context, status: (error as? any HTTPResponseError)?.status.code ?? 500, since: start)
            throw error
        }
    }

    private func note(_ request: Request, _ context: Context, status: Int, since start: ContinuousClock.Instant) {
        metrics.requestAnswered(
            request.method,
            route: context.endpointPath,
            status: status,
            seconds: (ContinuousClock.now - start) / .seconds(1)
        )
    }
}
