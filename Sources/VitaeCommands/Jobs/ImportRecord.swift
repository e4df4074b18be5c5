import Foundation
import JobFeeds

/// What the last import of a source came to.
struct ImportRecord: Codable, Hashable {
    var importedAt: Date
    /// Rows that were no postings.
    var rejected: Int
    /// The web address that it came from; nil for a file.
    var address: String?
    /// What the server gave to ask for changes only.
    var validators: FeedValidators?
}

/// The last import of each source, in a file beside the database.
struct ImportRecords {
    let folder: DataFolder

    private var file: URL { folder.url.appending(path: "imports.json") }

    /// The records by source.
    ///
    /// - Returns: nothing before the first import.
    /// - Throws: a failure when the file is damaged.
    func all() throws -> [String: ImportRecord] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        do {
            return try JSONDecoder().decode([String: ImportRecord].self, from: Data(contentsOf: file))
        } catch {
            throw CommandFailure.failed("\(file.path) cannot be read. Remove it: it only remembers earlier imports.")
        }
    }

    /// Keeps the record of a source instead of the one before.
    func set(_ record: ImportRecord, for source: String) throws {
        var records = try all()
        records[source] = record
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(records).write(to: file, options: .atomic)
        } catch {
            throw CommandFailure.failed("\(file.path) cannot be written; is the disk full?")
        }
    }
}
