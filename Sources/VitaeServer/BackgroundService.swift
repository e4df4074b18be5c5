import ServiceLifecycle

/// Work that goes on beside a server and is cancelled when it stops.
struct BackgroundService: Service {
    let body: @Sendable () async -> Void

    func run() async throws {
        await cancelWhenGracefulShutdown { await body() }
    }
}
