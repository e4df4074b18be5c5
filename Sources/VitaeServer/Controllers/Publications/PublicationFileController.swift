import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOFoundationEssentialsCompat
import Publications
import Sessions

/// `/api/export`, `/api/bibliography/import` and `/api/bibliography/from-resume`: publications from files and résumés, and as
/// files.
struct PublicationFileController {
    let store: any PublicationStore
    let library: any SessionLibrary
    let lookup: SessionLookup
    let gate: PublicationGate

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/export")
        router.post("/api/export") { request, _ in try await export(request) }
        router.allowOnly(.post, at: "/api/bibliography/import")
        router.post("/api/bibliography/import") { request, _ in JSONBody(try await importFile(request)) }
        router.allowOnly(.post, at: "/api/bibliography/from-resume")
        router.post("/api/bibliography/from-resume") { request, _ in JSONBody(try await importResume(request)) }
    }

    // MARK: Export

    private func export(_ request: Request) async throws -> Response {
        let owner = try await gate.account(of: request)
        let fields = try await SentFields.read(request)
        let name = try fields.text("format") ?? ""
        guard let format = PublicationFormat(rawValue: name.lowercased()) else {
            let formats = PublicationFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.unprocessableContent, "“format” is one of \(formats).")
        }
        let writer = PublicationWriter(
            format,
            includesAbstract: try fields.bool("include_abstract") ?? true,
            includesKeywords: try fields.bool("include_keywords") ?? true
        )
        let ids = try fields.texts("bibliography_ids") ?? []
        guard !ids.isEmpty else {
            return try await PublicationFileAnswer(store: store, owner: owner, query: PublicationQuery()).response(
                writer
            )
        }
        var publications: [Publication] = []
        var seen: Set<UUID> = []
        for text in ids {
            guard let id = UUID(uuidString: text),
                let publication = try await store.publication(id, of: owner, now: Date())
            else { throw Problem(.unprocessableContent, "There is no publication \(text.prefix(100)) in your list.") }
            if seen.insert(id).inserted { publications.append(publication) }
        }
        var file = writer
        var buffer = ByteBuffer()
        for publication in publications { buffer.writeString(try file.text(of: publication)) }
        buffer.writeString(file.end())
        return Response(
            status: .ok,
            headers: PublicationFileAnswer.headers(format),
            body: ResponseBody(byteBuffer: buffer)
        )
    }

    // MARK: Import

    private func importFile(_ request: Request) async throws -> ImportAnswer {
        let owner = try await gate.account(of: request)
        let bytes: Data
        do {
            bytes = Data(buffer: try await request.body.collect(upTo: PublicationFile.maximumBytes))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The file is larger than 1 MiB. Send it in parts.")
        }
        let file: PublicationFile
        do throws(PublicationFileError) {
            file = try PublicationFile(bytes, format: try Self.format(request))
        } catch {
            throw Problem(error == .empty ? .badRequest : .unprocessableContent, error.message)
        }
        let (imported, skipped) = try await store.importPublications(
            file.entries.map { FoundPublication($0.content) },
            of: owner,
            now: Date()
        )
        return ImportAnswer(
            imported: imported.count,
            skipped: skipped,
            rejected: file.rejections.map { ImportAnswer.Rejection(line: $0.line, reason: $0.reason) }
        )
    }

    /// The format that a request names; nil to tell it from the file.
    private static func format(_ request: Request) throws(PublicationFileError) -> PublicationFormat? {
        let type = request.headers[.contentType]?.lowercased() ?? ""
        if type.contains("bibtex") { return .bibtex }
        if type.contains("research-info-systems") { return .ris }
        if type.contains("citationstyles") { return .cslJSON }
        return nil
    }

    private func importResume(_ request: Request) async throws -> ResumeImportAnswer {
        let owner = try await gate.account(of: request)
        let fields = try await SentFields.read(request)
        let session = try await session(fields, of: owner)
        guard let analysis = session.analysis else {
            throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
        }
        let found = ResumePublications.found(in: analysis.resume, session: session.id)
        let (imported, skipped) = try await store.importPublications(found, of: owner, now: Date())
        return ResumeImportAnswer(
            imported: imported.count,
            skipped: skipped,
            data: imported.map(PublicationJSON.init)
        )
    }

    /// The session whose token somebody has, or which is theirs.
    private func session(_ fields: SentFields, of owner: UUID) async throws -> Session {
        if let token = try fields.text("view_token") { return try await lookup.session(token: token) }
        guard let text = try fields.text("search_session_id") else {
            throw Problem.badRequest("“view_token” or “search_session_id” is missing.")
        }
        let id = UUID(uuidString: text)
        let owned = try await library.sessions(of: owner, now: Date())
        guard let session = owned.first(where: { $0.id == id }) else {
            throw Problem(.notFound, "You have no such session.")
        }
        return session
    }
}

private struct ImportAnswer: Encodable, Sendable {
    struct Rejection: Encodable, Sendable {
        let line: Int
        let reason: String
    }

    let imported: Int
    let skipped: Int
    let rejected: [Rejection]
}

private struct ResumeImportAnswer: Encodable, Sendable {
    let imported: Int
    let skipped: Int
    let data: [PublicationJSON]
}
