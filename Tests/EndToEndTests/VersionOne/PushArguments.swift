import Foundation
import StandIn
import TestSupport
import Testing

/// Servers that push to a stand-in for Apple's service.
enum PushArguments {
    private static let info = #"{"osVersion":"1","appVersion":"1","deviceModel":"x","timezone":"UTC"}"#

    /// What a server is started with: it pushes at any hour, as often as there is something.
    static func all(_ apple: StandInServer, _ certificate: MadeCertificate) -> [String] {
        [
            "--apns-key-file", certificate.key, "--apns-key-id", "ABC1234567", "--apns-team-id", "TEAM123456",
            "--apns-topic", "com.example.jobs", "--apns-url", apple.address, "--apns-sandbox-url", apple.address,
            "--push-root", certificate.certificate, "--quiet-hours", "off", "--pushes-per-hour", "1000",
            "--pushes-per-day", "1000",
        ]
    }

    /// A device that wants to be told of some keywords.
    static func subscribed(_ client: APIClient, _ keywords: [String]) async throws -> (id: String, token: String) {
        let token = (0..<64).map { _ in "0123456789abcdef".randomElement().map(String.init) ?? "" }.joined()
        let answer = try await client.send(
            "POST",
            "/api/v1/devices/register",
            body: #"{"device_token":"\#(token)","device_info":\#(info)}"#
        )
        let data = answer.object["data"] as? [String: Any]
        let device = try #require(data?["device_id"] as? String, "\(answer.text)")
        let list = String(decoding: try JSONEncoder().encode(keywords), as: UTF8.self)
        let made = try await client.send(
            "POST",
            "/api/v1/keywords",
            body: #"{"device_id":"\#(device)","keywords":\#(list)}"#
        )
        #expect(made.status == 200, "\(made.text)")
        return (device, token)
    }
}
