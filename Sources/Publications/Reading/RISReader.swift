import Foundation

/// Reads records of RIS. A line without a tag goes on with the text of the one before. A file may come in parts.
struct RISReader {
    private struct Record {
        let line: Int
        var fields: [(tag: String, text: String)] = []
    }

    /// Of what is read next, from 1.
    private(set) var line = 1
    private var record: Record?
    /// Whether the lines that stand in no record were named.
    private var isStray = false

    /// Reads all records of some bytes, and names what is wrong with the others.
    ///
    /// - Parameters:
    ///   - bytes: bytes that come behind those that were used in the call before.
    ///   - isLast: whether no others follow; where some do, the last record may not be whole and is left to the next call.
    ///   - file: takes what is read.
    /// - Returns: how many bytes were used.
    mutating func read(_ bytes: [UInt8], isLast: Bool, into file: inout PublicationFile) -> Int {
        var index = 0
        /// Where the record begins that has not ended.
        var start = 0
        while index < bytes.count {
            let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
            guard end != nil || isLast else { break }
            take(bytes[index..<(end ?? bytes.count)], into: &file)
            if record?.line == line { start = index }
            index = end.map { $0 + 1 } ?? bytes.count
            line += 1
        }
        guard isLast else {
            guard let open = record else { return index }
            record = nil
            line = open.line
            return start
        }
        finish(into: &file)
        return index
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>, into file: inout PublicationFile) {
        guard let (tag, text) = Self.field(bytes) else {
            let rest = Self.text(bytes)
            guard !rest.isEmpty else { return }
            if let last = record?.fields.indices.last {
                record?.fields[last].text += " " + rest
            } else {
                reject("The line stands in no record: “TY” is missing before it.", into: &file)
            }
            return
        }
        switch tag {
        case "TY":
            finish(into: &file)
            record = Record(line: line, fields: [(tag, text)])
        case "ER":
            if record == nil { reject("A record ends here that did not begin.", into: &file) }
            finish(into: &file)
        default:
            if record == nil {
                reject("The line stands in no record: “TY” is missing before it.", into: &file)
            } else {
                record?.fields.append((tag, text))
            }
        }
    }

    /// Names a line that stands in no record, and none of those that follow it.
    private mutating func reject(_ reason: String, into file: inout PublicationFile) {
        guard !isStray else { return }
        isStray = true
        file.rejections.append(PublicationFile.Rejection(line: line, reason: reason))
    }

    private mutating func finish(into file: inout PublicationFile) {
        isStray = false
        guard let record else { return }
        self.record = nil
        guard let content = Self.content(record.fields) else {
            file.rejections.append(PublicationFile.Rejection(line: record.line, reason: "The record has no title."))
            return
        }
        file.entries.append(PublicationFile.Entry(content: content, line: record.line))
    }

    /// "AU  - Doe, Jane": two capitals or a capital and a digit, two spaces, a hyphen and a space. Some programs write one
    /// space, or none behind a hyphen at the end.
    private static func field(_ line: ArraySlice<UInt8>) -> (tag: String, text: String)? {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let tag = line.prefix(2)
        guard tag.count == 2, let first = tag.first, let second = tag.last, capitals.contains(first),
            capitals.contains(second) || digits.contains(second)
        else { return nil }
        let rest = line.dropFirst(2)
        let spaces = rest.prefix { $0 == 0x20 }.count
        guard (1...2).contains(spaces), rest.dropFirst(spaces).first == UInt8(ascii: "-") else { return nil }
        let text = rest.dropFirst(spaces + 1)
        guard text.isEmpty || text.first == 0x20 else { return nil }
        return (String(decoding: tag, as: UTF8.self), Self.text(text))
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        FileText.string(bytes).trimmingCharacters(in: .whitespaces)
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
