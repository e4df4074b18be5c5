import Foundation

/// Reads records of RIS. A line without a tag goes on with the text of the one before.
struct RISReader {
    private struct Record {
        let line: Int
        var fields: [(tag: String, text: String)] = []
    }

    private var result = PublicationFile()
    private var record: Record?

    /// All records, and what is wrong with the others.
    mutating func file(_ text: String) -> PublicationFile {
        var strayLine: Int?
        for (index, line) in Self.lines(of: text).enumerated() {
            guard let (tag, value) = Self.field(line) else {
                let rest = line.trimmingCharacters(in: .whitespaces)
                guard !rest.isEmpty else { continue }
                if let last = record?.fields.indices.last {
                    record?.fields[last].text += " " + rest
                } else if strayLine == nil {
                    strayLine = index + 1
                    reject(index + 1, "The line stands in no record: “TY” is missing before it.")
                }
                continue
            }
            switch tag {
            case "TY":
                finish()
                strayLine = nil
                record = Record(line: index + 1, fields: [(tag, value)])
            case "ER":
                if record == nil, strayLine == nil { reject(index + 1, "A record ends here that did not begin.") }
                finish()
                strayLine = nil
            default:
                if record == nil {
                    if strayLine == nil {
                        reject(index + 1, "The line stands in no record: “TY” is missing before it.")
                    }
                    strayLine = strayLine ?? index + 1
                } else {
                    record?.fields.append((tag, value))
                }
            }
        }
        finish()
        return result
    }

    private mutating func reject(_ line: Int, _ reason: String) {
        result.rejections.append(PublicationFile.Rejection(line: line, reason: reason))
    }

    private mutating func finish() {
        guard let record else { return }
        self.record = nil
        guard let content = Self.content(record.fields) else {
            reject(record.line, "The record has no title.")
            return
        }
        result.entries.append(PublicationFile.Entry(content: content, line: record.line))
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    /// "AU  - Doe, Jane": two capitals or a capital and a digit, two spaces, a hyphen and a space. Some programs write one
    /// space, or none behind a hyphen at the end.
    private static func field(_ line: Substring) -> (tag: String, text: String)? {
        let tag = line.prefix(2)
        guard tag.utf8.count == 2, let first = tag.utf8.first, (0x41...0x5A).contains(first),
            let second = tag.utf8.last, (0x41...0x5A).contains(second) || (0x30...0x39).contains(second)
        else { return nil }
        let rest = line.dropFirst(2)
        let spaces = rest.prefix { $0 == " " }.count
        guard (1...2).contains(spaces), rest.dropFirst(spaces).first == "-" else { return nil }
        let text = rest.dropFirst(spaces + 1)
        guard text.isEmpty || text.first == " " else { return nil }
        return (String(tag), text.trimmingCharacters(in: .whitespaces))
    }

    // MARK: What fields say

    private static func content(_ fields: [(tag: String, text: String)]) -> PublicationContent? {
        func text(_ tags: String...) -> String? {
            tags.lazy.compactMap { tag in fields.first { $0.tag == tag && !$0.text.isEmpty }?.text }.first
        }
        let type = text("TY")?.uppercased() ?? ""
        let kind = kinds[type]
        guard let title = text("TI", "T1", "CT") ?? text("BT") else { return nil }
        var content = PublicationContent(title: title)
        content.kind = kind
        let authors = fields.filter { ["AU", "A1"].contains($0.tag) && !$0.text.isEmpty }.map(\.text)
        content.setContributors(authors.map { Contributor(named: name($0)) })
        let editors = fields.filter { ["ED", "A2"].contains($0.tag) && !$0.text.isEmpty }.map(\.text)
        if !editors.isEmpty { content[.editor] = editors.map(name).joined(separator: "; ") }
        let stated = text("PY", "Y1", "DA")
        content.year = stated.flatMap(YearText.year)
        content[.venue] = text("JO", "T2", "JF", "JA", "J2") ?? (text("TI", "T1", "CT") == nil ? nil : text("BT"))
        content[.publisher] = text("PB")
        content[.place] = text("CY", "PP")
        content[.edition] = text("ET")
        content[.volume] = text("VL")
        content[.issue] = text("IS")
        content[.pages] = [text("SP"), text("EP")].compactMap(\.self).joined(separator: "-")
        content[.doi] = text("DO").map(BibTeXReader.bareDOI)
        content[.url] = text("UR", "L1")
        content[.languagePublished] = text("LA")
        content[.abstract] = text("AB", "N2")
        content[.source] = text("DB")
        content.setKeywords(fields.filter { $0.tag == "KW" }.map(\.text))
        if let number = text("SN") {
            let digits = number.filter { $0.isNumber || $0 == "X" || $0 == "x" }
            content[digits.count == 8 && kind != .book ? .issn : .isbn] = number
        }
        if let number = text("M3"), number.hasPrefix("ISBN ") { content[.isbn] = String(number.dropFirst(5)) }
        let notes = [text("N1"), content.year == nil ? stated : nil].compactMap(\.self)
        content[.note] = notes.isEmpty ? nil : notes.joined(separator: "; ")
        return content
    }

    /// "Last, First, Jr." in the order of names here.
    private static func name(_ text: String) -> String {
        let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard parts.count == 3 else { return text }
        return PersonName(given: parts[1], family: parts[0], suffix: parts[2]).turned
    }

    private static let kinds: [String: PublicationKind] = [
        "BOOK": .book, "EBOOK": .book, "EDBOOK": .book, "CHAP": .chapter, "ECHAP": .chapter, "CONF": .paper,
        "CPAPER": .paper, "EJOUR": .article, "ELEC": .webpage, "BLOG": .webpage, "JFULL": .article, "JOUR": .article,
        "MGZN": .article, "NEWS": .article, "RPRT": .report, "GOVDOC": .report, "THES": .thesis,
    ]
}
