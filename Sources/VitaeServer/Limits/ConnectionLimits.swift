package import NIOCore

/// What a connection may cost.
package struct ConnectionLimits: Hashable, Sendable {
    /// Connections in all.
    package var connections = 1_000
    /// Connections of one client: an address, or the /64 of an IPv6 one. Trusted proxies are exempt.
    package var connectionsPerClient = 100
    /// Time for the headers of a request, from the start of the connection or, later, from their first byte.
    package var headerTime = TimeAmount.seconds(10)
    /// Bytes of a body that must come in a second, while the server waits for them.
    package var bodyBytesPerSecond = 20_000
    /// Time that a body has beyond that.
    package var bodyGrace = TimeAmount.seconds(10)
    /// Time that the server waits for a body at most, however long it is.
    package var bodyTime = TimeAmount.seconds(120)
    /// Time that a connection without a request is kept.
    package var idleTime = TimeAmount.seconds(30)
    /// Time for a client to take in what fills the way to it.
    package var answerTime = TimeAmount.seconds(30)
    /// Time that is given to a client to read the last answer, before the connection is gone.
    package var lingerTime = TimeAmount.seconds(2)

    /// The defaults.
    package init() {}
}
