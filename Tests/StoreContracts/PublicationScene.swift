package import Foundation
package import Publications
import Resume

/// A store of publications, and what is put into it.
package struct PublicationScene: Sendable {
    package let store: any PublicationStore
    /// A session that the store keeps for a day, for evidence.
    package let session: UUID

    /// - Parameters:
    ///   - store: without publications.
    ///   - session: a session that it has.
    package init(store: any PublicationStore, session: UUID) {
        self.store = store
        self.session = session
    }

    static let robin = UUID()
    static let kim = UUID()

    static func at(_ seconds: Double) -> Date { SessionScene.start.addingTimeInterval(seconds) }

    /// A publication with all that one can have.
    static func whole(_ title: String = "Tone in Northern Languages") -> PublicationContent {
        var content = content(title, 2024)
        content.setAuthor("Byron, A.; Example Institute; et al.")
        content.kind = .article
        for field in PublicationField.allCases { content[field] = "some \(field.rawValue)" }
        return content
    }

    static func content(_ title: String, _ year: Int? = nil, author: String = "Doe, J.") -> PublicationContent {
        var content = PublicationContent(title: title)
        content.setAuthor(author)
        content.year = year
        return content
    }

    /// Adds a publication to Robin's list, unless another owner is named.
    func add(
        _ content: PublicationContent,
        id: UUID? = nil,
        of owner: UUID = robin,
        at seconds: Double = 0
    ) async throws -> Publication {
        let id = id.map { SpelledUUID($0) }
        return try await store.addPublication(content, id: id, of: owner, now: Self.at(seconds)).publication
    }

    func find(
        _ text: String? = nil,
        of owner: UUID = robin,
        from offset: Int = 0,
        limit: Int = 100,
        _ change: (inout PublicationQuery) -> Void = { _ in }
    ) async throws -> (titles: [String], total: Int) {
        var query = PublicationQuery()
        query.text = text
        change(&query)
        let page = try await store.publications(query, of: owner, from: offset, limit: limit, now: Self.at(0))
        return (page.publications.map(\.content.title), page.total)
    }

    /// What changed, as titles and identifiers.
    func changes(
        since seconds: Double,
        of owner: UUID = robin,
        from offset: Int = 0,
        limit: Int = 100,
        now: Double = 1_000
    ) async throws -> (changes: [String], total: Int) {
        let (changes, total) = try await store.publicationChanges(
            since: Self.at(seconds),
            of: owner,
            from: offset,
            limit: limit,
            now: Self.at(now)
        )
        let texts = changes.map { change in
            switch change {
            case .put(let publication): publication.content.title
            case .deleted(let deleted): deleted.id.text
            }
        }
        return (texts, total)
    }
}
