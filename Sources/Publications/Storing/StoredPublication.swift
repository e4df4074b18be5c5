package import Resume
import StoredRows
import TextFolding

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

/// What stores keep of a publication as text, each in the same way.
package enum StoredPublication {
    /// What is kept of a spelling: nothing where it is Vitae's own.
    package static func spelling(of id: SpelledUUID) -> String? {
        id == SpelledUUID(id.uuid) ? nil : id.text
    }

    /// What is searched in: title, authors, keywords, venue and bibliography, folded.
    package static func searchedText(of content: PublicationContent) -> String {
        let texts = [content.title, content.author, content[.keywords], content[.venue], content[.biblioName]]
        return texts.compactMap { $0?.folded }.joined(separator: "\n")
    }

    /// Lines of a résumé in a cell.
    package static func json(_ lines: [LineReference]) throws -> String {
        String(decoding: try JSONEncoder().encode(lines.map(PublicationLine.init)), as: UTF8.self)
    }

    /// The lines of a cell.
    package static func lines(_ json: String) throws -> [LineReference] {
        try JSONDecoder().decode([PublicationLine].self, from: Data(json.utf8)).map(\.reference)
    }

    /// Kinds and names by turns, in a cell.
    package static func json(_ contributors: [Contributor]) -> String {
        StoredList.json(contributors.flatMap { [$0.kind.rawValue, $0.name] })
    }

    /// The contributors of a cell.
    package static func contributors(_ json: String) -> [Contributor] {
        let texts = StoredList.texts(json) ?? []
        return stride(from: 0, to: texts.count - 1, by: 2).map { index in
            Contributor(name: texts[index + 1], kind: Contributor.Kind(rawValue: texts[index]) ?? .person)
        }
    }
}
