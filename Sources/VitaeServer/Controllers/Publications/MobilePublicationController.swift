import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Publications

/// `/api/mobile`: the same list in the shape of the app that ships.
struct MobilePublicationController {
    let store: any PublicationStore
    let gate: PublicationGate

    private static let mostLanguages = 10
    private static let mostRecent = 10

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, .post, at: "/api/mobile/bibliography")
        router.get("/api/mobile/bibliography") { request, _ in JSONBody(try await list(request)) }
        router.post("/api/mobile/bibliography") { request, context in try await add(request, context) }
        router.allowOnly(.get, at: "/api/mobile/bibliography/export")
        router.get("/api/mobile/bibliography/export") { request, _ in try await export(request) }
        router.allowOnly(.delete, .get, .put, at: "/api/mobile/bibliography/{id}")
        router.get("/api/mobile/bibliography/{id}") { request, context in
            let owner = try await gate.account(of: request)
            guard let id = PublicationController.id(context),
                let publication = try await store.publication(id, of: owner, now: Date())
            else { throw PublicationController.unknown }
            let answer = BareMobileAnswer(publication: MobilePublication(publication: publication))
            return try PublicationController.answer(answer, of: publication, to: request, context)
        }
        router.put("/api/mobile/bibliography/{id}") { request, context in try await change(request, context) }
        router.delete("/api/mobile/bibliography/{id}") { request, context in try await delete(request, context) }
        router.allowOnly(.get, at: "/api/mobile/dashboard/summary")
        router.get("/api/mobile/dashboard/summary") { request, _ in JSONBody(MobileAnswer(try await summary(request))) }
    }

    // MARK: Changes

    private func add(_ request: Request, _ context: ServerContext) async throws -> Response {
        let owner = try await gate.account(of: request)
        let changes = PublicationChanges(try await SentFields.read(request))
        var content = PublicationContent(title: "")
        try changes.applyMobile(to: &content)
        let (publication, isNew) = try await store.addPublication(content, id: changes.id, of: owner, now: Date())
        return try answer(publication, isNew ? .created : .ok, request, context)
    }

    private func change(_ request: Request, _ context: ServerContext) async throws -> Response {
        let owner = try await gate.account(of: request)
        let changes = PublicationChanges(try await SentFields.read(request))
        let condition = request.headers[.ifMatch]
        do {
            guard let id = PublicationController.id(context),
                let publication = try await store.changePublication(
                    id,
                    of: owner,
                    now: Date(),
                    { stored, content in
                        try stored.check(condition)
                        try changes.applyMobile(to: &content)
                    }
                )
            else { throw PublicationController.unknown }
            return try answer(publication, .ok, request, context)
        } catch let error as StalePublication {
            return try stale(error, request, context)
        }
    }

    private func delete(_ request: Request, _ context: ServerContext) async throws -> Response {
        let owner = try await gate.account(of: request)
        let condition = request.headers[.ifMatch]
        do {
            guard let id = PublicationController.id(context),
                try await store.deletePublication(id, of: owner, now: Date(), { try $0.check(condition) })
            else { throw PublicationController.unknown }
        } catch let error as StalePublication {
            return try stale(error, request, context)
        }
        return try JSONBody(MobileAnswer(MessageAnswer(message: "Bibliography deleted successfully")))
            .response(from: request, context: context)
    }

    private func answer(
        _ publication: Publication,
        _ status: HTTPResponse.Status,
        _ request: Request,
        _ context: ServerContext
    ) throws -> Response {
        let body = MobileAnswer(MobilePublication(publication: publication))
        return try PublicationController.answer(body, of: publication, status, to: request, context)
    }

    private func stale(_ error: StalePublication, _ request: Request, _ context: ServerContext) throws -> Response {
        let body = BareMobileAnswer(
            publication: MobilePublication(publication: error.stored),
            error: StalePublication.sentence
        )
        return try PublicationController.answer(body, of: error.stored, .preconditionFailed, to: request, context)
    }

    // MARK: Lists

    private func list(_ request: Request) async throws -> MobileAnswer<MobileList> {
        let owner = try await gate.account(of: request)
        let search = try PublicationSearch(request)
        let page = try await store.publications(
            search.query,
            of: owner,
            from: search.offset,
            limit: search.limit,
            now: Date()
        )
        let pages = search.pages(of: page.total)
        return MobileAnswer(
            MobileList(
                bibliographies: page.publications.map(MobilePublication.init),
                pagination: MobileList.Pagination(
                    currentPage: search.page,
                    totalPages: pages,
                    totalCount: page.total,
                    limit: search.limit,
                    hasNextPage: search.page < pages,
                    hasPreviousPage: search.page > 1 && page.total > 0
                ),
                search: MobileList.Search(search)
            )
        )
    }

    private func summary(_ request: Request) async throws -> MobileSummary {
        let owner = try await gate.account(of: request)
        let now = Date()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let figures = try await store.publicationFigures(
            of: owner,
            year: calendar.component(.year, from: now),
            languages: Self.mostLanguages
        )
        let recent = try await store.publications(
            PublicationQuery(),
            of: owner,
            from: 0,
            limit: Self.mostRecent,
            now: now
        )
        return MobileSummary(figures, recent: recent.publications.map(MobilePublication.init))
    }

    // MARK: Export

    private func export(_ request: Request) async throws -> Response {
        let owner = try await gate.account(of: request)
        let search = try PublicationSearch(request)
        let file = PublicationFileAnswer(store: store, owner: owner, query: search.query)
        switch search.sent("format")?.lowercased() ?? "json" {
        case "csv": return try await file.response(PublicationWriter(.csv))
        case "json": return try await json(file, filters: MobileList.Filters(search))
        default: throw Problem(.unprocessableContent, "“format” is json or csv.")
        }
    }

    /// The list in the wrapping of the app, written bit by bit.
    private func json(_ file: PublicationFileAnswer, filters: MobileList.Filters) async throws -> Response {
        let first = try await file.next(after: nil)
        let wrapped = String(decoding: try JSONBody<Never>.encoder.encode(filters), as: UTF8.self)
        let time = WireTime.text(Date())
        return Response(
            status: .ok,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody { body in
                var count = 0
                try await body.write(ByteBuffer(string: #"{"success":true,"data":{"format":"json","data":["#))
                try await file.write(first, to: &body) { publication in
                    defer { count += 1 }
                    let record = try JSONBody<Never>.encoder.encode(MobilePublication(publication: publication))
                    return (count == 0 ? "" : ",") + String(decoding: record, as: UTF8.self)
                }
                let end = "],\"count\":\(count),\"filters\":\(wrapped)},\"timestamp\":\"\(time)\"}"
                try await body.write(ByteBuffer(string: end))
                try await body.finish(nil)
            }
        )
    }
}

// MARK: - Answers

struct MobileList: Encodable, Sendable {
    struct Pagination: Encodable, Sendable {
        let currentPage: Int
        let totalPages: Int
        let totalCount: Int
        let limit: Int
        let hasNextPage: Bool
        let hasPreviousPage: Bool
    }

    /// Filters as they were sent: texts or null, never numbers.
    struct Filters: Encodable, Sendable {
        private let values: [String: String?]

        init(_ search: PublicationSearch) {
            values = [
                "year": search.sent("year"), "yearFrom": search.sent("yearFrom", "year_from"),
                "yearTo": search.sent("yearTo", "year_to"),
                "languagePublished": search.sent("language_published", "languagePublished"),
                "languageResearched": search.sent("language_researched", "languageResearched"),
                "countryOfResearch": search.sent("country_of_research", "countryOfResearch"),
                "keywords": search.sent("keywords"), "source": search.sent("source"),
                "languageFamily": search.sent("language_family", "languageFamily"),
                "publication": search.sent("publication"), "publisher": search.sent("publisher"),
                "biblioName": search.sent("biblio_name", "biblioName"),
            ]
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: MobilePublication.Key.self)
            for (name, value) in values { try container.encode(value, forKey: .init(name)) }
        }
    }

    struct Search: Encodable, Sendable {
        private enum Key: String, CodingKey {
            case query, filters, sortBy, sortOrder
        }

        private let query: String?
        private let filters: Filters
        private let sortBy: String
        private let sortOrder: String

        init(_ search: PublicationSearch) {
            query = search.sent("q")
            filters = Filters(search)
            sortBy = search.query.order.rawValue
            sortOrder = search.query.isAscending ? "asc" : "desc"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(query, forKey: .query)
            try container.encode(filters, forKey: .filters)
            try container.encode(sortBy, forKey: .sortBy)
            try container.encode(sortOrder, forKey: .sortOrder)
        }
    }

    let bibliographies: [MobilePublication]
    let pagination: Pagination
    let search: Search
}

private struct MobileSummary: Encodable, Sendable {
    struct Stats: Encodable, Sendable {
        let totalRecords: Int
        let thisYear: Int
        let languages: Int
        let countries: Int
    }

    struct Language: Encodable, Sendable {
        let language: String
        let count: Int
        /// Of all publications, to a digit.
        let percentage: Double
    }

    let stats: Stats
    let languages: [Language]
    let recentItems: [MobilePublication]

    init(_ figures: PublicationFigures, recent: [MobilePublication]) {
        stats = Stats(
            totalRecords: figures.total,
            thisYear: figures.ofYear,
            languages: figures.languageCount,
            countries: figures.countryCount
        )
        languages = figures.languages.map { language in
            let share = Double(language.count) / Double(max(1, figures.total))
            return Language(
                language: language.name,
                count: language.count,
                percentage: (share * 1_000).rounded() / 10
            )
        }
        recentItems = recent
    }
}
