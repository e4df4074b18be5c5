import Foundation
import HTTPTypes
import Hummingbird
import Synchronization
import Testing
import VitaeAPI

@testable import VitaeServer

@Suite("Limits of rates")
struct RateLimitTests {
    private static let token = String(repeating: "a", count: 24)
    private static let otherToken = String(repeating: "b", count: 24)

    /// A time that tests set.
    private final class Clock: Sendable {
        private let seconds = Mutex(0.0)

        var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

        func advance(by amount: Double) { seconds.withLock { $0 += amount } }
    }

    private let clock = Clock()

    private func middleware(_ change: (inout RateLimitSettings) -> Void = { _ in }) -> RateLimitMiddleware {
        var settings = RateLimitSettings()
        change(&settings)
        return RateLimitMiddleware(settings) { [clock] in clock.now }
    }

    /// Sends a request through; nil when it is let through, else the problem.
    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        from address: String = "192.0.2.1",
        headers: HTTPFields = [:],
        through middleware: RateLimitMiddleware
    ) async throws -> Problem? {
        let request = Request(
            head: HTTPRequest(method: method, scheme: nil, authority: nil, path: path, headerFields: headers),
            body: RequestBody(buffer: ByteBuffer())
        )
        return try await TestContext.run { context in
            var context = context
            context.coreContext.endpointPath.value = request.uri.path
            context.clientAddress = IPAddress(address)
            do {
                _ = try await middleware.handle(request, context: context) { _, _ in Response(status: .ok) }
                return nil
            } catch let problem as Problem {
                return problem
            }
        }
    }

    @Test("60 uploads go at once, then one a second, by address")
    func uploads() async throws {
        let middleware = middleware()
        for _ in 0..<60 {
            #expect(try await send(.post, "/api/resume", through: middleware) == nil)
        }
        let problem = try #require(try await send(.post, "/api/resume", through: middleware))
        #expect(problem.status == .tooManyRequests)
        #expect(problem.retryAfter == 1)
        #expect(try await send(.post, "/api/resume", from: "192.0.2.2", through: middleware) == nil)
        #expect(try await send(.get, "/api/resume", through: middleware) == nil)
        clock.advance(by: 1)
        #expect(try await send(.post, "/api/resume", through: middleware) == nil)
        #expect(try await send(.post, "/api/resume", through: middleware) != nil)
    }

    @Test("an IPv6 client cannot take another address of its own network")
    func networks() async throws {
        let middleware = middleware { $0.uploadBurst = 1 }
        #expect(try await send(.post, "/api/resume", from: "2001:db8::1", through: middleware) == nil)
        #expect(try await send(.post, "/api/resume", from: "2001:db8::2", through: middleware) != nil)
        #expect(try await send(.post, "/api/resume", from: "2001:db8:0:1::1", through: middleware) == nil)
    }

    @Test("the answer says when to come back")
    func retryAfter() async throws {
        let middleware = middleware {
            $0.uploadBurst = 1
            $0.uploadsPerMinute = 2
        }
        _ = try await send(.post, "/api/resume", through: middleware)
        clock.advance(by: 0.5)
        #expect(try await send(.post, "/api/resume", through: middleware)?.retryAfter == 30)
        clock.advance(by: 30)
        #expect(try await send(.post, "/api/resume", through: middleware) == nil)
    }

    @Test("a session is asked for 20 times a second, wherever the question comes from")
    func polls() async throws {
        let middleware = middleware()
        let header = try #require(HTTPField.Name("X-View-Token"))
        for number in 0..<20 {
            let path = number.isMultiple(of: 2) ? "/api/public/session" : "/api/public/jobs"
            #expect(
                try await send(.get, "\(path)?token=\(Self.token)", from: "192.0.2.\(number)", through: middleware)
                    == nil
            )
        }
        for (path, headers) in [
            ("/api/public/session?token=\(Self.token)", [:]), ("/api/public/session", [header: Self.token]),
        ] as [(String, HTTPFields)] {
            let problem = try #require(try await send(.get, path, headers: headers, through: middleware))
            #expect(problem.status == .tooManyRequests)
            #expect(problem.retryAfter == 1)
            #expect(!problem.details.detail.contains(Self.token))
        }
        #expect(try await send(.get, "/api/public/session?token=\(Self.otherToken)", through: middleware) == nil)
        clock.advance(by: 0.06)
        #expect(try await send(.get, "/api/public/session?token=\(Self.token)", through: middleware) == nil)
    }

    @Test("what cannot be a token is counted by address")
    func malformedTokens() async throws {
        let middleware = middleware { $0.pollBurst = 2 }
        #expect(try await send(.get, "/api/public/session?token=x", through: middleware) == nil)
        #expect(try await send(.get, "/api/public/session?token=y", through: middleware) == nil)
        #expect(try await send(.get, "/api/public/session?token=z", through: middleware) != nil)
        #expect(try await send(.get, "/api/public/session?token=z", from: "192.0.2.2", through: middleware) == nil)
        #expect(try await send(.get, "/api/public/settings", through: middleware) == nil)
    }

    @Test("can be switched off")
    func disabled() async throws {
        let middleware = middleware {
            $0.isEnabled = false
            $0.uploadBurst = 1
        }
        for _ in 0..<5 {
            #expect(try await send(.post, "/api/resume", through: middleware) == nil)
        }
    }

    @Test(
        "sign-ins, sign-ups and questions are counted by address, each apart",
        arguments: [
            (["/auth/v1/token?grant_type=password", "/auth/v1/token?grant_type=refresh_token"], 60, 1.0),
            (["/auth/v1/signup"], 60, 60.0),
            (["/api/jobs/explanation", "/api/jobs/interaction", "/api/insights/role-snippet"], 200, 0.1),
        ]
    )
    func costs(_ paths: [String], burst: Int, seconds: Double) async throws {
        let middleware = middleware()
        for number in 0..<burst {
            #expect(try await send(.post, paths[number % paths.count], through: middleware) == nil)
        }
        for path in paths {
            let problem = try #require(try await send(.post, path, through: middleware))
            #expect(problem.status == .tooManyRequests)
            #expect(problem.retryAfter == Int(seconds.rounded(.up)))
        }
        #expect(try await send(.post, paths[0], from: "192.0.2.2", through: middleware) == nil)
        #expect(try await send(.post, "/api/resume", through: middleware) == nil)
        #expect(try await send(.get, "/api/public/settings", through: middleware) == nil)
        clock.advance(by: seconds + 0.01)
        #expect(try await send(.post, paths[0], through: middleware) == nil)
        #expect(try await send(.post, paths[0], through: middleware) != nil)
    }

    @Test("sign-ins with a provider are counted with the others: each is written down")
    func providers() async throws {
        let middleware = middleware { $0.signInBurst = 2 }
        #expect(try await send(.get, "/auth/v1/authorize", through: middleware) == nil)
        #expect(try await send(.get, "/auth/v1/callback", through: middleware) == nil)
        for method in [HTTPRequest.Method.get, .head] {
            #expect(try await send(method, "/auth/v1/authorize", through: middleware) != nil)
        }
        #expect(try await send(.get, "/auth/v1/user", through: middleware) == nil)
    }
}
