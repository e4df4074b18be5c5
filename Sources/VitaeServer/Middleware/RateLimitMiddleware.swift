import Accounts
import Foundation
import Hummingbird
import Sessions

/// Holds back clients that ask too often for what costs something, and those that poll a session too often.
struct RateLimitMiddleware: RouterMiddleware {
    /// Whose calls are counted together.
    private enum Caller: Hashable, Sendable {
        /// The hash of a view token: the token itself is kept nowhere.
        case session(Data)
        /// The client's range of addresses; nil when the connection has no address.
        case client(AddressRange?)
    }

    /// What is counted by address, apart from all else.
    private enum Cost: String {
        case upload
        /// A quarter of a second of a core, where it is by password.
        case signIn
        case signUp
        /// A whole analysis is read and explained; a language model may be asked.
        case insight

        /// The cost of a request; nil for one that is not counted by address.
        init?(_ request: Request, path: String) {
            // The server answers HEAD as it does GET.
            switch (path, request.method == .head ? .get : request.method) {
            case ("/api/resume", .post): self = .upload
            case ("/auth/v1/token", .post), ("/auth/v1/authorize", .get), ("/auth/v1/callback", .get): self = .signIn
            case ("/api/auth/login", .post), ("/api/auth/refresh", .post), ("/api/mobile/auth/login", .post):
                self = .signIn
            case ("/auth/v1/recover", .post), ("/auth/v1/reset", .post), ("/auth/v1/confirm", .post): self = .signIn
            case ("/auth/v1/signup", .post): self = .signUp
            case (_, .post) where path.hasPrefix("/api/jobs/") || path.hasPrefix("/api/insights/"): self = .insight
            default: return nil
            }
        }

        /// Whether all servers on one store count it together; the others are asked for too often for that.
        var isShared: Bool { self != .insight }

        var refusal: String {
            switch self {
            case .upload: "Too many documents came from your network. Wait a little, then send the next one."
            case .signIn: "Too many sign-ins came from your network. Wait a little, then try again."
            case .signUp: "Too many accounts were made from your network. Try again later."
            case .insight: "Too many questions came from your network. Wait a little, then ask again."
            }
        }
    }

    private let isEnabled: Bool
    private let costs: [Cost: any Limiter<AddressRange?>]
    private let polls: RateLimiter<Caller>
    /// Calls of `/api/v1`.
    private let calls: RateLimiter<AddressRange?>
    private let now: @Sendable () -> Date

    private static let pollPaths = "/api/public/"

    /// - Parameters:
    ///   - settings: the limits.
    ///   - store: what several servers count with; nil to count alone.
    ///   - now: the clock.
    init(
        _ settings: RateLimitSettings,
        store: (any LimitStore)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        isEnabled = settings.isEnabled
        let limits: [Cost: (rate: Double, burst: Int)] = [
            .upload: (settings.uploadsPerMinute / 60, settings.uploadBurst),
            .signIn: (settings.signInsPerMinute / 60, settings.signInBurst),
            .signUp: (settings.signUpsPerHour / 3_600, settings.signUpBurst),
            .insight: (settings.insightsPerSecond, settings.insightBurst),
        ]
        costs = Dictionary(
            uniqueKeysWithValues: limits.map { cost, limit in
                let limiter: any Limiter<AddressRange?> =
                    if let store, cost.isShared {
                        SharedLimiter(
                            cost.rawValue,
                            in: store,
                            rate: limit.rate,
                            burst: limit.burst,
                            capacity: settings.capacity
                        ) { $0?.description ?? "" }
                    } else {
                        RateLimiter(rate: limit.rate, burst: limit.burst, capacity: settings.capacity)
                    }
                return (cost, limiter)
            }
        )
        polls = RateLimiter(rate: settings.pollsPerSecond, burst: settings.pollBurst, capacity: settings.capacity)
        calls = RateLimiter(
            rate: Double(settings.callsPerHour) / 3_600,
            burst: settings.callsPerHour,
            capacity: settings.capacity
        )
        self.now = now
    }

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        if isEnabled { try await admit(request, context: context) }
        return try await next(request, context)
    }

    private func admit(_ request: Request, context: ServerContext) async throws {
        // What does not exist is counted too; what watches the server is not.
        if APIGeneration.v1.contains(request), !APIGeneration.v1.contains(request, named: "health") {
            guard let seconds = calls.take(context.clientAddress?.clientRange, now: now()) else { return }
            throw Problem.tooManyRequests("Too many calls came from your network. Wait a little.", seconds: seconds)
        }
        let path = context.endpointPath ?? ""
        if let cost = Cost(request, path: path) {
            guard let seconds = await costs[cost]?.take(context.clientAddress?.clientRange, now: now()) else { return }
            throw Problem.tooManyRequests(cost.refusal, seconds: seconds)
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
