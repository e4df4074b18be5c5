import AsyncHTTPClient
import Crypto
import Foundation
import JWTKit
import JobAlerts
import NIOCore
import NIOHTTP1

/// Hands notifications to the services of browsers (RFC 8030), which know the sender by a key (RFC 8292).
struct WebPush: Sendable {
    private struct Claims: JWTPayload {
        let aud: String
        let exp: Int
        let sub: String

        /// The service checks them.
        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    private let settings: WebPushSettings
    private let client: HTTPClient
    private let key: P256.Signing.PrivateKey

    private static let lifetime = 86_400
    /// Of a token; services take none that lasts longer than a day.
    private static let tokenLifetime = 43_200.0
    private static let seconds: Int64 = 15
    private static let longestAnswer = 4_096

    init(_ settings: WebPushSettings, client: HTTPClient) throws {
        self.settings = settings
        self.client = client
        key = try P256.Signing.PrivateKey(rawRepresentation: settings.key)
    }

    /// Hands a notification over.
    func send(_ notification: LeasedNotification, payload: Data, now: Date) async throws -> Delivery {
        guard let token = notification.device.token, let endpoint = WebEndpoint(token, hosts: settings.hosts),
            let keys = notification.device.webKeys
        else { return .wrong(.noToken) }
        let body: Data
        do {
            body = try ContentEncryption.encrypt(payload, for: keys)
        } catch {
            return .wrong(NotificationReason("bad keys"))
        }
        do {
            return try await ask(endpoint, notification, body: body, now: now)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // The error as it is may hold the endpoint.
            if Task.isCancelled { throw CancellationError() }
            return .later(after: nil, .unreachable)
        }
    }

    private func ask(
        _ endpoint: WebEndpoint,
        _ notification: LeasedNotification,
        body: Data,
        now: Date
    ) async throws -> Delivery {
        let claims = Claims(
            aud: endpoint.origin,
            exp: Int(now.timeIntervalSince1970 + Self.tokenLifetime),
            sub: settings.contact
        )
        let keys = await JWTKeyCollection().add(ecdsa: try ES256PrivateKey(backing: key))
        var request = HTTPClientRequest(url: endpoint.url.absoluteString)
        request.method = .POST
        request.headers = [
            "authorization": "vapid t=\(try await keys.sign(claims)), k=\(settings.publicKey)",
            "content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": "\(Self.lifetime)",
            "urgency": notification.kind == .digest ? "low" : "high",
            "topic": notification.collapseID.replacing("-", with: ""),
        ]
        request.body = .bytes(ByteBuffer(bytes: body))
        let response = try await client.execute(request, deadline: .now() + .seconds(Self.seconds))
        _ = try await response.body.collect(upTo: Self.longestAnswer)
        let reason = NotificationReason("\(response.status.code)")
        switch response.status.code {
        case 200..<300: return .taken(.nothing)
        case 404, 410: return .gone(since: nil, reason)
        case 429, 500...:
            return .later(after: Delivery.seconds(response.headers.first(name: "retry-after")), reason)
        default: return .wrong(reason)
        }
    }
}

extension WebPushSettings {
    /// The public key, as browsers want it when they subscribe; empty where the private one is none.
    package var publicKey: String {
        do {
            return Self.base64URL(try P256.Signing.PrivateKey(rawRepresentation: key).publicKey.x963Representation)
        } catch {
            return ""
        }
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
