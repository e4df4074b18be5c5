import Foundation
import JobMatching
package import Sessions
import TextDocument

/// What the holder of a lease can do.
package enum LeaseOperation: CaseIterable, Sendable {
    case renew, advance, complete, fail, release

    /// Does it, or fails as the store says.
    package func run(_ lease: Lease, _ scene: SessionScene) async throws {
        switch self {
        case .renew: try await scene.store.renew(lease, now: SessionScene.start, leaseSeconds: 1_000)
        case .advance: try await scene.store.advance(lease, to: .searching)
        case .complete:
            let match = SessionScene.match(1, bucket: .local)
            try await scene.store.complete(lease, analysis: scene.analysis, matches: [match])
        case .fail: try await scene.store.fail(lease, with: .damaged)
        case .release: try await scene.store.release(lease)
        }
    }
}
