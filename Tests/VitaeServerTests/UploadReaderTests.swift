import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Sessions
import TestSupport
import Testing
import VitaeAPI

@testable import VitaeServer

@Suite("Receiving an upload")
struct UploadReaderTests {
    private let folder: TemporaryFolder

    private static let maximum = 300_000
    private static let document = (0..<maximum).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }

    /// The connection ended before the request did.
    private struct CutOff: Error {}

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func request(_ form: MultipartStream, piece: Int = 10_000, cutAt cut: Int? = nil) -> Request {
        let bytes = Array(form.bytes.prefix(cut ?? .max))
        let body = AsyncThrowingStream<ByteBuffer, any Error> { stream in
            for start in stride(from: 0, to: bytes.count, by: piece) {
                stream.yield(ByteBuffer(bytes: bytes[start..<min(start + piece, bytes.count)]))
            }
            stream.finish(throwing: cut == nil ? nil : CutOff())
        }
        let type = "multipart/form-data; boundary=\(MultipartStream.boundary)"
        let head = HTTPRequest(
            method: .post,
            scheme: nil,
            authority: nil,
            path: "/api/resume",
            headerFields: [.contentType: type]
        )
        return Request(head: head, body: RequestBody(asyncSequence: body))
    }

    private func files(_ request: Request, in path: String? = nil) async throws -> [SpooledFile] {
        let folder = SpoolFolder(path: path ?? folder.url.path)
        return try await UploadReader(maximumBytes: Self.maximum, maximumFiles: 3, folder: folder).files(of: request)
    }

    private func status(_ form: MultipartStream, cutAt cut: Int? = nil, in path: String? = nil) async throws -> Int? {
        do {
            _ = try await files(Self.request(form, cutAt: cut), in: path)
            return nil
        } catch {
            return Problem(domain: error).details.status
        }
    }

    private func expectNothingLeft() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test(
        "gives the files in order, byte for byte, and passes over what else is in the form",
        arguments: [1_000, 65_536]
    )
    func content(piece: Int) async throws {
        var form = MultipartStream(preamble: "A form.")
        form.add(name: "note", Array("two\r\nlines".utf8))
        form.add(name: "file", filename: "a.pdf", Array(Self.document.prefix(200_000)))
        form.add(name: "thumbnail", filename: "a.png", [UInt8](repeating: 5, count: 70_000))
        form.add(name: "file", filename: "b.pdf", [])
        form.add(name: "file", [13, 10, 45, 45])
        form.close()
        let files = try await files(Self.request(form, piece: piece))
        let contents = try files.map { try $0.contents() }
        #expect(contents == [Data(Self.document.prefix(200_000)), Data(), Data([13, 10, 45, 45])])
        try expectNothingLeft()
    }

    @Test("takes a file of the largest size, and none that is a byte larger")
    func sizes() async throws {
        var largest = MultipartStream()
        largest.add(name: "file", Self.document)
        largest.close()
        #expect(try await status(largest) == nil)
        var larger = MultipartStream()
        larger.add(name: "file", Self.document + [0])
        larger.close()
        #expect(try await status(larger) == 413)
        try expectNothingLeft()
    }

    @Test("takes a field of 64 KiB, and none that is a byte longer")
    func fields() async throws {
        for (length, expected) in [(65_536, nil), (65_537, 413)] as [(Int, Int?)] {
            var form = MultipartStream()
            form.add(name: "note", [UInt8](repeating: 97, count: length))
            form.add(name: "file", [1])
            form.close()
            #expect(try await status(form) == expected, "\(length)")
        }
    }

    @Test("takes as many files as may be sent, and refuses a form without any")
    func counts() async throws {
        var form = MultipartStream()
        for number in 0..<3 { form.add(name: "file", [UInt8(number)]) }
        var more = form
        form.close()
        #expect(try await status(form) == nil)
        more.add(name: "file", [3])
        more.close()
        #expect(try await status(more) == 400)
        var none = MultipartStream()
        none.add(name: "document", filename: "a.pdf", [UInt8](repeating: 1, count: 100_000))
        none.close()
        #expect(try await status(none) == 400)
    }

    @Test("leaves nothing of an upload that breaks off, wherever it does")
    func cutOff() async throws {
        var form = MultipartStream()
        form.add(name: "file", filename: "a.pdf", Self.document)
        form.close()
        for cut in [0, 10, 120, 150_000, 290_000, form.bytes.count - 5] {
            await #expect(throws: CutOff.self) { try await files(Self.request(form, cutAt: cut)) }
            try expectNothingLeft()
        }
        var unclosed = MultipartStream()
        unclosed.add(name: "file", Self.document)
        #expect(try await status(unclosed) == 400)
        try expectNothingLeft()
    }

    @Test("asks to try again later where files cannot be kept")
    func noSpool() async throws {
        var form = MultipartStream()
        form.add(name: "file", Self.document)
        form.close()
        let missing = folder.url.appending(path: "not/there").path
        #expect(try await status(form, in: missing) == 503)
        await #expect(throws: SessionStoreError.unavailable) { try await files(Self.request(form), in: missing) }
    }

    @Test("receives twenty at once, each its own")
    func atOnce() async throws {
        let reader = self
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let content = [UInt8](repeating: UInt8(number), count: 250_000 + number)
                    var form = MultipartStream()
                    form.add(name: "file", content)
                    form.close()
                    let files = try await reader.files(Self.request(form))
                    return try files.map { try $0.contents() } == [Data(content)]
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        try expectNothingLeft()
    }
}
