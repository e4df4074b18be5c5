import Foundation
import HTTPTypes
import Hummingbird
import Publications

/// `/api/bibliography`: a list of publications that its owner keeps.
struct PublicationController {
    let store: any PublicationStore
    let gate: PublicationGate

    static var unknown: Problem { Problem(.notFound, "Bibliography not found or has been deleted") }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, .post, .put, at: "/api/bibliography")
        router.get("/api/bibliography") { request, _ in JSONBody(try await list(request)) }
        router.allowOnly(.get, at: "/api/bibliography/search")
        router.get("/api/bibliography/search") { request, _ in JSONBody(try await list(request)) }
        router.post("/api/bibliography") { request, context in try await add(request, context) }
        router.put("/api/bibliography") { request, context in
            let owner = try await gate.account(of: request)
            let fields = try await SentFields.read(request)
            guard let text = try fields.text("id") else { throw Problem.badRequest("“id” is missing.") }
            return try await change(UUID(uuidString: text), of: owner, fields, request, context)
        }
        router.allowOnly(.delete, .get, .put, at: "/api/bibliography/{id}")
        router.get("/api/bibliography/{id}") { request, context in
            let owner = try await gate.account(of: request)
            guard let id = Self.id(context), let publication = try await store.publication(id, of: owner, now: Date())
            else { throw Self.unknown }
            return try Self.answer(publication, to: request, context)
        }
        router.put("/api/bibliography/{id}") { request, context in
            let owner = try await gate.account(of: request)
            let fields = try await SentFields.read(request)
            return try await change(Self.id(context), of: owner, fields, request, context)
        }
        router.delete("/api/bibliography/{id}") { request, context in
            let owner = try await gate.account(of: request)
            let condition = request.headers[.ifMatch]
            do {
                guard let id = Self.id(context),
                    try await store.deletePublication(id, of: owner, now: Date(), { try $0.check(condition) })
                else { throw Self.unknown }
            } catch let error as StalePublication {
                return try Self.answer(error.stored, .preconditionFailed, to: request, context)
            }
            return try JSONBody(MessageAnswer(message: "Bibliography deleted successfully"))
                .response(from: request, context: context)
        }
    }

    /// The identifier in the path; nil for what is none, which nothing has.
    static func id(_ context: ServerContext) -> UUID? { UUID(uuidString: context.parameters.decoded("id")) }

    // MARK: Changes

    private func add(_ request: Request, _ context: ServerContext) async throws -> Response {
        let owner = try await gate.account(of: request)
        let changes = PublicationChanges(try await SentFields.read(request))
        var content = PublicationContent(title: "")
        try changes.apply(to: &content, isNew: true)
        let (publication, isNew) = try await store.addPublication(content, id: changes.id, of: owner, now: Date())
        var response = try Self.answer(publication, isNew ? .created : .ok, to: request, context)
        response.headers[.location] = "/api/bibliography/\(publication.spelledID.text)"
        return response
    }

    private func change(
        _ id: UUID?,
        of owner: UUID,
        _ fields: SentFields,
        _ request: Request,
        _ context: ServerContext
    ) async throws -> Response {
        let changes = PublicationChanges(fields)
        let condition = request.headers[.ifMatch]
        do {
            guard let id,
                let publication = try await store.changePublication(
                    id,
                    of: owner,
                    now: Date(),
                    { stored, content in
                        try stored.check(condition)
                        try changes.apply(to: &content, isNew: false)
                    }
                )
            else { throw Self.unknown }
            return try Self.answer(publication, to: request, context)
        } catch let error as StalePublication {
            return try Self.answer(error.stored, .preconditionFailed, to: request, context)
        }
    }

    /// A publication with its tag; nothing but the tag for who has it.
    static func answer(
        _ publication: Publication,
        _ status: HTTPResponse.Status = .ok,
        to request: Request,
        _ context: ServerContext
    ) throws -> Response {
        try answer(PublicationJSON(publication), of: publication, status, to: request, context)
    }

    static func answer(
        _ body: some Encodable & Sendable,
        of publication: Publication,
        _ status: HTTPResponse.Status = .ok,
        to request: Request,
        _ context: ServerContext
    ) throws -> Response {
        let known = request.headers[.ifNoneMatch].flatMap(IfNoneMatch.init)
        if known?.includes(publication.tag) == true, request.method == .get || request.method == .head {
            return Response(status: .notModified, headers: [.eTag: publication.tag])
        }
        var response = try JSONBody(body).response(from: request, context: context)
        response.status = status
        response.headers[.eTag] = publication.tag
        return response
    }

    // MARK: Lists

    private func list(_ request: Request) async throws -> PublicationList {
        let owner = try await gate.account(of: request)
        let search = try PublicationSearch(request)
        if let date = search.updatedSince {
            let (changes, total) = try await store.publicationChanges(
                since: date,
                of: owner,
                from: search.offset,
                limit: search.limit,
                now: Date()
            )
            return PublicationList(items: changes.map(PublicationList.Item.init), total: total, search: search)
        }
        let page = try await store.publications(
            search.query,
            of: owner,
            from: search.offset,
            limit: search.limit,
            now: Date()
        )
        return PublicationList(
            items: page.publications.map { .publication(PublicationJSON($0)) },
            total: page.total,
            search: search
        )
    }
}

/// A page of a list, in both spellings that the apps know.
private struct PublicationList: Encodable, Sendable {
    enum Item: Encodable, Sendable {
        case publication(PublicationJSON)
        case deleted(Deleted)

        init(_ change: PublicationChange) {
            switch change {
            case .put(let publication): self = .publication(PublicationJSON(publication))
            case .deleted(let deleted): self = .deleted(Deleted(deleted))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .publication(let publication): try publication.encode(to: encoder)
            case .deleted(let deleted): try deleted.encode(to: encoder)
            }
        }
    }

    struct Deleted: Encodable, Sendable {
        let id: String
        let deletedAt: String

        init(_ deleted: DeletedPublication) {
            id = deleted.id.text
            deletedAt = WireTime.text(deleted.deletedAt)
        }
    }

    private enum Key: String, CodingKey {
        case data, total, page, limit, totalPages, hasNext, hasPrevious
        case snakeTotalPages = "total_pages"
        case snakeHasNext = "has_next"
        case snakeHasPrevious = "has_previous"
    }

    let items: [Item]
    let total: Int
    let search: PublicationSearch

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let pages = search.pages(of: total)
        try container.encode(items, forKey: .data)
        try container.encode(total, forKey: .total)
        try container.encode(search.page, forKey: .page)
        try container.encode(search.limit, forKey: .limit)
        for key in [Key.totalPages, .snakeTotalPages] { try container.encode(pages, forKey: key) }
        for key in [Key.hasNext, .snakeHasNext] { try container.encode(search.page < pages, forKey: key) }
        for key in [Key.hasPrevious, .snakeHasPrevious] {
            try container.encode(search.page > 1 && total > 0, forKey: key)
        }
    }
}
