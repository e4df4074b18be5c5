/// Why an official file cannot be imported.
package enum KnowledgeImportError: Error, Hashable, Sendable, CustomStringConvertible {
    case missingFile(String)
    case unreadableFile(String)
    case missingColumn(file: String, column: String)
    case noRows(String)

    package var description: String {
        switch self {
        case .missingFile(let file): "\(file) is missing."
        case .unreadableFile(let file): "\(file) cannot be read."
        case .missingColumn(let file, let column): "\(file) has no column named \(column)."
        case .noRows(let file): "\(file) has no rows."
        }
    }
}
