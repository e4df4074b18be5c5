import Foundation
import StandIn
import VitaeAPI

@testable import VitaeClient

/// A client that does not wait, and what a server says to it.
enum ClientFixture {
    static let token = "AAAAAAAAAAAAAAAAAAAAAAAA"
    static let upload = #"{"user_search_id": "u", "search_session_id": "s", "view_token": "t"}"#

    /// A client that notes its pauses instead of making them, and for which no time passes.
    static func client(
        of server: String,
        pauses: Recorder<Duration> = Recorder(),
        attempts: Int = 4,
        random: Double = 0
    ) -> VitaeClient {
        var retries = RetryPolicy(attempts: attempts)
        let start = ContinuousClock.now
        retries.now = { start }
        retries.random = { random }
        retries.sleep = { pauses.add($0) }
        return VitaeClient(server: server, retries: retries)
    }

    static func session(_ status: String) -> StandInServer.Answer {
        StandInServer.Answer(body: #"{"status": "\#(status)", "created_at": "2026-01-04T10:30:00Z"}"#)
    }

    static func problem(_ status: Int, headers: [String: String] = [:]) -> StandInServer.Answer {
        StandInServer.Answer(
            status,
            headers: headers.merging(["Content-Type": "application/problem+json"]) { $1 },
            body: #"{"type": "about:blank", "title": "No", "status": \#(status), "detail": "Not now."}"#
        )
    }
}
