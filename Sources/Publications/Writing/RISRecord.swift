import Foundation

/// A publication as a record of RIS.
enum RISRecord {
    static func text(of publication: Publication) -> String {
        let content = publication.content
        var lines = [line("TY", type(of: content)), line("ID", publication.key)]
        for contributor in content.contributors {
            switch contributor.kind {
            case .person: lines.append(line("AU", turned(contributor.name)))
            case .group: lines.append(line("AU", contributor.name))
            case .others: lines.append(line("AU", "et al."))
            }
        }
        lines.append(line("TI", content.title))
        if let year = content.year { lines.append(line("PY", String(format: "%04d", year))) }
        for (tag, field) in [
            ("T2", PublicationField.venue), ("PB", .publisher), ("CY", .place), ("ET", .edition), ("VL", .volume),
            ("IS", .issue),
        ] {
            if let text = content[field] { lines.append(line(tag, text)) }
        }
        if let editors = content[.editor] {
            for editor in ContributorList.split(editors) where editor.kind != .others {
                lines.append(line("A2", editor.kind == .group ? editor.name : turned(editor.name)))
            }
        }
        lines += pages(content[.pages])
        for (tag, field) in [
            ("SN", content[.isbn] != nil && content[.issn] == nil ? PublicationField.isbn : .issn), ("DO", .doi),
            ("UR", .url), ("LA", .languagePublished), ("AB", .abstract), ("DB", .source),
        ] {
            if let text = content[field] { lines.append(line(tag, text)) }
        }
        // The number of a book that has one of a series as well.
        if content[.issn] != nil, let isbn = content[.isbn] { lines.append(line("M3", "ISBN " + isbn)) }
        for word in content.keywords { lines.append(line("KW", word)) }
        if let note = content[.note] { lines.append(line("N1", note)) }
        return lines.joined() + "ER  - \r\n"
    }

    /// Suffixes stand at the end: "Last, First, Jr."
    private static func turned(_ text: String) -> String {
        let name = PersonName(text)
        let surname = [name.particle, name.family].filter { !$0.isEmpty }.joined(separator: " ")
        return [surname, name.given, name.suffix].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func pages(_ text: String?) -> [String] {
        guard let text else { return [] }
        let parts = text.split { "-–—".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { return [line("SP", text)] }
        return [line("SP", parts[0]), line("EP", parts[1])]
    }

    private static func line(_ tag: String, _ text: String) -> String {
        let line = text.map { $0.isNewline || $0.isASCII && $0.unicodeScalars.allSatisfy(isControl) ? " " : $0 }
        return "\(tag)  - \(String(line))\r\n"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value == 0x7F }

    private static func type(of content: PublicationContent) -> String {
        switch content.kind {
        case .article: return "JOUR"
        case .book: return "BOOK"
        case .chapter: return "CHAP"
        case .paper: return "CONF"
        case .report: return "RPRT"
        case .thesis: return "THES"
        case .webpage: return "ELEC"
        case nil: break
        }
        if let venue = content[.venue] { return BibTeXEntry.isProceedings(venue) ? "CONF" : "JOUR" }
        return content[.isbn] == nil ? "GEN" : "BOOK"
    }
}
