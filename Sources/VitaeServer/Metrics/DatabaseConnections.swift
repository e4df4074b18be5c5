/// How the connections to a database are doing that is no file.
package struct DatabaseConnections: Encodable, Hashable, Sendable {
    /// Connections that there are to be.
    package var connections: Int
    package var connected: Int
    package var working: Int
    /// Work that no connection has taken on.
    package var waiting: Int
    /// Seconds that all work so far has waited for a connection.
    package var waitedSeconds: Double
    /// How often a connection was lost and made again.
    package var reconnections: Int

    package init(
        connections: Int,
        connected: Int,
        working: Int,
        waiting: Int,
        waitedSeconds: Double,
        reconnections: Int
    ) {
        self.connections = connections
        self.connected = connected
        self.working = working
        self.waiting = waiting
        self.waitedSeconds = waitedSeconds
        self.reconnections = reconnections
    }

    private enum CodingKeys: String, CodingKey {
        case connections, connected, working, waiting, reconnections
        case waitedSeconds = "waited_seconds"
    }
}

extension ServerMetrics {
    private static let gauge = MetricFamily(
        "vitae_database_connections",
        .gauge,
        labels: ["state"],
        help: "Connections to PostgreSQL: those that there are to be, that there are, and that work."
    )
    private static let waiting = MetricFamily(
        "vitae_database_waiting",
        .gauge,
        help: "Work that no connection to PostgreSQL has taken on."
    )
    private static let waited = MetricFamily(
        "vitae_database_wait_seconds_total",
        .counter,
        help: "Time that work has waited for a connection to PostgreSQL."
    )
    private static let reconnections = MetricFamily(
        "vitae_database_reconnections_total",
        .counter,
        help: "Connections to PostgreSQL that were lost and made again."
    )

    /// Declares the metrics of connections to a database.
    static func declareDatabase(_ reading: @escaping @Sendable () -> DatabaseConnections, in registry: MetricsRegistry)
    {
        registry.declare(gauge) {
            let figures = reading()
            return [
                MetricSample(labels: ["connected"], Double(figures.connected)),
                MetricSample(labels: ["limit"], Double(figures.connections)),
                MetricSample(labels: ["working"], Double(figures.working)),
            ]
        }
        registry.declare(waiting) { [MetricSample(Double(reading().waiting))] }
        registry.declare(waited) { [MetricSample(reading().waitedSeconds)] }
        registry.declare(reconnections) { [MetricSample(Double(reading().reconnections))] }
    }
}
