import Foundation
import GRDB
import Sessions
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("A copy of a database")
struct BackupTests {
    private let fixture: StoreFixture
    private let copy: URL

    init() throws {
        fixture = try StoreFixture()
        copy = fixture.folder.url.appending(path: "copy.sqlite")
    }

    @Test("has everything that was committed, also what is in the log only, and is one file for its owner")
    func whole() async throws {
        let session = try await fixture.add(1)
        try SQLiteStore.backUp(fixture.path, to: copy.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path)
        #expect(names.filter { $0.hasPrefix("copy") } == ["copy.sqlite"])
        let attributes = try FileManager.default.attributesOfItem(atPath: copy.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        // What comes later is not in it.
        _ = try await fixture.add(2, after: 1)
        let restored = try SQLiteStore(path: copy.path)
        let claimed = try #require(try await restored.claim(now: StoreFixture.start, leaseSeconds: 30))
        #expect(claimed.lease.session == session.id)
        #expect(claimed.files == StoreFixture.files)
        #expect(try await restored.queueDepth() == 1)
    }

    @Test("is never made over a file that is there")
    func existing() throws {
        try Data("mine".utf8).write(to: copy)
        #expect(throws: SQLiteBackupError.exists) { try SQLiteStore.backUp(fixture.path, to: copy.path) }
        #expect(try Data(contentsOf: copy) == Data("mine".utf8))
    }

    @Test("is refused where no file can be made")
    func noFolder() {
        let path = fixture.folder.url.appending(path: "nowhere/copy.sqlite").path
        #expect(throws: SQLiteBackupError.notWritable) { try SQLiteStore.backUp(fixture.path, to: path) }
    }

    @Test("of what is no database is none, and no file is left")
    func damaged() throws {
        let other = fixture.folder.url.appending(path: "other.sqlite")
        try Data(repeating: 0x58, count: 8_192).write(to: other)
        #expect(throws: SQLiteBackupError.self) { try SQLiteStore.backUp(other.path, to: copy.path) }
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }
}
