import Foundation
import Sessions
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("The newest sessions")
struct NewestSessionsTests {
    @Test("come first, as many as are asked for, without those that have expired")
    func order() async throws {
        let fixture = try StoreFixture()
        let old = try await fixture.add(1)
        let middle = try await fixture.add(2, after: 10)
        let new = try await fixture.add(3, after: 20)
        func newest(_ limit: Int, after seconds: Double) async throws -> [UUID] {
            let now = StoreFixture.start.addingTimeInterval(seconds)
            return try await fixture.store.newestSessions(limit: limit, now: now).map(\.id)
        }
        #expect(try await newest(9, after: 30) == [new.id, middle.id, old.id])
        #expect(try await newest(2, after: 30) == [new.id, middle.id])
        #expect(try await newest(9, after: 86_405) == [new.id, middle.id])
        #expect(try await newest(9, after: 90_000) == [])
    }
}
