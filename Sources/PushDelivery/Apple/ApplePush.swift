import AsyncHTTPClient
import Foundation
import JobAlerts
import NIOCore
import NIOHTTP1

/// Hands notifications to Apple's service.
struct ApplePush: Sendable {
    private let settings: AppleSettings
    private let tokens: ProviderTokens
    private let client: HTTPClient

    /// Apple keeps a notification for a device that is off for so long.
    private static let lifetime = 86_400.0
    private static let seconds: Int64 = 15
    private static let longestAnswer = 4_096

    init(_ settings: AppleSettings, client: HTTPClient) throws {
        self.settings = settings
        self.client = client
        tokens = try ProviderTokens(settings)
    }

    /// Whether a token of a device may be Apple's: then it is hexadecimal.
    static func isToken(_ token: String) -> Bool {
        !token.isEmpty
            && token.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
            }
    }

    /// Hands a notification over.
    func send(_ notification: LeasedNotification, payload: Data, now: Date) async throws -> Delivery {
        guard let token = notification.device.token, Self.isToken(token) else { return .wrong(.noToken) }
        let first = notification.device.environment ?? settings.environment
        for environment in [first, first.other] {
            let isSecondTry = environment != first
            let answer: AppleAnswer
            do {
                answer = try await ask(environment, token, notification, payload: payload, now: now)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                // The error as it is may hold the address, which ends with the token.
                if Task.isCancelled { throw CancellationError() }
                return .later(after: nil, .unreachable)
            }
            switch answer.meaning {
            case .taken: return .taken(.environment(environment))
            case .foreignToken where !isSecondTry: continue
            case .foreignToken: return .gone(since: nil, answer.reason)
            // A key of one environment alone.
            case .refused where isSecondTry: return .gone(since: nil, answer.reason)
            case .gone(let since): return .gone(since: since, answer.reason)
            case .refused, .expiredProviderToken: return .refused(answer.reason)
            case .later: return .later(after: answer.retryAfter, answer.reason)
            case .wrong: return .wrong(answer.reason)
            }
        }
        return .wrong(.unreachable)
    }

    /// Asks an environment; once more where the provider token was too old.
    private func ask(
        _ environment: Device.Environment,
        _ token: String,
        _ notification: LeasedNotification,
        payload: Data,
        now: Date
    ) async throws -> AppleAnswer {
        let bearer = try await tokens.token(now: now)
        let answer = try await ask(environment, token, notification, payload: payload, bearer: bearer, now: now)
        guard answer.meaning == .expiredProviderToken else { return answer }
        await tokens.drop(bearer)
        let fresh = try await tokens.token(now: now)
        return try await ask(environment, token, notification, payload: payload, bearer: fresh, now: now)
    }

    private func ask(
        _ environment: Device.Environment,
        _ token: String,
        _ notification: LeasedNotification,
        payload: Data,
        bearer: String,
        now: Date
    ) async throws -> AppleAnswer {
        let server = environment == .production ? settings.production : settings.sandbox
        var request = HTTPClientRequest(url: "\(server)/3/device/\(token)")
        request.method = .POST
        request.headers = [
            "authorization": "bearer \(bearer)", "apns-topic": settings.topic, "apns-push-type": "alert",
            "apns-priority": notification.kind == .digest ? "5" : "10",
            "apns-expiration": "\(Int(now.timeIntervalSince1970 + Self.lifetime))",
            "apns-id": notification.id.uuidString.lowercased(), "apns-collapse-id": notification.collapseID,
            "content-type": "application/json",
        ]
        request.body = .bytes(ByteBuffer(bytes: payload))
        let response = try await client.execute(request, deadline: .now() + .seconds(Self.seconds))
        // Apple speaks nothing else: whoever does is in between.
        guard response.version.major == 2 else { throw NotHTTP2() }
        let body = try await response.body.collect(upTo: Self.longestAnswer)
        return AppleAnswer(
            status: Int(response.status.code),
            body: Data(body.readableBytesView),
            retryAfter: response.headers.first(name: "retry-after")
        )
    }

    private struct NotHTTP2: Error {}
}

extension LeasedNotification {
    /// What a second copy is told by: it replaces the first on the screen.
    var collapseID: String {
        (kind == .match ? matches.first?.id ?? id : id).uuidString.lowercased()
    }
}
