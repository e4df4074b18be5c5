package import Foundation
import TextFolding

extension FeedFormat {
    /// How much of a document is looked at.
    private static let glimpse = 1 << 18

    /// The format that a document shows by what it begins with; nil when it shows none.
    ///
    /// - Parameters:
    ///   - data: the document, or its first 256 KiB.
    ///   - preferred: the format that it is said to be in; where it shows signs of several, that one counts.
    package init?(sniffing data: Data, preferring preferred: FeedFormat? = nil) {
        let bytes = [UInt8](data.prefix(Self.glimpse))
        var parser = JSONParser(bytes)
        let format: FeedFormat? =
            switch parser.peek() {
            case UInt8(ascii: "<"): Self.markup(bytes)
            case UInt8(ascii: "["): Self.list(&parser, preferred)
            case UInt8(ascii: "{"): Self.object(&parser, preferred) ?? Self.lines(data)
            default: TableAdapter.isHeader(of: bytes) ? .csv : Self.lines(data)
            }
        guard let format else { return nil }
        self = format
    }

    private static func markup(_ bytes: [UInt8]) -> FeedFormat? {
        let root: String
        do {
            root = try XMLProlog(bytes).root
        } catch {
            // Of what has a document type only web pages are read.
            let text = String(decoding: bytes.prefix(1024), as: UTF8.self).lowercased()
            return text.contains("<!doctype html") ? .jsonLD : nil
        }
        return switch root {
        // Some aggregators call their lists of jobs so.
        case "feed" where bytes.firstRange(of: Array("<job>".utf8)) != nil: .indeedXML
        case "rss", "feed", "rdf:rdf", "entry": .rss
        case "source", "jobs", "job": .indeedXML
        case "html", "script", "head", "body": .jsonLD
        default: nil
        }
    }

    /// The format of a list, by its first item that is a posting.
    private static func list(_ parser: inout JSONParser, _ preferred: FeedFormat?) -> FeedFormat? {
        guard parser.take(UInt8(ascii: "[")) else { return nil }
        for _ in 0..<3 {
            guard let value = try? parser.value() else { return nil }
            if let format = row(value, preferred) { return format }
            guard parser.take(UInt8(ascii: ",")) else { return nil }
        }
        return nil
    }

    /// The format of an object, by the names in it and the first item of its list.
    private static func object(_ parser: inout JSONParser, _ preferred: FeedFormat?) -> FeedFormat? {
        guard parser.take(UInt8(ascii: "{")) else { return nil }
        var names: Set<String> = []
        while let name = try? parser.name() {
            names.insert(name)
            let start = parser.position
            if ["jobs", "data", "content", "offers", "results"].contains(name), let format = list(&parser, preferred) {
                return format
            }
            parser.position = start
            if (try? parser.skip()) == nil { break }
            guard parser.take(UInt8(ascii: ",")) else { break }
        }
        if names.contains("@graph") || names.contains("@type") || names.contains("@context") { return .jsonLD }
        if names.contains("title"), names.contains("identifier") { return .ndjson }
        return empty(names)
    }

    /// The format of a feed without postings.
    private static func empty(_ names: Set<String>) -> FeedFormat? {
        if names.contains("offers") { return .recruitee }
        if names.contains("content"), names.contains("totalFound") { return .smartrecruiters }
        if names.contains("data"), names.contains("links") { return .arbeitnow }
        guard names.contains("jobs") else { return nil }
        if names.contains("job-count") || names.contains("0-legal-notice") { return .remotive }
        if names.contains("apiVersion") { return .ashby }
        return names.contains("name") ? .workable : names.contains("meta") ? .greenhouse : nil
    }

    /// The format of a posting, by names that no other has.
    private static func row(_ value: JSONValue, _ preferred: FeedFormat?) -> FeedFormat? {
        let signs: [(FeedFormat, [String])] = [
            (.jsonLD, ["@type", "@context", "@graph"]),
            (.remotive, ["candidate_required_location"]),
            (.lever, ["hostedUrl", "categories"]),
            (.greenhouse, ["absolute_url", "internal_job_id"]),
            (.ashby, ["isListed", "jobUrl", "descriptionHtml", "secondaryLocations"]),
            (.workable, ["shortcode"]),
            (.smartrecruiters, ["releasedDate", "jobAd"]),
            (.recruitee, ["careers_url", "careers_apply_url"]),
            (.arbeitnow, ["job_types"]),
        ]
        let shown = signs.filter { value.hasAny($0.1) }.map(\.0)
        return shown.first { $0 == preferred } ?? shown.first
    }

    /// Whether one of the first lines is a posting of Vitae's own schema.
    private static func lines(_ data: Data) -> FeedFormat? {
        let isOwn = firstLines(of: data).contains { $0.hasAny(["title"]) && $0.hasAny(["identifier"]) }
        return isOwn ? .ndjson : nil
    }

    /// Whether one of the first lines is a JSON object, or there is none.
    static func hasLinesOfJSON(_ data: Data) -> Bool {
        let lines = firstLines(of: data)
        return lines.isEmpty ? !data.contains { $0 > 0x20 } : true
    }

    /// What the first lines hold of JSON objects.
    private static func firstLines(of data: Data) -> [JSONValue] {
        var lines = Lines(data.prefix(glimpse), limit: glimpse)
        var values: [JSONValue] = []
        for _ in 0..<20 {
            guard let line = lines.next() else { break }
            var parser = JSONParser(line.bytes ?? [])
            if let value = try? parser.value(), case .object = value { values.append(value) }
        }
        return values
    }
}

extension TableAdapter {
    /// Whether the first record names the columns of a table of postings.
    static func isHeader(of bytes: [UInt8]) -> Bool {
        var records = CSVRecords(bytes, limit: 1 << 14)
        guard let first = records.next(), case .cells(let cells) = first.item else { return false }
        return TableAdapter(header: cells) != nil
    }
}
