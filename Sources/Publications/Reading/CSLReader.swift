import Foundation

/// Reads items of the Citation Style Language's JSON, each for itself.
enum CSLReader {
    /// All items, and what is wrong with the others.
    ///
    /// - Throws: `notAList` for JSON that is neither an item nor a list.
    static func file(_ text: String) throws(PublicationFileError) -> PublicationFile {
        var elements = JSONElements(text)
        guard let items = elements.items() else { throw .notAList }
        var file = PublicationFile()
        for item in items {
            do {
                let value = try JSONDecoder().decode(CSLValue.self, from: Data(item.bytes))
                guard case .map(let fields) = value else {
                    file.rejections.append(PublicationFile.Rejection(line: item.line, reason: "The item is no object."))
                    continue
                }
                guard let content = content(fields) else {
                    file.rejections.append(PublicationFile.Rejection(line: item.line, reason: "The item has no title."))
                    continue
                }
                file.entries.append(PublicationFile.Entry(content: content, line: item.line))
            } catch {
                file.rejections.append(
                    PublicationFile.Rejection(line: item.line, reason: "The item is not valid JSON.")
                )
            }
        }
        return file
    }

    private static func content(_ fields: [String: CSLValue]) -> PublicationContent? {
        guard let title = fields["title"]?.text, !title.allSatisfy(\.isWhitespace) else { return nil }
        var content = PublicationContent(title: title)
        content.kind = fields["type"]?.text.flatMap { kinds[$0] ?? PublicationKind(rawValue: $0) }
        content.setContributors(contributors(fields["author"]))
        let editors = contributors(fields["editor"])
        if !editors.isEmpty { content[.editor] = ContributorList.text(editors) }
        let (year, stated) = issued(fields["issued"])
        content.year = year
        let texts: [(key: String, field: PublicationField)] = [
            ("container-title", .venue), ("publisher", .publisher), ("publisher-place", .place), ("edition", .edition),
            ("volume", .volume), ("issue", .issue), ("page", .pages), ("URL", .url), ("ISBN", .isbn), ("ISSN", .issn),
            ("language", .languagePublished), ("keyword", .keywords), ("abstract", .abstract), ("source", .source),
        ]
        for (key, field) in texts { content[field] = fields[key]?.text }
        content[.doi] = fields["DOI"]?.text.map(BibTeXReader.bareDOI)
        let notes = [fields["note"]?.text, year == nil ? stated : nil].compactMap(\.self)
        content[.note] = notes.isEmpty ? nil : notes.joined(separator: "; ")
        return content
    }

    private static func contributors(_ value: CSLValue?) -> [Contributor] {
        guard case .list(let names) = value else { return [] }
        return names.compactMap { name in
            guard case .map(let parts) = name else { return nil }
            if let literal = parts["literal"]?.text, !literal.isEmpty {
                let named = Contributor(named: literal)
                return named.kind == .others ? named : Contributor(name: literal, kind: .group)
            }
            let particles = [parts["dropping-particle"]?.text, parts["non-dropping-particle"]?.text]
            let name = PersonName(
                given: parts["given"]?.text ?? "",
                particle: particles.compactMap(\.self).joined(separator: " "),
                family: parts["family"]?.text ?? "",
                suffix: parts["suffix"]?.text ?? ""
            ).turned
            return name.isEmpty ? nil : Contributor(name: name, kind: .person)
        }
    }

    private static func issued(_ value: CSLValue?) -> (year: Int?, stated: String?) {
        guard case .map(let fields) = value else { return (value?.text.flatMap(YearText.year), value?.text) }
        if case .list(let dates) = fields["date-parts"], case .list(let parts) = dates.first,
            let year = parts.first?.text.flatMap({ Int($0) }), PublicationContent.years.contains(year)
        {
            return (year, nil)
        }
        let text = fields["raw"]?.text ?? fields["literal"]?.text
        return (text.flatMap(YearText.year), text)
    }

    private static let kinds: [String: PublicationKind] = [
        "article": .article, "article-magazine": .article, "article-newspaper": .article, "post-weblog": .webpage,
        "post": .webpage, "entry": .chapter, "entry-encyclopedia": .chapter,
    ]
}

/// A JSON value as CSL has them.
indirect enum CSLValue: Decodable {
    case other
    case text(String)
    case list([CSLValue])
    case map([String: CSLValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .text("\(number)")
        } else if let list = try? container.decode([CSLValue].self) {
            self = .list(list)
        } else if let map = try? container.decode([String: CSLValue].self) {
            self = .map(map)
        } else {
            self = .other
        }
    }

    /// A text, or a number as text.
    var text: String? { if case .text(let text) = self { text } else { nil } }
}
