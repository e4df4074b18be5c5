import Foundation
import Publications
import Sessions
import StoreContracts
import Testing

@testable import PostgresStore

@Suite("Publications in PostgreSQL", .serialized, .timeLimit(.minutes(2)))
struct PublicationContractTests {
    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("keep the contract that all stores of publications keep", arguments: PublicationRules.all)
    func contract(_ rule: StoreRule<PublicationScene>) async throws {
        let session = try await fixture.scene.add(1)
        try await rule.check(PublicationScene(store: fixture.store, session: session.id))
    }

    @Test("lose with a session what was read of it")
    func evidence() async throws {
        let session = try await fixture.scene.add(1)
        let found = FoundPublication(
            PublicationContent(title: "Tone"),
            evidence: PublicationEvidence(session: session.id, lines: [])
        )
        let owner = UUID()
        _ = try await fixture.store.importPublications([found], of: owner, now: StoreFixture.start)
        #expect(try fixture.rows(in: "publication_evidence") == 1)
        #expect(try await fixture.store.erase(session.id))
        #expect(try fixture.rows(in: "publication_evidence") == 0)
        #expect(try fixture.rows(in: "publication") == 1)
        try await fixture.store.eraseEverything(of: owner)
        for table in ["publication", "publication_list"] { #expect(try fixture.rows(in: table) == 0) }
    }

    @Test("added on two servers at the same time have keys of their own")
    func atOnce() async throws {
        let stores = [fixture.store, try fixture.other()]
        let owner = UUID()
        let keys = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<12 {
                group.addTask {
                    var content = PublicationContent(title: "Tone \(number)")
                    content.setAuthor("Doe, J.")
                    content.year = 2020
                    let added = try await stores[number % 2].addPublication(
                        content,
                        id: nil,
                        of: owner,
                        now: StoreFixture.start
                    )
                    return added.publication.key
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(keys).count == 12)
    }
}
