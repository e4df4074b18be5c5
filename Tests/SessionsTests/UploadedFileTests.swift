import Crypto
import Foundation
import Sessions
import Testing

@Suite("Files of an upload that wait outside of memory")
struct UploadedFileTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)
    private static let package = Data([0x50, 0x4B, 0x03, 0x04])
    private static let compound = Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])

    private static func accept(_ files: CountedFile...) async throws {
        let intake = SessionIntake(
            store: RecordingStore(),
            tokens: ViewTokens(secret: SymmetricKey(data: Data(repeating: 1, count: 32))),
            changes: SessionChanges(),
            settings: SessionSettings()
        )
        _ = try await intake.accept(files, now: now)
    }

    /// Bytes behind which the head of a file has ended.
    private static func padded(_ start: Data, with end: String = "") -> Data {
        var bytes = start + Data(count: 2 * UploadHead.length - start.count)
        bytes += Data(end.utf8)
        return bytes
    }

    @Test("are told by their first bytes, and read once: when they are stored")
    func once() async throws {
        let pages = [CountedFile(Self.padded(Data([0xFF, 0xD8, 0xFF]))), CountedFile(Data([0xFF, 0xD8, 0xFF, 1]))]
        try await Self.accept(pages[0], pages[1])
        #expect(pages.map(\.reads) == [1, 1])
        let early = CountedFile(Self.padded(Self.package + Data("word/document.xml".utf8)))
        try await Self.accept(early)
        #expect(early.reads == 1)
    }

    @Test("are read to their end where only that tells what they are")
    func late() async throws {
        let package = CountedFile(Self.padded(Self.package, with: "word/document.xml"))
        try await Self.accept(package)
        #expect(package.reads == 2)
        // Entries of 128 bytes.
        let name = "WordDocument\0".flatMap { [String($0), "\0"] }.joined() + String(repeating: "\0", count: 128)
        let compound = CountedFile(Self.padded(Self.compound, with: name))
        try await Self.accept(compound)
        #expect(compound.reads == 2)
    }

    @Test("are not stored when they are of no known kind, nor read when that shows at once")
    func unknown() async throws {
        let noise = CountedFile(Self.padded(Data([0, 1, 2, 3])))
        await #expect(throws: SessionIntake.Refusal.unsupportedType) { try await Self.accept(noise) }
        #expect(noise.reads == 0)
        let package = CountedFile(Self.padded(Self.package))
        await #expect(throws: SessionIntake.Refusal.unsupportedType) { try await Self.accept(package) }
        #expect(package.reads == 1)
    }

    @Test("that cannot be read are the store's fault, not the sender's")
    func gone() async throws {
        for bytes in [Self.padded(Self.package), Data("Robin".utf8)] {
            let file = CountedFile(bytes, isGone: true)
            await #expect(throws: SessionStoreError.unavailable) { try await Self.accept(file) }
        }
    }

    @Test("in memory are files too", arguments: [0, 1, UploadHead.length, UploadHead.length + 1])
    func data(_ length: Int) throws {
        let bytes = Data((0..<length).map { UInt8(truncatingIfNeeded: $0) })
        #expect(bytes.byteCount == length)
        #expect(bytes.head == [UInt8](bytes.prefix(UploadHead.length)))
        #expect(try bytes.contents() == bytes)
    }
}
