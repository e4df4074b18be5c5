import Foundation
package import Publications
package import StoredRows

/// A publication of a list, in cells that do not depend on how a store keeps it.
package struct CopiedPublication: Sendable {
    package let number: Int
    package let list: Int
    package let id: SpelledUUID
    package let content: PublicationContent
    package let key: String
    package let keyBase: String
    package let keyNumber: Int
    package let revision: Int
    package let createdAt: Double
    package let updatedAt: Double

    static let columns: KeyValuePairs<String, CopiedTable.Kind> = [
        "number": .whole, "list": .whole, "id": .identifier, "spelling": .text, "title": .text, "author": .text,
        "contributors": .text, "year": .whole, "kind": .text, "fields": .text, "key": .text, "key_base": .text,
        "key_number": .whole, "revision": .whole, "created_at": .fraction, "updated_at": .fraction,
    ]

    /// - Parameters:
    ///   - row: of a store, with its own columns.
    ///   - content: what the store has read of it.
    ///   - id: the identifier as it is written.
    /// - Throws: `UnexpectedCell`.
    package init(_ row: some StoredRow, content: PublicationContent, id: SpelledUUID?) throws {
        guard let id else { throw UnexpectedCell(column: "id") }
        self.id = id
        self.content = content
        number = try row.whole("number")
        list = try row.whole("list")
        key = try row.text("key")
        keyBase = try row.text("key_base")
        keyNumber = try row.whole("key_number")
        revision = try row.whole("revision")
        createdAt = try row.fraction("created_at")
        updatedAt = try row.fraction("updated_at")
    }

    /// - Throws: `UnexpectedCell`.
    package init(_ cells: [StoredCell]) throws {
        let row = CellRow(CopiedTable.publication, cells)
        var content = PublicationContent(title: try row.text("title"))
        content.restore(
            author: try row.text("author"),
            contributors: StoredPublication.contributors(try row.text("contributors"))
        )
        content.year = try row.whole(ifAny: "year")
        content.kind = try row.text(ifAny: "kind").flatMap(PublicationKind.init)
        let texts = StoredList.texts(try row.text("fields")) ?? []
        for (field, text) in zip(PublicationField.allCases, texts) { content[field] = text }
        let spelling = try row.text(ifAny: "spelling")
        let id = try row.identifier("id")
        try self.init(row, content: content, id: spelling.map { SpelledUUID($0) } ?? SpelledUUID(id))
    }

    /// The cells, in the order of the columns.
    ///
    /// A field that says nothing is an empty text.
    package var cells: [StoredCell] {
        let fields = PublicationField.allCases.map { content[$0] ?? "" }
        return [
            .whole(number), .whole(list), .identifier(id.uuid), StoredCell(StoredPublication.spelling(of: id)),
            .text(content.title), .text(content.author), .text(StoredPublication.json(content.contributors)),
            StoredCell(content.year), StoredCell(content.kind?.rawValue), .text(StoredList.json(fields)), .text(key),
            .text(keyBase), .whole(keyNumber), .whole(revision), .fraction(createdAt), .fraction(updatedAt),
        ]
    }
}
