import Hummingbird
import Logging
import NIOEmbedded

@testable import VitaeServer

/// Contexts of requests that come over no connection.
enum TestContext {
    /// Runs a body with a context.
    static func run<Result: Sendable>(
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        _ body: (ServerContext) async throws -> Result
    ) async throws -> Result {
        let channel = NIOAsyncTestingChannel()
        do {
            let result = try await body(ServerContext(source: .init(channel: channel, logger: logger)))
            _ = try await channel.finish(acceptAlreadyClosed: true)
            return result
        } catch {
            _ = try await channel.finish(acceptAlreadyClosed: true)
            throw error
        }
    }
}
