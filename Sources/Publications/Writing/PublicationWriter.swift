/// Writes publications one after the other, so that a file of any length needs the memory of one.
package struct PublicationWriter: Sendable {
    package let format: PublicationFormat
    private let leavesOut: Set<PublicationField>
    private var isEmpty = true

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - format: of the file.
    ///   - includesAbstract: whether abstracts are written.
    ///   - includesKeywords: whether keywords are written.
    package init(_ format: PublicationFormat, includesAbstract: Bool = true, includesKeywords: Bool = true) {
        self.format = format
        leavesOut = Set((includesAbstract ? [] : [.abstract]) + (includesKeywords ? [] : [.keywords]))
    }

    /// The text of a publication, with what must stand between it and the one before.
    ///
    /// - Throws: what encoding JSON throws.
    package mutating func text(of publication: Publication) throws -> String {
        var publication = publication
        for field in leavesOut { publication.content[field] = nil }
        defer { isEmpty = false }
        return switch format {
        case .bibtex: (isEmpty ? "" : "\n") + BibTeXEntry.text(of: publication)
        case .ris: RISRecord.text(of: publication)
        case .csv: (isEmpty ? CSVPublication.header : "") + CSVPublication.row(of: publication)
        case .json: (isEmpty ? "[\n" : ",\n") + (try PublicationJSON.text(PublicationJSON(publication)))
        case .cslJSON: (isEmpty ? "[\n" : ",\n") + (try PublicationJSON.text(CSLItem(publication)))
        }
    }

    /// What ends the file.
    package func end() -> String {
        switch format {
        case .bibtex, .ris: ""
        case .csv: isEmpty ? CSVPublication.header : ""
        case .json, .cslJSON: isEmpty ? "[]\n" : "\n]\n"
        }
    }

    /// A whole file.
    ///
    /// - Throws: what encoding JSON throws.
    package static func file(of publications: [Publication], _ format: PublicationFormat) throws -> String {
        var writer = PublicationWriter(format)
        var text = ""
        for publication in publications { text += try writer.text(of: publication) }
        return text + writer.end()
    }
}
