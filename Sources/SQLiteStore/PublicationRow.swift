import Foundation
import GRDB
import Publications
import Resume
import StoredRows
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
            ("title", content.title), ("author", content.author), ("contributors", json(content.contributors)),
            ("year", content.year), ("kind", content.kind?.rawValue), ("title_key", content.title.folded),
            ("author_key", content.author.folded), ("identity", identity.titleAndYear), ("doi_key", identity.doi),
        ] + PublicationField.allCases.map { ($0.column, content[$0]) }
    }

    /// What is searched in: title, authors, keywords, venue and bibliography, folded.
    static func searchedText(of content: PublicationContent) -> String {
        let texts = [content.title, content.author, content[.keywords], content[.venue], content[.biblioName]]
        return texts.compactMap { $0?.folded }.joined(separator: "\n")
    }

    static func content(_ row: Row) -> PublicationContent {
        var content = PublicationContent(title: row["title"])
        content.restore(author: row["author"], contributors: contributors(row["contributors"]))
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

    /// What is kept of a spelling: nothing where it is Vitae's own.
    static func spelling(of id: SpelledUUID) -> String? {
        id == SpelledUUID(id.uuid) ? nil : id.text
    }

    static func json(_ lines: [LineReference]) throws -> String {
        String(decoding: try JSONEncoder().encode(lines.map(PublicationLine.init)), as: UTF8.self)
    }

    static func lines(_ json: String) throws -> [LineReference] {
        try JSONDecoder().decode([PublicationLine].self, from: Data(json.utf8)).map(\.reference)
    }

    private static func json(_ contributors: [Contributor]) -> String {
        StoredList.json(contributors.flatMap { [$0.kind.rawValue, $0.name] })
    }

    /// Kinds and names by turns.
    private static func contributors(_ json: String) -> [Contributor] {
        let texts = StoredList.texts(json) ?? []
        return stride(from: 0, to: texts.count - 1, by: 2).map { index in
            Contributor(name: texts[index + 1], kind: Contributor.Kind(rawValue: texts[index]) ?? .person)
        }
    }
}
