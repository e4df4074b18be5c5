import Foundation
import Sessions
import Synchronization
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Files that are stored from outside of memory")
struct StoredFilesTests {
    /// A file that notes when it is read; one without bytes is gone.
    private struct NotedFile: UploadedFile {
        let bytes: Data?
        let note: @Sendable () -> Void

        var head: [UInt8] { bytes?.head ?? [] }
        var byteCount: Int { bytes?.count ?? 1 }

        func contents() throws(SessionStoreError) -> Data {
            note()
            guard let bytes else { throw .unavailable }
            return bytes
        }
    }

    private final class Reads: Sendable {
        let order = Mutex<[Int]>([])

        func file(_ number: Int, _ bytes: Data?) -> NotedFile {
            NotedFile(bytes: bytes) { self.order.withLock { $0.append(number) } }
        }
    }

    private let fixture: StoreFixture
    private let reads = Reads()

    init() throws {
        fixture = try StoreFixture()
    }

    @Test("are read once each, one after the other, and are what they were")
    func once() async throws {
        let pages = (0..<3).map { Data(repeating: UInt8($0), count: 70_000) }
        let files = pages.enumerated().map { reads.file($0, $1) }
        try await fixture.store.add(StoreFixture.session(1), files: files, queueLimit: 10)
        #expect(reads.order.withLock { $0 } == [0, 1, 2])
        #expect(try await fixture.claim()?.files == pages)
    }

    @Test("leave nothing behind when one of them is gone")
    func gone() async throws {
        let files = [reads.file(0, Data("page one".utf8)), reads.file(1, nil), reads.file(2, Data([1]))]
        await #expect(throws: SessionStoreError.unavailable) {
            try await fixture.store.add(StoreFixture.session(1), files: files, queueLimit: 10)
        }
        for table in ["session", "session_file", "queue"] { #expect(try await fixture.rows(in: table) == 0) }
        #expect(reads.order.withLock { $0 } == [0, 1])
    }

    @Test("are not read when the queue is full")
    func full() async throws {
        let files = [reads.file(0, Data([1]))]
        await #expect(throws: SessionStoreError.queueFull) {
            try await fixture.store.add(StoreFixture.session(1), files: files, queueLimit: 0)
        }
        #expect(reads.order.withLock { $0 }.isEmpty)
    }

    @Test("come from a folder beside the database")
    func folder() {
        #expect(fixture.store.spoolFolder == fixture.folder.url.appending(path: "spool").path)
    }
}
