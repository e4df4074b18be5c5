import Foundation
import GRDB
import Publications
import TextFolding

/// What of a list of publications a query asks for, as SQL.
struct PublicationListing {
    /// Where it is looked, with the conditions: everything from FROM to before ORDER BY.
    private(set) var source: String
    private(set) var arguments: StatementArguments
    /// The column by which rows come in the order in which the list grew.
    private let number: String
    private let query: PublicationQuery

    /// Characters from which on the index of three letters is of use.
    static let indexedLength = 3

    /// - Parameters:
    ///   - query: what is looked for.
    ///   - list: number of the list.
    ///   - mark: number of the publication behind which those that are wanted come.
    init(_ query: PublicationQuery, list: Int64, after mark: Int64? = nil) {
        self.query = query
        let numbers = Self.numbers(of: list)
        let first = mark.map { max($0 + 1, numbers.lowerBound) } ?? numbers.lowerBound
        let text = query.text?.folded.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let filters = Self.filters(query)
        let needsRows = !filters.conditions.isEmpty || Self.sortsByColumn(query)
        var conditions: [String]
        if text.isEmpty {
            number = "publication.number"
            source = "FROM publication"
            // The list's own index where one is sorted by, else the rows themselves, which lie together.
            if Self.sortsByColumn(query), mark == nil {
                conditions = ["publication.list = ?"]
                arguments = [list]
            } else {
                conditions = ["publication.number BETWEEN ? AND ?"]
                arguments = [first, numbers.upperBound]
            }
        } else {
            let isIndexed = text.unicodeScalars.count >= Self.indexedLength
            let table = isIndexed ? "publication_index" : "publication_text"
            number = isIndexed ? "publication_index.rowid" : "publication_text.number"
            source = "FROM \(table)"
            conditions = ["\(number) BETWEEN ? AND ?"]
            arguments = [first, numbers.upperBound]
            if isIndexed {
                conditions.append("publication_index MATCH ?")
                arguments += ["\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""]
            } else {
                conditions.append("instr(publication_text.text, ?) > 0")
                arguments += [text]
            }
            if needsRows { source += " CROSS JOIN publication ON publication.number = \(number)" }
        }
        conditions += filters.conditions
        arguments += filters.arguments
        source += " WHERE " + conditions.joined(separator: " AND ")
    }

    /// How many there are.
    var count: String { "SELECT count(*) \(source)" }

    /// Numbers of the publications on a page, in the order that is asked for.
    var page: String { "SELECT \(number) \(source) ORDER BY \(order) LIMIT ? OFFSET ?" }

    /// Numbers of the next publications in the order in which the list grew.
    var bit: String { "SELECT \(number) \(source) ORDER BY \(number) LIMIT ?" }

    /// The numbers that publications of a list have.
    static func numbers(of list: Int64) -> ClosedRange<Int64> {
        let first = list << 32
        return first...(first | 0xFFFF_FFFF)
    }

    private var order: String {
        let direction = query.isAscending ? "ASC" : "DESC"
        switch query.order {
        case .created: return "\(number) \(direction)"
        case .updated: return "publication.updated_at \(direction), publication.number \(direction)"
        case .title: return "publication.title_key \(direction), publication.number \(direction)"
        case .author: return "publication.author_key \(direction), publication.number \(direction)"
        case .year: return "publication.year \(direction), publication.number \(direction)"
        }
    }

    private static func sortsByColumn(_ query: PublicationQuery) -> Bool { query.order != .created }

    private static func filters(
        _ query: PublicationQuery
    ) -> (conditions: [String], arguments: StatementArguments) {
        var conditions: [String] = []
        var arguments: StatementArguments = []
        if let years = query.years {
            conditions.append("publication.year BETWEEN ? AND ?")
            arguments += [years.lowerBound, years.upperBound]
        }
        if let created = query.created {
            conditions.append("publication.created_at >= ? AND publication.created_at < ?")
            arguments += [created.lowerBound.timeIntervalSince1970, created.upperBound.timeIntervalSince1970]
        }
        if let title = query.title {
            conditions.append("instr(publication.title_key, ?) > 0")
            arguments += [title.folded]
        }
        func anyOf(_ parts: [String], _ condition: String) {
            let parts = parts.map(\.folded).filter { !$0.isEmpty }
            guard !parts.isEmpty else { return }
            conditions.append("(" + parts.map { _ in condition }.joined(separator: " OR ") + ")")
            arguments += StatementArguments(parts)
        }
        anyOf(query.authors, "instr(publication.author_key, ?) > 0")
        anyOf(query.venues, "\(PublicationFunctions.contains)(publication.venue, ?)")
        for (field, part) in query.parts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            conditions.append("\(PublicationFunctions.contains)(publication.\(field.column), ?)")
            arguments += [part.folded]
        }
        return (conditions, arguments)
    }
}

/// What SQL cannot do by itself.
enum PublicationFunctions {
    /// The name of the function that tells whether a text, once it is folded, has a part.
    static let contains = "folded_contains"

    static func add(to database: Database) {
        database.add(
            function: DatabaseFunction(contains, argumentCount: 2, pure: true) { values in
                guard let text = String.fromDatabaseValue(values[0]), let part = String.fromDatabaseValue(values[1])
                else {
                    return false
                }
                return text.folded.contains(part)
            }
        )
    }
}
