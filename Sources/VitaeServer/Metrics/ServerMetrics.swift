import ExtractionService
import HTTPTypes
package import Sessions

/// The metrics of the server, by what happens in it. Labels come from closed sets only.
package struct ServerMetrics: Sendable {
    /// Keeps them.
    package let registry: MetricsRegistry

    private static let requests = MetricFamily(
        "vitae_http_requests_total",
        .counter,
        labels: ["method", "route", "status"],
        help: "Requests that were answered."
    )
    private static let requestSeconds = MetricFamily(
        "vitae_http_request_seconds",
        .histogram,
        labels: ["route"],
        help: "Time from the headers of a request to the headers of its answer."
    )
    private static let connectionEnds = MetricFamily(
        "vitae_connections_ended_total",
        .counter,
        labels: ["reason"],
        help: "Connections that the server ended or did not take."
    )
    private static let stageSeconds = MetricFamily(
        "vitae_stage_seconds",
        .histogram,
        labels: ["stage"],
        help: "Time that a document spent in a stage."
    )

    /// The methods that have a label of their own: clients can invent others without end.
    private static let methods: Set<HTTPRequest.Method> = [.delete, .get, .head, .options, .patch, .post, .put]

    /// Declares the metrics.
    ///
    /// - Parameters:
    ///   - registry: keeps them.
    ///   - readings: where the values come from that are kept elsewhere.
    package init(registry: MetricsRegistry, readings: MetricsReadings) {
        self.registry = registry
        for family in [Self.requests, Self.requestSeconds, Self.connectionEnds, Self.stageSeconds] {
            registry.declare(family)
        }
        for end in ConnectionEnd.allCases { registry.add(0, to: Self.connectionEnds, labels: [end.rawValue]) }
        Self.declareQueue(readings, in: registry)
        Self.declareExtractors(readings, in: registry)
        registry.declare(MetricFamily("vitae_connections", .gauge, help: "Connections that are open.")) {
            [MetricSample(Double(readings.connections()))]
        }
        if let database = readings.database { Self.declareDatabase(database, in: registry) }
    }

    /// A request was answered.
    ///
    /// - Parameters:
    ///   - method: its method.
    ///   - route: the pattern of its route; nil when it has none. Never the path.
    ///   - status: the status of the answer.
    ///   - seconds: how long it took.
    func requestAnswered(_ method: HTTPRequest.Method, route: String?, status: Int, seconds: Double) {
        let method = Self.methods.contains(method) ? method.rawValue : "other"
        let route = route ?? "none"
        registry.add(to: Self.requests, labels: [method, route, "\(status)"])
        registry.observe(seconds, in: Self.requestSeconds, labels: [route])
    }

    /// A connection was ended or not taken.
    package func connectionEnded(_ end: ConnectionEnd) {
        registry.add(to: Self.connectionEnds, labels: [end.rawValue])
    }

    /// A document left a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage; only the three in which there is work are counted.
    ///   - seconds: how long it was in it.
    package func stageFinished(_ stage: SessionStatus, seconds: Double) {
        switch stage {
        case .extracting, .identifying, .searching:
            registry.observe(seconds, in: Self.stageSeconds, labels: [stage.rawValue])
        case .queued, .completed, .failed:
            break
        }
    }

    private static func declareQueue(_ readings: MetricsReadings, in registry: MetricsRegistry) {
        registry.declare(
            MetricFamily("vitae_sessions", .gauge, labels: ["status"], help: "Sessions in the store.")
        ) {
            let counts = try await readings.sessions()
            return SessionStatus.allCases.map { MetricSample(labels: [$0.rawValue], Double(counts[$0] ?? 0)) }
        }
        registry.declare(
            MetricFamily("vitae_queue_depth", .gauge, help: "Documents that wait or are being read.")
        ) {
            [MetricSample(Double(try await readings.queueDepth()))]
        }
        registry.declare(
            MetricFamily("vitae_queue_oldest_seconds", .gauge, help: "How long the first document in line has waited.")
        ) {
            [MetricSample(try await readings.queueOldestSeconds() ?? 0)]
        }
    }

    private static func declareExtractors(_ readings: MetricsReadings, in registry: MetricsRegistry) {
        registry.declare(
            MetricFamily(
                "vitae_extractor_deaths_total",
                .counter,
                labels: ["verdict"],
                help: "Extractor processes that ended other than well."
            )
        ) {
            let deaths = readings.extractorDeaths()
            return ExtractorVerdict.allCases.filter { $0 != .answered }.map {
                MetricSample(labels: [$0.rawValue], Double(deaths[$0.rawValue] ?? 0))
            }
        }
        registry.declare(
            MetricFamily("vitae_extractor_waiting", .gauge, help: "Documents that wait for an extractor.")
        ) {
            [MetricSample(Double(readings.extractorsWaiting()))]
        }
    }
}
