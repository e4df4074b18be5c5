/// Why a database is not used.
package enum PostgresStoreError: Error, Hashable, CustomStringConvertible {
    /// A later version of the program has changed its tables.
    case newer
    /// The server is older than what is needed.
    case oldServer(version: Int)
    /// The database does not keep texts in UTF-8.
    case encoding(String)
    /// It is the beginning of a copy.
    case unfinishedCopy

    package var description: String {
        switch self {
        case .newer:
            "The database was changed by a newer version of Vitae. Install that version; the database was not changed."
        case .oldServer(let version):
            "PostgreSQL \(version / 10_000) is too old. Vitae needs version \(PostgresMigrations.oldestServer / 10_000)."
        case .encoding(let name):
            "The database keeps texts as \(name). Create it with ENCODING 'UTF8'."
        case .unfinishedCopy:
            "It is an unfinished copy. Finish it with vitae store copy, or drop it."
        }
    }
}
