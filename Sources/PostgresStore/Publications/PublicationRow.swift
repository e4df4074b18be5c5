import Foundation
import Publications
import TextFolding

/// A publication as the row of a table.
enum PublicationRow {
    /// What is read of a row.
    static let columns = """
        number, id, spelling, title, author, contributors, year, kind, fields::text AS fields, key, revision, created_at, \
        updated_at
        """

    /// Columns of what a publication says, with their values.
    static func cells(of content: PublicationContent) throws -> [(name: String, value: any PostgresValue)] {
        let identity = PublicationIdentity(content)
        let fields = PublicationField.allCases.compactMap { field in content[field].map { (field.rawValue, $0) } }
        return [
            ("title", content.title), ("author", content.author),
            ("contributors", StoredPublication.json(content.contributors)),
            ("year", content.year), ("kind", content.kind?.rawValue), ("title_key", content.title.folded),
            ("author_key", content.author.folded), ("identity", identity.titleAndYear), ("doi_key", identity.doi),
            ("fields", try json(fields)), ("folded", try json(fields.map { ($0.0, $0.1.folded) })),
            ("searched", StoredPublication.searchedText(of: content)),
        ]
    }

    /// How a value of a column is written into a statement.
    static func place(_ column: String, _ number: Int) -> String {
        column == "fields" || column == "folded" ? "($\(number)::text)::jsonb" : "$\(number)"
    }

    /// The publication in a row; nil where the identifier is damaged.
    static func publication(_ row: PostgresRow, owner: UUID) throws -> Publication? {
        guard let id = try id(row) else { return nil }
        return Publication(
            id: id,
            owner: owner,
            content: try content(row),
            key: try row["key"],
            revision: try row["revision"],
            createdAt: try row["created_at"],
            updatedAt: try row["updated_at"]
        )
    }

    static func content(_ row: PostgresRow) throws -> PublicationContent {
        var content = PublicationContent(title: try row["title"])
        let contributors = StoredPublication.contributors(try row["contributors"])
        content.restore(author: try row["author"], contributors: contributors)
        content.year = try row["year"]
        content.kind = (try row["kind"] as String?).flatMap(PublicationKind.init)
        let json: String = try row["fields"]
        let fields = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        for field in PublicationField.allCases { content[field] = fields[field.rawValue] }
        return content
    }

    /// The identifier in a row; nil where it is damaged.
    static func id(_ row: PostgresRow) throws -> SpelledUUID? {
        if let spelling: String = try row["spelling"] { return SpelledUUID(spelling) }
        return SpelledUUID(try row["id"] as UUID)
    }

    /// Texts by name, without NUL, which PostgreSQL's have not.
    private static func json(_ texts: [(String, String)]) throws -> String {
        let all = Dictionary(texts.map { ($0.0, $0.1.replacing("\0", with: "\u{FFFD}")) }) { first, _ in first }
        return String(decoding: try JSONEncoder().encode(all), as: UTF8.self)
    }
}
