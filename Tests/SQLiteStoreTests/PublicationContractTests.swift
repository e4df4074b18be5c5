import Foundation
import GRDB
import Publications
import Sessions
import StoreContracts
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The store of publications")
struct PublicationContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keeps the contract that all stores of publications keep", arguments: PublicationRules.all)
    func contract(_ rule: StoreRule<PublicationScene>) async throws {
        let session = try await fixture.add(1)
        try await rule.check(PublicationScene(store: fixture.store, session: session.id))
    }

    /// Which of some texts stand in a file of the database.
    private func texts(_ texts: [String]) async throws -> [String] {
        _ = try await fixture.store.database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        let files = try FileManager.default.contentsOfDirectory(at: fixture.folder.url, includingPropertiesForKeys: nil)
        let contents = try files.map { try Data(contentsOf: $0) }
        return texts.filter { text in contents.contains { $0.range(of: Data(text.utf8)) != nil } }
    }

    @Test("nothing of a list is left in the files once its account is erased, nor of a publication once it is deleted")
    func erasure() async throws {
        let (robin, kim) = (UUID(), UUID())
        for number in 0..<40 {
            var content = PublicationContent(title: "canary-title-\(number)x")
            content.setAuthor("canary-author-\(number)x")
            content[.abstract] = "canary-abstract-\(number)x"
            let owner = number < 20 ? robin : kim
            let added = try await fixture.store.addPublication(content, id: nil, of: owner, now: StoreFixture.start)
            if number == 39 {
                _ = try await fixture.store.deletePublication(added.publication.id, of: kim, now: StoreFixture.start) {
                    _ in
                }
            }
        }
        let all = ["title", "author", "abstract"].flatMap { name in (0..<40).map { "canary-\(name)-\($0)x" } }
        let deleted = all.filter { $0.hasSuffix("-39x") }
        #expect(try await texts(all) == all.filter { !deleted.contains($0) })
        try await fixture.store.eraseEverything(of: robin)
        #expect(try await texts(all).count == 19 * 3)
        // The index holds the words of those that are left, and of no other.
        for table in ["publication", "publication_text"] { #expect(try await fixture.rows(in: table) == 19) }
        let words = try await fixture.store.database.write { database in
            try database.execute(
                sql: "CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, publication_index, instance)"
            )
            return try Int.fetchOne(database, sql: "SELECT count(DISTINCT doc) FROM words")
        }
        #expect(words == 19)
    }

    @Test("what is read of a session goes with the session")
    func evidence() async throws {
        let session = try await fixture.add(1)
        let found = FoundPublication(
            PublicationContent(title: "Tone"),
            evidence: PublicationEvidence(session: session.id, lines: [])
        )
        _ = try await fixture.store.importPublications([found], of: UUID(), now: StoreFixture.start)
        #expect(try await fixture.rows(in: "publication_evidence") == 1)
        #expect(try await fixture.store.erase(session.id))
        #expect(try await fixture.rows(in: "publication_evidence") == 0)
        #expect(try await fixture.rows(in: "publication") == 1)
    }
}
