import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// Shows the metrics on an address of their own, which the operator keeps from the public.
package struct MetricsListener: Service {
    private let registry: MetricsRegistry
    private let host: String
    private let port: Int
    private let onListening: @Sendable (Int) -> Void
    private let logger: Logger

    private static let idleTime = TimeAmount.seconds(30)

    /// Makes a listener; it listens while it runs.
    ///
    /// - Parameters:
    ///   - registry: what is shown.
    ///   - host: address to listen on, usually `127.0.0.1`.
    ///   - port: port to listen on; 0 picks a free one.
    ///   - logger: is told what goes wrong.
    ///   - onListening: called with the port once connections are taken.
    package init(
        registry: MetricsRegistry,
        host: String,
        port: Int,
        logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.registry = registry
        self.host = host
        self.port = port
        self.logger = logger
        self.onListening = onListening
    }

    /// Listens until it is cancelled or told to stop.
    ///
    /// - Throws: an error when the address cannot be listened on.
    package func run() async throws {
        let router = Router(context: BasicRequestContext.self)
        router.add(middleware: HeadersMiddleware())
        router.add(middleware: ProblemMiddleware())
        MetricsController(registry: registry).addRoutes(to: router)
        let application = Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: Self.idleTime)),
            configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "Vitae"),
            onServerRunning: { [onListening, port] channel in onListening(channel.localAddress?.port ?? port) },
            logger: logger
        )
        try await application.run()
    }
}
