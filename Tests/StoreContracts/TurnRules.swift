import Foundation
import Sessions
import Testing
import TextDocument

/// What every store keeps of turns: nobody's many documents keep others waiting.
package enum TurnRules {
    /// All rules.
    package static let all = single

    private static let (many, one) = (Data(repeating: 1, count: 32), Data(repeating: 2, count: 32))

    private static func add(
        _ number: UInt8,
        of client: Data?,
        slow: Bool = false,
        to scene: SessionScene
    ) async throws -> Session {
        var session = SessionScene.session(number, createdAfter: Double(number))
        session.client = client
        session.isSlow = slow
        try await scene.store.add(session, files: SessionScene.files, queueLimit: 100)
        return session
    }

    private static func claim(_ turn: FairTurn, from scene: SessionScene, after seconds: Double = 0) async throws
        -> Lease?
    {
        let now = SessionScene.start.addingTimeInterval(seconds)
        return try await scene.store.claim(now: now, leaseSeconds: 30, turn: turn)?.lease
    }

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("thirty of one client leave a place for another's, and go on when that is done") { scene in
            var first: [Session] = []
            for number in 1...30 { first.append(try await add(UInt8(number), of: many, to: scene)) }
            let turn = FairTurn(places: 3, spent: [])
            let held = [
                try #require(try await claim(turn, from: scene)), try #require(try await claim(turn, from: scene)),
            ]
            #expect(held.map(\.session) == first.prefix(2).map(\.id))
            #expect(held.allSatisfy { $0.client == many })
            #expect(try await claim(turn, from: scene) == nil)
            let other = try await add(31, of: one, to: scene)
            #expect(try await claim(turn, from: scene)?.session == other.id)
            try await scene.store.fail(held[0], with: .damaged)
            #expect(try await claim(turn, from: scene)?.session == first[2].id)
            // A lease that has ended holds no place.
            #expect(try await claim(turn, from: scene, after: 31)?.session == first[1].id)
        },
        StoreRule("the limits hold for workers that ask at the same time") { scene in
            for number in 1...20 { _ = try await add(UInt8(number), of: many, to: scene) }
            let claimed = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<12 {
                    group.addTask { try await claim(FairTurn(places: 5, spent: []), from: scene) != nil }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(claimed == 4)
        },
        StoreRule("text comes before scans, and those who used up their time come last") { scene in
            let scan = try await add(1, of: one, slow: true, to: scene)
            let spent = try await add(2, of: many, to: scene)
            let text = try await add(3, of: one, to: scene)
            let unknown = try await add(4, of: nil, to: scene)
            let turn = FairTurn(places: 9, spent: [many])
            var order: [UUID] = []
            while let lease = try await claim(turn, from: scene) { order.append(lease.session) }
            #expect(order == [text.id, unknown.id, scan.id, spent.id])
        },
    ]
}
