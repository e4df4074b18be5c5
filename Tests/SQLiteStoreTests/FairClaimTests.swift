import Foundation
import Sessions
import TestSupport
import Testing
import TextDocument

@testable import SQLiteStore

@Suite("Documents whose clients take turns")
struct FairClaimTests {
    private static let client = Data(repeating: 1, count: 32)

    @Test("nothing is known of whose a document was, once it is read")
    func forgotten() async throws {
        let fixture = try StoreFixture()
        var session = StoreFixture.session(7)
        session.client = Self.client
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 100)
        let lease = try #require(try await fixture.claim()).lease
        try await fixture.store.fail(lease, with: .damaged)
        for file in try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path) {
            try await fixture.store.forgetLog()
            let bytes = try Data(contentsOf: fixture.folder.url.appending(path: file))
            #expect(bytes.range(of: Self.client) == nil, "\(file)")
        }
    }
}
