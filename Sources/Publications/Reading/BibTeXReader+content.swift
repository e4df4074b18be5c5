import Foundation

/// What the fields of an entry say.
extension BibTeXReader {
    /// The publication; nil for an entry without a title.
    static func content(_ kind: String, _ fields: [String: String]) -> PublicationContent? {
        func text(_ names: String...) -> String? {
            names.lazy.compactMap { fields[$0] }.map(TeXText.plain).first { !$0.isEmpty }
        }
        guard var title = text("title", "booktitle") else { return nil }
        if let subtitle = text("subtitle") { title += ": " + subtitle }
        var content = PublicationContent(title: title)
        content.kind = kinds[kind]
        if let authors = fields["author"] { content.setContributors(BibTeXNames.contributors(authors)) }
        let stated = text("year", "date")
        content.year = stated.flatMap(YearText.year)
        let container = ["journal", "journaltitle", "booktitle"].first { fields[$0] != nil && fields["title"] != nil }
        content[.venue] = container.flatMap { text($0) }
        content[.publisher] = text("publisher", "school", "institution", "organization")
        content[.place] = text("address", "location")
        content[.languagePublished] = text("language", "langid")
        content[.keywords] = text("keywords", "keyword")
        content[.isbn] = text("isbn")
        content[.issn] = text("issn")
        content[.abstract] = text("abstract")
        content[.volume] = text("volume")
        content[.issue] = text("number", "issue")
        content[.pages] = text("pages")?.replacingOccurrences(of: "–", with: "-")
        content[.edition] = text("edition")
        content[.doi] = fields["doi"].map(TeXText.address).map(bareDOI)
        content[.url] = fields["url"].map(TeXText.address)
        if let editors = fields["editor"] {
            content[.editor] = ContributorList.text(BibTeXNames.contributors(editors))
        }
        // "in press" is no year, and nothing to lose.
        let year = content.year == nil ? stated : nil
        let notes = [text("note", "annote"), text("howpublished"), year].compactMap(\.self)
        content[.note] = notes.isEmpty ? nil : notes.joined(separator: "; ")
        return content
    }

    /// A DOI without the address of a resolver in front.
    static func bareDOI(_ text: String) -> String {
        guard text.contains("doi.org/") || text.lowercased().hasPrefix("doi:"), let start = text.range(of: "10.") else {
            return text
        }
        return String(text[start.lowerBound...])
    }

    private static let kinds: [String: PublicationKind] = [
        "article": .article, "book": .book, "booklet": .book, "collection": .book, "conference": .paper,
        "inbook": .chapter, "incollection": .chapter, "inproceedings": .paper, "manual": .book,
        "mastersthesis": .thesis, "mvbook": .book, "online": .webpage, "phdthesis": .thesis, "proceedings": .book,
        "report": .report, "techreport": .report, "thesis": .thesis, "electronic": .webpage, "www": .webpage,
    ]
}

/// The year in a text.
enum YearText {
    /// The first four digits that no other digit follows or comes before.
    static func year(_ text: String) -> Int? {
        text.split { !$0.isASCII || !$0.isNumber }.first { $0.utf8.count == 4 }.flatMap { Int($0) }
    }
}

/// Names of people and organizations as BibTeX writes them.
enum BibTeXNames {
    /// The names in a field, which "and" parts where it stands in no braces.
    static func contributors(_ field: String) -> [Contributor] {
        names(field).compactMap { name in
            if name.lowercased() == "others" { return Contributor(name: "et al.", kind: .others) }
            let text = TeXText.plain(name)
            guard !text.isEmpty else { return nil }
            return isBraced(name) ? Contributor(name: text, kind: .group) : Contributor(named: text)
        }
    }

    private static func names(_ field: String) -> [String] {
        var names: [[Substring]] = [[]]
        var depth = 0
        for word in field.split(whereSeparator: \.isWhitespace) {
            if depth == 0, word.lowercased() == "and" {
                names.append([])
                continue
            }
            for byte in word.utf8 {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
            }
            names[names.count - 1].append(word)
        }
        return names.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    }

    /// Whether one pair of braces is around a whole name.
    private static func isBraced(_ name: String) -> Bool {
        guard name.hasPrefix("{"), name.hasSuffix("}"), !name.hasPrefix("{\\") else { return false }
        var depth = 0
        for (index, byte) in name.utf8.enumerated() {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0, index < name.utf8.count - 1 { return false }
        }
        return true
    }
}
