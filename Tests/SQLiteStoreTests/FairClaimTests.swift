import Foundation
import Sessions
import TestSupport
import Testing
import TextDocument

@testable import SQLiteStore

@Suite("Documents whose clients take turns")
struct FairClaimTests {
    private static let (many, one) = (Data(repeating: 1, count: 32), Data(repeating: 2, count: 32))

    private let fixture: StoreFixture

    init() throws {
        fixture = try StoreFixture()
    }

    private func add(_ number: UInt8, of client: Data?, slow: Bool = false) async throws -> Session {
        var session = StoreFixture.session(number, createdAfter: Double(number))
        session.client = client
        session.isSlow = slow
        try await fixture.store.add(session, files: StoreFixture.files, queueLimit: 100)
        return session
    }

    private func claim(_ turn: FairTurn, after seconds: Double = 0) async throws -> Lease? {
        let now = StoreFixture.start.addingTimeInterval(seconds)
        return try await fixture.store.claim(now: now, leaseSeconds: 30, turn: turn)?.lease
    }

    @Test("thirty of one client leave a place for another's, and go on when that is done")
    func lastPlace() async throws {
        var first: [Session] = []
        for number in 1...30 { first.append(try await add(UInt8(number), of: Self.many)) }
        let turn = FairTurn(places: 3, spent: [])
        let held = [try #require(try await claim(turn)), try #require(try await claim(turn))]
        #expect(held.map(\.session) == first.prefix(2).map(\.id))
        #expect(held.allSatisfy { $0.client == Self.many })
        #expect(try await claim(turn) == nil)
        let other = try await add(31, of: Self.one)
        #expect(try await claim(turn)?.session == other.id)
        try await fixture.store.fail(held[0], with: .damaged)
        #expect(try await claim(turn)?.session == first[2].id)
        // A lease that has ended holds no place.
        #expect(try await claim(turn, after: 31)?.session == first[1].id)
    }

    @Test("text comes before scans, and those who used up their time come last")
    func order() async throws {
        let scan = try await add(1, of: Self.one, slow: true)
        let spent = try await add(2, of: Self.many)
        let text = try await add(3, of: Self.one)
        let unknown = try await add(4, of: nil)
        let turn = FairTurn(places: 9, spent: [Self.many])
        var order: [UUID] = []
        while let lease = try await claim(turn) { order.append(lease.session) }
        #expect(order == [text.id, unknown.id, scan.id, spent.id])
    }

    @Test("nothing is known of whose a document was, once it is read")
    func forgotten() async throws {
        _ = try await add(7, of: Self.many)
        let lease = try #require(try await claim(.unlimited))
        try await fixture.store.fail(lease, with: .damaged)
        for folder in try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path) {
            try await fixture.store.forgetLog()
            let bytes = try Data(contentsOf: fixture.folder.url.appending(path: folder))
            #expect(bytes.range(of: Self.many) == nil, "\(folder)")
        }
    }
}
