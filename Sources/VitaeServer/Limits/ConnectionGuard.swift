package import Logging
package import NIOCore

/// Makes the handlers that hold connections to their limits.
///
/// They go behind the HTTP decoder:
///
/// ```swift
/// .http1(configuration: .init(additionalChannelHandlers: connectionGuard.handlers(), …))
/// ```
package struct ConnectionGuard: Sendable {
    let limits: ConnectionLimits
    let counter: ConnectionCounter
    let logger: Logger
    let onEnd: @Sendable (ConnectionEnd) -> Void

    /// Makes a guard.
    ///
    /// - Parameters:
    ///   - limits: what a connection may cost.
    ///   - counter: counts the connections of all handlers.
    ///   - logger: is told why connections are ended, at debug level: anybody can cause these lines.
    ///   - onEnd: is called for every connection that the guard ends.
    package init(
        limits: ConnectionLimits,
        counter: ConnectionCounter,
        logger: Logger,
        onEnd: @escaping @Sendable (ConnectionEnd) -> Void = { _ in }
    ) {
        self.limits = limits
        self.counter = counter
        self.logger = logger
        self.onEnd = onEnd
    }

    /// The handlers of one connection.
    package func handlers() -> [any RemovableChannelHandler] {
        [ConnectionGuardHandler(self)]
    }
}
