import Foundation
import Glibc
import TestSupport
import Testing

@testable import VitaeServer

@Suite("Files of the spool")
struct SpoolFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    }

    @Test("hold what was written where it was written, and have no name at any time")
    func content() throws {
        let spool = SpoolFolder(path: folder.url.path)
        for file in [try spool.makeFile(), try spool.openAndUnname()] {
            #expect(try names().isEmpty)
            try file.write([1, 2, 3], at: 0)
            try file.write([4, 5], at: 3)
            try file.write([], at: 5)
            #expect(try file.read(0..<5) == Data([1, 2, 3, 4, 5]))
            #expect(try file.read(2..<4) == Data([3, 4]))
            #expect(try file.read(3..<3) == Data())
            let large = [UInt8](repeating: 7, count: 3_000_000)
            try file.write(large, at: 5)
            #expect(try file.read(5..<3_000_005) == Data(large))
            #expect(try names().isEmpty)
        }
    }

    @Test("that end too soon are not taken for whole")
    func short() throws {
        let file = try SpoolFolder(path: folder.url.path).makeFile()
        try file.write([1, 2, 3], at: 0)
        #expect(throws: SpoolFailure.broken(errno: EIO)) { try file.read(1..<4) }
    }

    @Test("on a full disk say so")
    func full() throws {
        let descriptor = unsafe open("/dev/full", O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        let file = SpoolFile(owning: descriptor)
        #expect(throws: SpoolFailure.full) { try file.write([1], at: 0) }
        #expect(throws: SpoolFailure.full) { try file.write([UInt8](repeating: 1, count: 100_000), at: 7) }
    }

    @Test("close what they were given")
    func closes() throws {
        let path = folder.url.appending(path: "file").path
        let descriptor = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        let link = "/proc/self/fd/\(descriptor)"
        do {
            let file = SpoolFile(owning: descriptor)
            try file.write([1], at: 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
        }
        // The number may be another file's by now.
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != path)
    }

    @Test("are in a folder that is made for its owner alone, and that must be possible")
    func folders() throws {
        let path = folder.url.appending(path: "spool").path
        _ = try SpoolFolder(path: path).makeFile()
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
        _ = try SpoolFolder(path: path).makeFile()
        #expect(throws: SpoolFailure.broken(errno: ENOENT)) {
            try SpoolFolder(path: folder.url.appending(path: "a/b").path).makeFile()
        }
        #expect(SpoolFolder(path: nil).path == FileManager.default.temporaryDirectory.path)
    }

    @Test("that a dead server left are swept away, and nothing else")
    func sweep() throws {
        for name in ["vitae-upload-1", "vitae-upload-2", "upload-3"] {
            try Data([1]).write(to: folder.url.appending(path: name))
        }
        SpoolFolder(path: folder.url.path).sweep()
        #expect(try names() == ["upload-3"])
        SpoolFolder(path: folder.url.appending(path: "missing").path).sweep()
    }

    @Test(
        "tell a full disk from other failures",
        arguments: [
            (ENOSPC, SpoolFailure.full), (EDQUOT, .full), (EFBIG, .full), (EIO, .broken(errno: EIO)),
            (EMFILE, .broken(errno: EMFILE)),
        ]
    )
    func failures(_ code: CInt, failure: SpoolFailure) {
        #expect(SpoolFailure(errno: code) == failure)
    }
}
