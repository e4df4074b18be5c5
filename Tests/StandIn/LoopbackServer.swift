package import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// Runs an application on a free port of this machine for as long as a test takes.
package enum LoopbackServer {
    /// The server did not come up.
    package struct NotStarted: Error {}

    /// What an application calls with the channel that it listens on.
    package typealias Announcement = @Sendable (any Channel) async -> Void

    /// Where applications listen.
    package static var configuration: ApplicationConfiguration {
        ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0))
    }

    /// Runs a body beside an application, which has ended when this returns.
    ///
    /// - Parameters:
    ///   - logger: gets what the application has to say.
    ///   - application: makes it, with what it calls once it listens.
    ///   - body: gets the port.
    /// - Throws: an error when it does not start, and those of the body.
    package static func run(
        logger: Logger,
        _ application: (@escaping Announcement) throws -> some ApplicationProtocol,
        _ body: (Int) async throws -> Void
    ) async throws {
        let (ports, announce) = AsyncStream<Int>.makeStream()
        let application = try application { channel in announce.yield(channel.localAddress?.port ?? 0) }
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { announce.finish() }
                try await services.run()
            }
            do {
                guard let port = await ports.first(where: { _ in true }) else { throw NotStarted() }
                try await body(port)
            } catch {
                await services.triggerGracefulShutdown()
                throw error
            }
            await services.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }
}
