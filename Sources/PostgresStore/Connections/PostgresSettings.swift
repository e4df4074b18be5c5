/// How a database is used.
package struct PostgresSettings: Sendable {
    /// Connections, each with a thread of its own.
    package var connections = 8
    /// The password, from a file or the environment; nil where the server asks for none, or libpq finds it.
    package var password: String?
    /// Seconds that a statement may take.
    package var statementSeconds = 30.0
    /// Seconds that work may wait for a connection.
    package var patienceSeconds = 5.0
    /// Seconds that connecting may take.
    package var connectSeconds = 5.0

    package init() {}
}
