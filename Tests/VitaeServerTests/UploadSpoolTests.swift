import Foundation
import Glibc
import Sessions
import Synchronization
import TestSupport
import Testing

@testable import VitaeServer

@Suite("The spool of an upload")
struct UploadSpoolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func spool() -> UploadSpool {
        let folder = SpoolFolder(path: folder.url.path)
        return UploadSpool { () throws(SpoolFailure) in try folder.makeFile() }
    }

    private static func bytes(_ count: Int, from first: Int = 0) -> [UInt8] {
        (first..<(first + count)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    }

    @Test(
        "gives back what it was given, whatever the pieces",
        arguments: [1, 1_000, UploadSpool.bufferLength - 1, UploadSpool.bufferLength, 300_000],
        [0, 1, 5_000, 400_000]
    )
    func content(piece: Int, length: Int) async throws {
        guard piece > 1 || length < 10_000 else { return }
        let content = Self.bytes(length)
        var spool = spool()
        for start in stride(from: 0, to: length, by: piece) {
            try await spool.append(Array(content[start..<min(start + piece, length)]))
        }
        #expect(spool.length == length)
        try await spool.endFile()
        let file = try #require(spool.files.first)
        #expect(file.byteCount == length)
        #expect(file.head == Array(content.prefix(UploadHead.length)))
        #expect(try file.contents() == Data(content))
        #expect(try file.contents() == Data(content))
    }

    @Test("keeps several files apart, empty ones too")
    func several() async throws {
        let contents = [Self.bytes(200_000), [], Self.bytes(10, from: 7), Self.bytes(150_000, from: 3), []]
        var spool = spool()
        for content in contents {
            try await spool.append(content)
            try await spool.endFile()
            #expect(spool.length == 0)
        }
        #expect(try spool.files.map { try $0.contents() } == contents.map { Data($0) })
        #expect(spool.files.map(\.byteCount) == contents.map(\.count))
    }

    @Test("holds no more of a large upload than its buffer and the beginnings of files")
    func memory() async throws {
        let piece = Self.bytes(50_000)
        var spool = spool()
        var most = 0
        for number in 1...200 {
            try await spool.append(piece)
            most = max(most, spool.heldBytes)
            if number == 100 { try await spool.endFile() }
        }
        try await spool.endFile()
        #expect(spool.files.map(\.byteCount) == [5_000_000, 5_000_000])
        #expect(most <= UploadSpool.bufferLength + piece.count + 2 * UploadHead.length)
        #expect(spool.heldBytes == 2 * UploadHead.length)
    }

    @Test("is one file on disk, opened when there is something to write")
    func oneFile() async throws {
        let folder = SpoolFolder(path: folder.url.path)
        let counter = Counter()
        var spool = UploadSpool { () throws(SpoolFailure) in
            counter.add()
            return try folder.makeFile()
        }
        try await spool.endFile()
        #expect(counter.value == 0)
        for _ in 0..<5 {
            try await spool.append(Self.bytes(200_000))
            try await spool.endFile()
        }
        #expect(counter.value == 1)
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func add() {
            count.withLock { $0 += 1 }
        }
    }

    @Test("fails on a full disk, and on none")
    func full() async throws {
        var full = UploadSpool { () throws(SpoolFailure) in
            SpoolFile(owning: unsafe open("/dev/full", O_RDWR | O_CLOEXEC))
        }
        await #expect(throws: SpoolFailure.full) { try await full.append(Self.bytes(UploadSpool.bufferLength)) }
        var small = UploadSpool { () throws(SpoolFailure) in
            SpoolFile(owning: unsafe open("/dev/full", O_RDWR | O_CLOEXEC))
        }
        try await small.append([1])
        await #expect(throws: SpoolFailure.full) { try await small.endFile() }
        var none = UploadSpool { () throws(SpoolFailure) in throw .broken(errno: EACCES) }
        try await none.append([1])
        await #expect(throws: SpoolFailure.broken(errno: EACCES)) { try await none.endFile() }
        #expect(none.files.isEmpty)
    }
}
