package import Sessions

/// Where the values come from that other parts of the program keep.
package struct MetricsReadings: Sendable {
    /// Sessions in the store by status.
    package var sessions: @Sendable () async throws -> [SessionStatus: Int]
    /// Documents that wait or are being read.
    package var queueDepth: @Sendable () async throws -> Int
    /// How long the document has waited that has waited longest, in seconds; nil when none waits.
    package var queueOldestSeconds: @Sendable () async throws -> Double?
    /// Ends of extractors by verdict.
    package var extractorDeaths: @Sendable () -> [String: Int]
    /// Documents that wait for an extractor.
    package var extractorsWaiting: @Sendable () -> Int
    /// Connections that are open.
    package var connections: @Sendable () -> Int
    /// Connections to a database that is no file; nil where there is none.
    package var database: (@Sendable () -> DatabaseConnections)?

    /// Names the sources.
    ///
    /// - Parameters:
    ///   - sessions: sessions in the store by status.
    ///   - queueDepth: documents that wait or are being read.
    ///   - queueOldestSeconds: the longest wait.
    ///   - extractorDeaths: ends of extractors by verdict.
    ///   - extractorsWaiting: documents that wait for an extractor.
    ///   - connections: connections that are open.
    ///   - database: connections to a database that is no file; nil where there is none.
    package init(
        sessions: @escaping @Sendable () async throws -> [SessionStatus: Int],
        queueDepth: @escaping @Sendable () async throws -> Int,
        queueOldestSeconds: @escaping @Sendable () async throws -> Double?,
        extractorDeaths: @escaping @Sendable () -> [String: Int],
        extractorsWaiting: @escaping @Sendable () -> Int,
        connections: @escaping @Sendable () -> Int,
        database: (@Sendable () -> DatabaseConnections)? = nil
    ) {
        self.sessions = sessions
        self.queueDepth = queueDepth
        self.queueOldestSeconds = queueOldestSeconds
        self.extractorDeaths = extractorDeaths
        self.extractorsWaiting = extractorsWaiting
        self.connections = connections
        self.database = database
    }
}
