import Foundation
import GRDB
import Publications
import TextFolding

extension PublicationField {
    /// The column that the text is in.
    var column: String { self == .venue ? "venue" : rawValue }
}

/// A publication as the row of a table.
enum PublicationRow {
    /// Columns of what a publication says, with their values.
    static func cells(
        of content: PublicationContent
    ) -> [(name: String, value: (any DatabaseValueConvertible)?)] {
        let identity = PublicationIdentity(content)
        return [
            ("title", content.title), ("author", content.author),
            ("contributors", StoredPublication.json(content.contributors)),
            ("year", content.year), ("kind", content.kind?.rawValue), ("title_key", content.title.folded),
            ("author_key", content.author.folded), ("identity", identity.titleAndYear), ("doi_key", identity.doi),
        ] + PublicationField.allCases.map { ($0.column, content[$0]) }
    }

    static func content(_ row: Row) -> PublicationContent {
        var content = PublicationContent(title: row["title"])
        content.restore(author: row["author"], contributors: StoredPublication.contributors(row["contributors"]))
        content.year = row["year"]
        content.kind = (row["kind"] as String?).flatMap(PublicationKind.init)
        for field in PublicationField.allCases { content[field] = row[field.column] }
        return content
    }

    /// The publication in a row; nil where the identifier is damaged.
    static func publication(_ row: Row, owner: UUID) -> Publication? {
        guard let id = id(row) else { return nil }
        return Publication(
            id: id,
            owner: owner,
            content: content(row),
            key: row["key"],
            revision: row["revision"],
            createdAt: Date(timeIntervalSince1970: row["created_at"]),
            updatedAt: Date(timeIntervalSince1970: row["updated_at"])
        )
    }

    /// The identifier in a row; nil where it is damaged.
    static func id(_ row: Row) -> SpelledUUID? {
        if let spelling = row["spelling"] as String? { return SpelledUUID(spelling) }
        return UUID(uuidString: row["id"]).map { SpelledUUID($0) }
    }
}
