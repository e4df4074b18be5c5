import Foundation
import Publications

/// A publication as the app that ships decodes it.
struct MobilePublication: Encodable, Sendable {
    let publication: Publication

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try encode(into: &container)
    }

    func encode(into container: inout KeyedEncodingContainer<Key>) throws {
        let content = publication.content
        try container.encode(publication.spelledID.text, forKey: Key("_id"))
        try container.encode(content.title, forKey: Key("title"))
        try container.encode(content.author, forKey: Key("author"))
        try container.encode(content.authors, forKey: Key("authors"))
        try container.encode(content.year, forKey: Key("year"))
        try container.encode(content.kind?.rawValue, forKey: Key("kind"))
        for field in PublicationField.allCases { try container.encode(content[field], forKey: Key(field.rawValue)) }
        try container.encode(content.keywords, forKey: Key("keyword_list"))
        let (created, updated) = (WireTime.text(publication.createdAt), WireTime.text(publication.updatedAt))
        for name in ["created_at", "createdAt"] { try container.encode(created, forKey: Key(name)) }
        for name in ["updated_at", "updatedAt"] { try container.encode(updated, forKey: Key(name)) }
        let owner = publication.owner.uuidString.lowercased()
        for name in ["created_by", "updated_by"] { try container.encode(owner, forKey: Key(name)) }
        try container.encodeNil(forKey: Key("publicationDate"))
    }
}

/// What `/api/mobile` answers with: success, the data, and when.
struct MobileAnswer<Value: Encodable & Sendable>: Encodable, Sendable {
    var success = true
    let data: Value
    var timestamp = WireTime.text(Date())

    init(_ data: Value) {
        self.data = data
    }
}

/// A publication bare and in `data` at once: it was documented in one way and is decoded in the other.
struct BareMobileAnswer: Encodable, Sendable {
    let publication: MobilePublication
    /// What is wrong; nil for a success.
    var error: String?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MobilePublication.Key.self)
        if error == nil { try publication.encode(into: &container) }
        try container.encode(error == nil, forKey: .init("success"))
        if let error {
            for name in ["error", "message", "detail"] { try container.encode(error, forKey: .init(name)) }
        }
        try container.encode(publication, forKey: .init("data"))
        try container.encode(WireTime.text(Date()), forKey: .init("timestamp"))
    }
}

/// A sentence.
struct MessageAnswer: Encodable, Sendable {
    let message: String
}
