import AsyncHTTPClient
import NIOCore

extension HTTPClient {
    private static let connectSeconds: Int64 = 5

    /// Runs a body with a client for one request: without redirects, and with nothing unpacked.
    ///
    /// - Parameter body: asks.
    /// - Returns: what the body returns.
    /// - Throws: what the body throws.
    static func single<Value: Sendable, Failure: Error>(
        _ body: (HTTPClient) async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        var configuration = Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = .seconds(connectSeconds)
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<Value, Failure>
        do throws(Failure) {
            result = .success(try await body(client))
        } catch {
            result = .failure(error)
        }
        do {
            try await client.shutdown()
        } catch {
            // It tells what it had to break off, such as a body that became too large; nothing is left open.
        }
        return try result.get()
    }
}
