import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import TestSupport
import Testing

@testable import VitaeServer

@Suite("The metrics' own address")
struct MetricsListenerTests {
    @Test("shows them as text, and nothing else")
    func get() async throws {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let registry = MetricsRegistry(logger: logger)
        registry.declare(MetricFamily("test_total", .counter, help: "Nothing yet."))
        let (ports, announce) = AsyncStream<Int>.makeStream()
        let listener = MetricsListener(registry: registry, host: "127.0.0.1", port: 0, logger: logger) { port in
            announce.yield(port)
        }
        let services = ServiceGroup(configuration: .init(services: [listener], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { announce.finish() }
                try await services.run()
            }
            let port = try #require(await ports.first { _ in true })
            let metrics = try await HTTP.get("http://127.0.0.1:\(port)/metrics")
            #expect(metrics.status == 200)
            #expect(metrics.type == "text/plain; version=0.0.4; charset=utf-8")
            #expect(String(decoding: metrics.body, as: UTF8.self).hasSuffix("\ntest_total 0\n"))
            let other = try await HTTP.get("http://127.0.0.1:\(port)/health")
            #expect(other.status == 404)
            await services.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }
}
