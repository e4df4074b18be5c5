import Foundation

/// Reads items of the Citation Style Language's JSON, each for itself. A file may come in parts.
struct CSLReader {
    private var elements = JSONElements()

    /// Of what is read next, from 1.
    var line: Int { elements.line }

    /// Reads all items of some bytes, and names what is wrong with the others.
    ///
    /// - Parameters:
    ///   - bytes: bytes that come behind those that were used in the call before.
    ///   - isLast: whether no others follow; where some do, the last item may not be whole and is left to the next call.
    ///   - file: takes what is read.
    /// - Returns: how many bytes were used.
    /// - Throws: `notAList` for JSON that is neither an item nor a list.
    mutating func read(
        _ bytes: [UInt8],
        isLast: Bool,
        into file: inout PublicationFile
    ) throws(PublicationFileError) -> Int {
        let used = elements.read(bytes, isLast: isLast) { item in
            do throws(Refusal) {
                let content = try Self.content(item)
                file.entries.append(PublicationFile.Entry(content: content, line: item.line))
            } catch {
                file.rejections.append(PublicationFile.Rejection(line: item.line, reason: error.reason))
            }
        }
        guard let used else { throw .notAList }
        return used
    }

    private struct Refusal: Error {
        let reason: String
    }

    private static func content(_ item: JSONElements.Item) throws(Refusal) -> PublicationContent {
        let value: CSLValue
        do {
            value = try JSONDecoder().decode(CSLValue.self, from: Data(FileText.string(item.bytes).utf8))
        } catch {
            throw Refusal(reason: "The item is not valid JSON.")
        }
        guard case .map(let fields) = value else { throw Refusal(reason: "The item is no object.") }
        guard let content = content(fields) else { throw Refusal(reason: "The item has no title.") }
        return content
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
        // A guess that is wrong costs time: the most frequent first.
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let map = try? container.decode([String: CSLValue].self) {
            self = .map(map)
        } else if let list = try? container.decode([CSLValue].self) {
            self = .list(list)
        } else if let number = try? container.decode(Int.self) {
            self = .text(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .text("\(number)")
        } else {
            self = .other
        }
    }

    /// A text, or a number as text.
    var text: String? { if case .text(let text) = self { text } else { nil } }
}
