import Foundation
import TestSupport
import Testing

@testable import SQLiteStore

@Suite("Files of uploads")
struct StoredFilesTests {
    @Test("come from a folder beside the database")
    func folder() throws {
        let fixture = try StoreFixture()
        #expect(fixture.store.spoolFolder == fixture.folder.url.appending(path: "spool").path)
    }
}
