import Foundation
import Publications
import TextFolding

/// What of a list of publications a query asks for, as a condition.
struct PublicationListing {
    private var conditions: [String] = []
    private(set) var values: [any PostgresValue] = []
    private let query: PublicationQuery

    /// - Parameters:
    ///   - query: what is looked for.
    ///   - list: number of the list.
    ///   - mark: number of the publication behind which those that are wanted come.
    init(_ query: PublicationQuery, list: Int, after mark: Int64? = nil) {
        self.query = query
        add("list = #", list)
        if let mark { add("number > #", Int(mark)) }
        let text = query.text?.folded.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if !text.isEmpty { add("strpos(searched, #) > 0", text) }
        if let years = query.years {
            add("year >= #", years.lowerBound)
            add("year <= #", years.upperBound)
        }
        if let created = query.created {
            add("created_at >= #", created.lowerBound)
            add("created_at < #", created.upperBound)
        }
        if let title = query.title { add("strpos(title_key, #) > 0", title.folded) }
        addAny("author_key", query.authors)
        addAny("folded ->> '\(PublicationField.venue.rawValue)'", query.venues)
        for (field, part) in query.parts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            add("strpos(folded ->> '\(field.rawValue)', #) > 0", part.folded)
        }
    }

    private mutating func add(_ condition: String, _ value: any PostgresValue) {
        values.append(value)
        conditions.append(condition.replacing("#", with: "$\(values.count)"))
    }

    private mutating func addAny(_ text: String, _ parts: [String]) {
        let parts = parts.map(\.folded).filter { !$0.isEmpty }
        guard !parts.isEmpty else { return }
        add("EXISTS (SELECT 1 FROM unnest(#::text[]) AS part WHERE strpos(\(text), part) > 0)", parts)
    }

    /// What follows FROM.
    var source: String { "publication WHERE \(conditions.joined(separator: " AND "))" }

    var order: String {
        // What has no year comes before all years.
        let direction = query.isAscending ? "ASC NULLS FIRST" : "DESC NULLS LAST"
        return switch query.order {
        case .created: "number \(direction)"
        case .updated: "updated_at \(direction), number \(direction)"
        case .title: "title_key \(direction), number \(direction)"
        case .author: "author_key \(direction), number \(direction)"
        case .year: "year \(direction), number \(direction)"
        }
    }
}
