import Foundation
import Sessions
import Testing

/// What every store keeps of keys of uploads.
package enum RetryKeyRules {
    /// All rules.
    package static let all = single

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("the same upload is known, another document is refused, and others' keys are others'") { scene in
            let first = try await scene.add(1, document: 1, holder: 1)
            await #expect(throws: SessionStoreError.alreadyUploaded) { try await scene.add(2, document: 1, holder: 1) }
            await #expect(throws: SessionStoreError.keyTaken) { try await scene.add(2, document: 2, holder: 1) }
            let other = try await scene.add(2, document: 1, holder: 2)
            #expect(try await scene.found(document: 1, holder: 1, after: 1) == first.id)
            #expect(try await scene.found(document: 1, holder: 2, after: 1) == other.id)
            #expect(try await scene.found(document: 2, holder: 1, after: 1) == nil)
        },
        StoreRule("a key is free again when its session is erased or has expired") { scene in
            let first = try await scene.add(1, document: 1, holder: 1)
            #expect(try await scene.store.erase(first.id))
            _ = try await scene.add(2, document: 2, holder: 1)
            _ = try await scene.add(3, document: 3, holder: 1, after: 3 * 86_400)
        },
        StoreRule("without an account a key is remembered for a day, with one as long as its session") { scene in
            let anonymous = try await scene.add(1, document: 1, holder: 1)
            let owned = try await scene.add(2, document: 1, holder: 2, owner: UUID())
            for (seconds, isKnown) in [(86_399.0, true), (86_400, false)] {
                try await scene.store.tidy(now: SessionScene.start.addingTimeInterval(seconds))
                #expect(try await scene.found(document: 1, holder: 1, after: seconds) == (isKnown ? anonymous.id : nil))
                #expect(try await scene.found(document: 1, holder: 2, after: seconds) == owned.id)
            }
            _ = try await scene.add(3, document: 2, holder: 1, after: 86_400)
        },
    ]
}
