import Foundation

/// A publication as an entry of BibTeX, in UTF-8, for biber and BibTeX alike.
enum BibTeXEntry {
    static func text(of publication: Publication) -> String {
        let content = publication.content
        let type = type(of: content)
        var fields: [(name: String, value: String)] = []
        if !content.contributors.isEmpty { fields.append(("author", names(content.contributors))) }
        fields.append(("title", TeXText.escaped(content.title)))
        let container = type == "inproceedings" || type == "incollection" ? "booktitle" : "journal"
        let publisher =
            switch type {
            case "phdthesis": "school"
            case "techreport": "institution"
            default: "publisher"
            }
        let texts: [(name: String, field: PublicationField)] = [
            (container, .venue), ("editor", .editor), (publisher, .publisher), ("address", .place),
            ("edition", .edition), ("volume", .volume), ("number", .issue), ("pages", .pages), ("isbn", .isbn),
            ("issn", .issn), ("language", .languagePublished), ("keywords", .keywords), ("abstract", .abstract),
            ("note", .note),
        ]
        if let year = content.year { fields.append(("year", String(year))) }
        for (name, field) in texts {
            guard let text = content[field] else { continue }
            switch field {
            case .editor: fields.append((name, names(ContributorList.split(text))))
            case .pages: fields.append((name, pages(text)))
            case .keywords: fields.append((name, TeXText.escaped(content.keywords.joined(separator: ", "))))
            default: fields.append((name, TeXText.escaped(text)))
            }
        }
        // Both are read as they are, without commands.
        for (name, field) in [("doi", PublicationField.doi), ("url", .url)] {
            if let text = content[field] { fields.append((name, TeXText.verbatim(text))) }
        }
        let lines = fields.map { "  \($0.name) = {\($0.value)}" }
        return "@\(type){\(publication.key),\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    /// "45--67": a hyphen or a dash between numbers is doubled.
    private static func pages(_ text: String) -> String {
        let parts = text.split { "-–—".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
        let areNumbers = parts.count == 2 && parts.allSatisfy { $0.contains(where: \.isNumber) }
        return TeXText.escaped(areNumbers ? parts.joined(separator: "--") : text)
    }

    private static func type(of content: PublicationContent) -> String {
        switch content.kind {
        case .article where content[.venue] != nil: return "article"
        case .book: return "book"
        case .chapter where content[.venue] != nil: return "incollection"
        case .paper: return "inproceedings"
        case .thesis: return "phdthesis"
        case .report: return "techreport"
        case .webpage: return "misc"
        case .article, .chapter, nil: break
        }
        if let venue = content[.venue] { return isProceedings(venue) ? "inproceedings" : "article" }
        return content[.isbn] == nil ? "misc" : "book"
    }

    /// Whether what something appeared in are the papers of a meeting.
    static func isProceedings(_ venue: String) -> Bool {
        let words = venue.lowercased().split { !$0.isLetter }
        return words.contains { ["proceedings", "proc", "conference", "symposium", "workshop"].contains($0) }
    }

    /// "Last, First and {Organization} and others".
    private static func names(_ contributors: [Contributor]) -> String {
        contributors.map { contributor in
            switch contributor.kind {
            case .others: return "others"
            case .group: return "{" + TeXText.escaped(contributor.name) + "}"
            case .person:
                let name = TeXText.escaped(PersonName(contributor.name).turned)
                // What would part two names, or be a word for others, is none within braces.
                let isPlain = !name.lowercased().contains(" and ") && name.lowercased() != "others"
                return isPlain ? name : "{" + name + "}"
            }
        }.joined(separator: " and ")
    }
}
