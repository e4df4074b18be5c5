import Foundation

/// A publication as an item of the Citation Style Language's JSON.
struct CSLItem: Encodable {
    struct Name: Encodable {
        var family: String?
        var given: String?
        var particle: String?
        var suffix: String?
        var literal: String?

        private enum CodingKeys: String, CodingKey {
            case family, given, suffix, literal
            case particle = "non-dropping-particle"
        }

        init(_ contributor: Contributor) {
            guard contributor.kind == .person else {
                literal = contributor.name
                return
            }
            let name = PersonName(contributor.name)
            family = name.family
            given = name.given.isEmpty ? nil : name.given
            particle = name.particle.isEmpty ? nil : name.particle
            suffix = name.suffix.isEmpty ? nil : name.suffix
        }
    }

    struct Issued: Encodable {
        let parts: [[Int]]

        private enum CodingKeys: String, CodingKey {
            case parts = "date-parts"
        }
    }

    private enum Key: String, CodingKey {
        case id, type, title, author, editor, issued, publisher, edition, volume, issue, page, language, keyword, note
        case abstract, source
        case key = "citation-key"
        case container = "container-title"
        case place = "publisher-place"
        case doi = "DOI"
        case url = "URL"
        case isbn = "ISBN"
        case issn = "ISSN"
    }

    private let publication: Publication

    init(_ publication: Publication) {
        self.publication = publication
    }

    func encode(to encoder: any Encoder) throws {
        let content = publication.content
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(publication.key, forKey: .id)
        try container.encode(publication.key, forKey: .key)
        try container.encode(type(of: content), forKey: .type)
        try container.encode(content.title, forKey: .title)
        let authors = content.contributors.map(Name.init)
        if !authors.isEmpty { try container.encode(authors, forKey: .author) }
        let editors = content[.editor].map { ContributorList.split($0).map(Name.init) } ?? []
        if !editors.isEmpty { try container.encode(editors, forKey: .editor) }
        if let year = content.year { try container.encode(Issued(parts: [[year]]), forKey: .issued) }
        let texts: [(key: Key, field: PublicationField)] = [
            (.container, .venue), (.publisher, .publisher), (.place, .place), (.edition, .edition),
            (.volume, .volume), (.issue, .issue), (.page, .pages), (.doi, .doi), (.url, .url), (.isbn, .isbn),
            (.issn, .issn), (.language, .languagePublished), (.keyword, .keywords), (.abstract, .abstract),
            (.source, .source), (.note, .note),
        ]
        for (key, field) in texts { try container.encodeIfPresent(content[field], forKey: key) }
    }

    private func type(of content: PublicationContent) -> String {
        if let kind = content.kind { return kind.rawValue }
        if let venue = content[.venue] {
            return BibTeXEntry.isProceedings(venue) ? "paper-conference" : "article-journal"
        }
        return content[.isbn] == nil ? "document" : "book"
    }
}
