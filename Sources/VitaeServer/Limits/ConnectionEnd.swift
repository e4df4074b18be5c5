/// Why the server ended a connection, or did not take it.
package enum ConnectionEnd: String, CaseIterable, Sendable {
    /// All connections are taken.
    case full
    /// The client has as many connections as it may have.
    case clientFull = "client_full"
    /// It rested when another one needed its place.
    case shed
    /// The headers of a request took too long.
    case slowHeaders = "slow_headers"
    /// The body of a request took too long.
    case slowBody = "slow_body"
    /// The client does not take in its answer.
    case slowReader = "slow_reader"
    /// What came is no request.
    case unreadable
}
