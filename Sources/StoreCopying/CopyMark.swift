import Foundation
package import StoredRows

/// How far a copy is.
package struct CopyMark: Hashable, Sendable {
    /// What is copied: where it is, and the versions of the tables on both sides.
    package let source: String
    /// How many tables are done.
    package var tables = 0
    /// The key of the last row of the next table; nil at its beginning.
    package var key: [StoredCell]?

    init(source: String) { self.source = source }

    /// One that a store has kept.
    ///
    /// - Parameters:
    ///   - source: what is copied.
    ///   - tables: how many tables are done.
    ///   - keyText: as `keyText()` gave it.
    /// - Throws: an error when the text is no key.
    package init(source: String, tables: Int, keyText: String?) throws {
        self.source = source
        self.tables = tables
        key = try keyText.map { try JSONDecoder().decode([StoredCell].self, from: Data($0.utf8)) }
    }

    /// The key as a text, the same for the same key.
    package func keyText() throws -> String? {
        guard let key else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(key), as: UTF8.self)
    }
}
