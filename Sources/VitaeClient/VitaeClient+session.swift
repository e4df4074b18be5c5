import NIOCore
import NIOHTTP1
public import VitaeAPI

/// Sessions, by their view tokens. Tokens travel in a header: addresses end up in logs.
extension VitaeClient {
    /// Asks how a session is.
    ///
    /// - Parameters:
    ///   - token: the session's view token.
    ///   - wait: seconds (0-30) that the server may wait for the next change.
    /// - Returns: the session.
    /// - Throws: why there is none; a token that is unknown or expired is refused with status 404.
    public func session(_ token: String, wait: Int = 0) async throws(VitaeClientError) -> SessionResponse {
        var call = Exchange.Call(path: "/api/public/session" + (wait > 0 ? "?wait=\(wait)" : ""))
        call.headers = [Self.header(token)]
        call.timeout = .seconds(Int64(wait)) + .seconds(30)
        return try await answer(to: call)
    }

    /// The session at first, then at every change of its status until it is completed or failed.
    ///
    /// - Parameters:
    ///   - token: the session's view token.
    ///   - time: how long to wait for the end at most; nil for as long as it takes.
    /// - Returns: a sequence that asks only while somebody waits for the next element.
    public func statuses(of token: String, atMost time: Duration? = nil) -> SessionStatuses {
        SessionStatuses(client: self, token: token, time: time)
    }

    /// Erases a session: file, text and results. Whoever holds the token owns them.
    ///
    /// - Parameter token: the session's view token.
    /// - Throws: why it is still there; a token that is unknown or expired is refused with status 404.
    public func erase(_ token: String) async throws(VitaeClientError) {
        _ = try await exchange.send(
            Exchange.Call(method: .DELETE, path: "/api/public/session", headers: [Self.header(token)])
        )
    }

    static func header(_ token: String) -> (name: String, value: String) { ("X-View-Token", token) }
}
