import Foundation
import Hummingbird
import Publications

/// What the query of a request looks for.
struct PublicationSearch {
    let query: PublicationQuery
    /// From 1.
    let page: Int
    let limit: Int
    /// Since when changes are listed; nil for the list itself.
    let updatedSince: Date?
    private let fields: QueryFields

    static let longestPage = 100
    private static let usualPage = 20
    /// No list has more pages.
    private static let lastPage = 10_000_000

    /// - Throws: 400 for a year or a time that is none.
    init(_ request: Request) throws {
        let fields = QueryFields(request)
        func text(_ name: String) -> String? { fields.text(name)?.trimmingCharacters(in: .whitespaces) }
        page = min(max(text("page").flatMap { Int($0) } ?? 1, 1), Self.lastPage)
        let asked = text("limit").flatMap { Int($0) } ?? Self.usualPage
        limit = asked < 1 ? Self.usualPage : min(asked, Self.longestPage)
        var query = PublicationQuery()
        query.text = text("q")
        query.title = text("title")
        query.years = try Self.years(text)
        for field in PublicationField.allCases {
            query.parts[field] = text(field.rawValue) ?? Self.camelNames[field].flatMap(text)
        }
        let listed = { (name: String) in text(name)?.split(separator: ",").map(String.init) ?? [] }
        query.authors = listed("authors") + (text("author").map { [$0] } ?? [])
        query.venues = listed("journals") + (text("journal").map { [$0] } ?? [])
        query.created = try Self.created(text)
        query.order = text("sortBy").flatMap(PublicationQuery.Order.init) ?? .created
        query.isAscending = text("sortOrder")?.lowercased() == "asc"
        self.query = query
        updatedSince = try Self.time(text, "updated_since")
        self.fields = fields
    }

    /// Publications on the pages before.
    var offset: Int { (page - 1) * limit }

    func pages(of total: Int) -> Int { (total + limit - 1) / limit }

    /// A filter as it was sent, by one of its names.
    func sent(_ names: String...) -> String? { names.lazy.compactMap { fields.text($0) }.first }

    /// Other spellings of filters.
    private static let camelNames: [PublicationField: String] = [
        .languagePublished: "languagePublished", .languageResearched: "languageResearched",
        .countryOfResearch: "countryOfResearch", .languageFamily: "languageFamily", .biblioName: "biblioName",
    ]

    private static func years(_ text: (String) -> String?) throws -> ClosedRange<Int>? {
        func year(_ names: String...) throws -> Int? {
            guard let name = names.first(where: { text($0) != nil }), let sent = text(name) else { return nil }
            guard sent.utf8.count <= 9, let year = Int(sent), year >= 0 else {
                throw Problem.badParameter(name, "“\(name)” is a year.")
            }
            return year
        }
        if let year = try year("year") { return year...year }
        let (from, to) = (try year("yearFrom", "year_from"), try year("yearTo", "year_to"))
        guard from != nil || to != nil else { return nil }
        let (first, last) = (from ?? 0, to ?? .max)
        // A range without years has no publications, and is no error.
        return first <= last ? first...last : .max ... .max
    }

    private static func created(_ text: (String) -> String?) throws -> Range<Date>? {
        let (from, to) = (try time(text, "date_from"), try time(text, "date_to"))
        guard from != nil || to != nil else { return nil }
        // A day is meant to its end, a time to its second.
        let isDay = text("date_to")?.utf8.count == 10
        let first = from ?? .distantPast
        let end = to.map { $0.addingTimeInterval(isDay ? 86_400 : 1) } ?? .distantFuture
        return first..<max(first, end)
    }

    private static func time(_ text: (String) -> String?, _ name: String) throws -> Date? {
        guard let sent = text(name) else { return nil }
        // A plus of an offset that was not encoded.
        guard let date = WireTime.date(sent.replacingOccurrences(of: " ", with: "+")) else {
            throw Problem.badParameter(
                name,
                "“\(name)” is a day such as 2026-11-22 or a time such as 2026-11-22T10:30:00Z."
            )
        }
        return date
    }
}
