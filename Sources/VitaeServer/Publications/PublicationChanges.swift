import Foundation
import Publications

/// What a client wants a publication to say.
struct PublicationChanges {
    private let fields: SentFields

    init(_ fields: SentFields) {
        self.fields = fields
    }

    /// The identifier that an app chose; nil for none, or for one that is no UUID.
    var id: SpelledUUID? { (try? fields.text("id")).flatMap { $0 }.flatMap { SpelledUUID($0) } }

    // MARK: The app as it ships

    /// Changes a publication as `/api/mobile` does: what is not sent stays, null empties.
    ///
    /// - Throws: 400 without title and author, or for a year that is none.
    func applyMobile(to content: inout PublicationContent) throws {
        guard let title = try fields.text("title"), let author = try fields.text("author"),
            !title.allSatisfy(\.isWhitespace), !author.allSatisfy(\.isWhitespace)
        else { throw Problem.badRequest("Title and author are required") }
        content.title = title
        content.setAuthor(author)
        if fields.has("year") { content.year = try year("year") }
        if let authors = try fields.texts("authors") { content.setAuthors(authors) }
        for field in PublicationField.allCases where fields.has(field.rawValue) {
            content[field] = try fields.text(field.rawValue)
        }
        if let words = try fields.texts("keyword_list") { content.setKeywords(words) }
        try applyKind(to: &content)
    }

    // MARK: The lists

    /// Whether all is sent that an app's publication always has. It leaves out what is nil, so that what is missing then is
    /// empty; where something else was sent, what is missing stays.
    private var isWhole: Bool { ["title", "authors", "keywords"].allSatisfy(fields.has) }

    /// Changes a publication as `/api/bibliography` does.
    ///
    /// - Throws: 400 without a title, or for a value of the wrong type.
    func apply(to content: inout PublicationContent, isNew: Bool) throws {
        if let title = try fields.text("title") ?? (isNew || fields.has("title") ? "" : nil) {
            guard !title.allSatisfy(\.isWhitespace) else { throw Problem.badRequest("“title” is missing.") }
            content.title = title
        }
        let isWhole = isWhole
        if let author = try fields.text("author") { content.setAuthor(author) }
        if let authors = try fields.texts("authors") { content.setAuthors(authors) }
        if isWhole || fields.has("publicationYear") { content.year = try year("publicationYear") }
        for field in PublicationField.allCases where field != .keywords && fields.has(field.rawValue) {
            content[field] = try fields.text(field.rawValue)
        }
        if isWhole && !fields.has("publication") || fields.has("journal") {
            content[.venue] = try fields.text("journal")
        }
        for field in [PublicationField.doi, .abstract] where isWhole && !fields.has(field.rawValue) {
            content[field] = nil
        }
        try applyKeywords(to: &content)
        try applyKind(to: &content)
    }

    private func applyKeywords(to content: inout PublicationContent) throws {
        switch fields.value("keywords") {
        case nil: break
        case .null: content.setKeywords([])
        case .text(let text): content[.keywords] = text
        default: content.setKeywords(try fields.texts("keywords") ?? [])
        }
    }

    private func applyKind(to content: inout PublicationContent) throws {
        guard fields.has("kind") else { return }
        guard let name = try fields.text("kind") else {
            content.kind = nil
            return
        }
        guard let kind = PublicationKind(rawValue: name) else {
            let kinds = PublicationKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.badRequest("“kind” is one of \(kinds).")
        }
        content.kind = kind
    }

    /// A whole number, or digits; nil where none was sent, or null, or a text without anything in it.
    private func year(_ name: String) throws -> Int? {
        guard let text = try yearText(name)?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        guard text.utf8.count <= 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let year = Int(text) else {
            throw Problem.badRequest("Year must be a valid number")
        }
        return year
    }

    private func yearText(_ name: String) throws -> String? {
        do {
            return try fields.text(name)
        } catch {
            throw Problem.badRequest("Year must be a valid number")
        }
    }
}
