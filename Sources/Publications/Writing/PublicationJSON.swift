import Foundation
package import Resume

/// A publication in JSON, as apps and exports have it.
package struct PublicationJSON: Encodable, Sendable {
    private let publication: Publication

    package init(_ publication: Publication) {
        self.publication = publication
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Evidence: Encodable {
        let session: String
        let lines: [PublicationLine]

        private enum CodingKeys: String, CodingKey {
            case session = "session_id"
            case lines
        }
    }

    package func encode(to encoder: any Encoder) throws {
        let content = publication.content
        var container = encoder.container(keyedBy: Key.self)
        func key(_ name: String) -> Key { Key(stringValue: name) }
        try container.encode(publication.spelledID.text, forKey: key("id"))
        try container.encode(publication.owner.uuidString.lowercased(), forKey: key("userId"))
        try container.encode(content.title, forKey: key("title"))
        try container.encode(content.author, forKey: key("author"))
        try container.encode(content.authors, forKey: key("authors"))
        try container.encode(content.year, forKey: key("publicationYear"))
        try container.encode(content[.venue], forKey: key("journal"))
        try container.encode(content.kind?.rawValue, forKey: key("kind"))
        for field in PublicationField.allCases where field != .keywords {
            try container.encode(content[field], forKey: key(field.rawValue))
        }
        try container.encode(content.keywords, forKey: key("keywords"))
        try container.encode(publication.key, forKey: key("key"))
        try container.encode(WireTime.text(publication.createdAt), forKey: key("createdAt"))
        try container.encode(WireTime.text(publication.updatedAt), forKey: key("updatedAt"))
        if let evidence = publication.evidence {
            let lines = evidence.lines.map(PublicationLine.init)
            try container.encode(
                Evidence(session: evidence.session.uuidString.lowercased(), lines: lines),
                forKey: key("evidence")
            )
        }
    }

    /// JSON whose keys are in a fixed order.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// A line of a résumé that a publication was read from.
package struct PublicationLine: Codable, Sendable {
    package let page: Int
    package let line: Int
    package let text: String

    package init(_ reference: LineReference) {
        page = reference.page
        line = reference.line
        text = reference.text
    }

    package var reference: LineReference { LineReference(page: page, line: line, text: text) }
}
