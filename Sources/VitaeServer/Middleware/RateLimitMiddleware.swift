import Accounts
import Foundation
import Hummingbird
import Sessions

/// Holds back clients that upload too often, and those that poll a session too often.
struct RateLimitMiddleware: RouterMiddleware {
    /// Whose calls are counted together.
    private enum Caller: Hashable, Sendable {
        /// The hash of a view token: the token itself is kept nowhere.
        case session(Data)
        /// The client's range of addresses; nil when the connection has no address.
        case client(AddressRange?)
    }

    private let isEnabled: Bool
    private let uploads: RateLimiter<AddressRange?>
    private let polls: RateLimiter<Caller>
    private let now: @Sendable () -> Date

    private static let uploadPath = "/api/resume"
    private static let pollPaths = "/api/public/"

    /// - Parameters:
    ///   - settings: the limits.
    ///   - now: the clock.
    init(_ settings: RateLimitSettings, now: @escaping @Sendable () -> Date = { Date() }) {
        isEnabled = settings.isEnabled
        uploads = RateLimiter(
            rate: settings.uploadsPerMinute / 60,
            burst: settings.uploadBurst,
            capacity: settings.capacity
        )
        polls = RateLimiter(rate: settings.pollsPerSecond, burst: settings.pollBurst, capacity: settings.capacity)
        self.now = now
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        if isEnabled { try admit(request, context: context) }
        return try await next(request, context)
    }

    private func admit(_ request: Request, context: ServerContext) throws {
        let path = context.endpointPath ?? ""
        if path == Self.uploadPath, request.method == .post {
            guard let seconds = uploads.take(context.clientAddress?.clientRange, now: now()) else { return }
            throw Problem.tooManyRequests(
                "Too many documents came from your network. Wait a little, then send the next one.",
                seconds: seconds
            )
        }
        if path.hasPrefix(Self.pollPaths), let token = request.viewToken {
            // What cannot be a token has no session: those who send it are counted by where they are.
            let caller = ViewTokens.hash(of: token).map(Caller.session) ?? .client(context.clientAddress?.clientRange)
            guard let seconds = polls.take(caller, now: now()) else { return }
            throw Problem.tooManyRequests("This session is asked for too often. Ask less often.", seconds: seconds)
        }
    }
}

extension Problem {
    /// An answer to whoever comes too often.
    static func tooManyRequests(_ detail: String, seconds: Double) -> Problem {
        var problem = Problem(.tooManyRequests, detail)
        // Whole seconds, and never so few that the next attempt comes too early again.
        problem.retryAfter = Int(min(max(seconds.rounded(.up), 1), 86_400))
        return problem
    }
}
