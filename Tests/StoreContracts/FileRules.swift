import Foundation
import Sessions
import Synchronization
import Testing
import TextDocument

/// What every store keeps of files: all of them as long as they are needed, and none any longer.
package enum FileRules {
    /// All rules.
    package static let all = single + failed

    /// A file that notes when it is read; one without bytes is gone.
    private struct NotedFile: UploadedFile {
        let bytes: Data?
        let note: @Sendable () -> Void

        var head: [UInt8] { bytes?.head ?? [] }
        var byteCount: Int { bytes?.count ?? 1 }

        func contents(of range: Range<Int>) throws(SessionStoreError) -> Data {
            note()
            guard let bytes else { throw .unavailable }
            return bytes.contents(of: range)
        }
    }

    /// The order in which files are read, each as often as it takes.
    private final class Reads: Sendable {
        private let numbers = Mutex<[Int]>([])

        var order: [Int] { numbers.withLock { $0 } }

        func file(_ number: Int, _ bytes: Data?) -> NotedFile {
            NotedFile(bytes: bytes) {
                self.numbers.withLock { if $0.last != number { $0.append(number) } }
            }
        }
    }

    private static let single: [StoreRule<SessionScene>] = [
        StoreRule("files are read one after the other, once each, and are what they were") { scene in
            let reads = Reads()
            // Shorter than a piece, several pieces, a whole number of them, and nothing at all.
            let pages = [70_000, 700_001, 1 << 20, 0, 1].enumerated().map { number, length in
                Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) })
            }
            let files = pages.enumerated().map { reads.file($0, $1) }
            try await scene.store.add(SessionScene.session(1), files: files, queueLimit: 10)
            #expect(reads.order == [0, 1, 2, 4] || reads.order == [0, 1, 2, 3, 4])
            #expect(try await scene.claim()?.files == pages)
        },
        StoreRule("files leave nothing behind when one of them is gone") { try await checkGone($0) },
        StoreRule("files are not read when the queue is full") { scene in
            let reads = Reads()
            await #expect(throws: SessionStoreError.queueFull) {
                try await scene.store.add(SessionScene.session(1), files: [reads.file(0, Data([1]))], queueLimit: 0)
            }
            #expect(reads.order.isEmpty)
        },
        StoreRule("no file is kept of a session that is completed") { scene in
            _ = try await scene.completed(1)
            #expect(try await scene.probe.keptFiles() == 0)
        },
        StoreRule("no file is kept of a session that is erased, whoever reads it") { scene in
            let session = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            #expect(try await scene.store.erase(session.id))
            #expect(try await scene.store.erase(session.id) == false)
            #expect(try await scene.probe.keptFiles() == 0)
            #expect(try await scene.store.queueDepth() == 0)
            await #expect(throws: SessionStoreError.leaseLost) { try await scene.store.fail(lease, with: .damaged) }
        },
        StoreRule("no file is kept of a session that was refused") { scene in
            _ = try await scene.add(1, limit: 2)
            _ = try await scene.add(2, after: 1, limit: 2)
            await #expect(throws: SessionStoreError.queueFull) { _ = try await scene.add(3, after: 2, limit: 2) }
            #expect(try await scene.store.sessionCounts() == [.queued: 2])
            #expect(try await scene.probe.keptFiles() == 2 * SessionScene.files.count)
        },
        StoreRule("no more are taken than there is room for, whoever comes at the same time") { scene in
            let stores = [scene.store, try scene.probe.another()]
            let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in UInt8(1)...24 {
                    group.addTask {
                        do {
                            try await stores[Int(number) % 2].add(
                                SessionScene.session(number),
                                files: SessionScene.files,
                                queueLimit: 7
                            )
                            return true
                        } catch SessionStoreError.queueFull {
                            return false
                        }
                    }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(taken == 7)
            #expect(try await scene.store.queueDepth() == 7)
            #expect(try await scene.probe.keptFiles() == 7 * SessionScene.files.count)
        },
        StoreRule("the files of a session whose lease was lost are kept, whatever its old holder does") { scene in
            _ = try await scene.add(1)
            let stale = try #require(try await scene.claim()).lease
            _ = try await scene.claim(after: 31)
            await #expect(throws: SessionStoreError.leaseLost) { try await scene.store.fail(stale, with: .damaged) }
            await #expect(throws: SessionStoreError.leaseLost) {
                try await scene.store.complete(stale, analysis: scene.analysis, matches: [])
            }
            #expect(try await scene.probe.keptFiles() == SessionScene.files.count)
        },
        StoreRule("tidying deletes what has expired, with everything that belongs to it") { scene in
            _ = try await scene.add(1)
            _ = try await scene.add(2, after: 50_000)
            try await scene.store.tidy(now: SessionScene.start.addingTimeInterval(86_400))
            #expect(try await scene.store.sessionCounts() == [.queued: 1])
            #expect(try await scene.store.queueDepth() == 1)
            #expect(try await scene.probe.keptFiles() == SessionScene.files.count)
            #expect(try await scene.session(2, after: 86_400) != nil)
        },
        StoreRule("what another process did shows at once") { scene in
            let session = try await scene.add(1)
            #expect(try await scene.outline(1) != nil)
            #expect(try await scene.probe.another().erase(session.id))
            #expect(try await scene.outline(1) == nil)
        },
    ]

    private static func checkGone(_ scene: SessionScene) async throws {
        let reads = Reads()
        let files = [reads.file(0, Data("page one".utf8)), reads.file(1, nil), reads.file(2, Data([1]))]
        await #expect(throws: SessionStoreError.unavailable) {
            try await scene.store.add(SessionScene.session(1), files: files, queueLimit: 10)
        }
        #expect(try await scene.probe.keptFiles() == 0)
        #expect(try await scene.store.sessionCounts().isEmpty)
        #expect(try await scene.store.queueDepth() == 0)
        #expect(reads.order == [0, 1])
    }

    private static let failed = ExtractionFailure.allCases.map { failure in
        StoreRule<SessionScene>("no file is kept of a session that failed: \(failure)") { scene in
            _ = try await scene.add(1)
            let lease = try #require(try await scene.claim()).lease
            try await scene.store.fail(lease, with: failure)
            #expect(try await scene.probe.keptFiles() == 0)
        }
    }
}
