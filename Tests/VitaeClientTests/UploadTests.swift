import Foundation
import StandIn
import TestSupport
import Testing
import VitaeAPI

@testable import VitaeClient

@Suite("Uploading with the client")
struct UploadTests {
    private typealias Fixture = ClientFixture

    /// Bytes that fill several chunks, the last of them in part.
    private static let document = Data((0..<200_001).map { UInt8(truncatingIfNeeded: $0 / 7) })

    private func file(in folder: TemporaryFolder) throws -> URL {
        let file = folder.url.appending(path: "résumé \"1\".pdf")
        try Self.document.write(to: file)
        return file
    }

    /// The document in a form.
    private func document(in question: StandInServer.Question) -> Data? {
        guard let start = question.body.firstRange(of: Data("\r\n\r\n".utf8))?.upperBound,
            let end = question.body.lastRange(of: Data("\r\n--".utf8))?.lowerBound, start <= end
        else { return nil }
        return question.body[start..<end]
    }

    @Test("sends a file from the disk, and tells how far it is")
    func fromDisk() async throws {
        let folder = try TemporaryFolder()
        let file = try file(in: folder)
        try await StandInServer.run { _, _ in
            StandInServer.Answer(body: Fixture.upload)
        } _: { server in
            let progress = Recorder<UploadProgress>()
            let answer = try await Fixture.client(of: server.address).upload(file: file) { progress.add($0) }
            #expect(answer.viewToken == "t")
            let question = try #require(server.questions.first)
            #expect(question.method == "POST")
            #expect(question.path == "/api/resume")
            #expect(question.headers["content-length"] == "\(question.body.count)")
            #expect(question.headers["idempotency-key"] == nil)
            #expect(document(in: question) == Self.document)
            #expect(question.text.contains("name=\"file\"; filename=\"résumé 1.pdf\"\r\n"))
            let sent = progress.items.map(\.sent)
            #expect(sent == [65_536, 131_072, 196_608, 200_001])
            #expect(progress.items.allSatisfy { $0.total == 200_001 })
            #expect(progress.items.last?.fraction == 1)
        }
    }

    @Test("is done once without a key, whatever goes wrong")
    func withoutKey() async throws {
        let folder = try TemporaryFolder()
        let file = try file(in: folder)
        try await StandInServer.run { _, _ in
            Fixture.problem(503, headers: ["Retry-After": "1"])
        } _: { server in
            let pauses = Recorder<Duration>()
            let client = Fixture.client(of: server.address, pauses: pauses)
            await #expect(throws: VitaeClientError.self) { try await client.upload(file: file) }
            await #expect(throws: VitaeClientError.self) { try await client.upload([1], filename: "a.pdf") }
            #expect(server.questions.count == 2)
            #expect(pauses.items.isEmpty)
        }
        let pauses = Recorder<Duration>()
        await #expect(throws: VitaeClientError.self) {
            try await Fixture.client(of: "http://127.0.0.1:1", pauses: pauses).upload(file: file)
        }
        #expect(pauses.items.isEmpty)
    }

    @Test("with a key is done again, whole and with the same key")
    func withKey() async throws {
        let folder = try TemporaryFolder()
        let file = try file(in: folder)
        try await StandInServer.run { _, number in
            number % 2 == 1 ? Fixture.problem(503) : StandInServer.Answer(body: Fixture.upload)
        } _: { server in
            let client = Fixture.client(of: server.address)
            _ = try await client.upload(file: file, idempotencyKey: "first")
            let bytes = [UInt8](Self.document)
            _ = try await client.upload(
                bytes,
                filename: "a.pdf",
                idempotencyKey: "second",
                idempotencySecret: "a secret of 16 b."
            )
            #expect(server.questions.map { $0.headers["idempotency-key"] } == ["first", "first", "second", "second"])
            var secrets: [String?] = []
            for question in server.questions { secrets.append(question.headers["idempotency-secret"]) }
            #expect(secrets == [nil, nil, "a secret of 16 b.", "a secret of 16 b."])
            for question in server.questions { #expect(document(in: question) == Self.document) }
        }
    }

    @Test("refuses what is no file before anything is sent")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let missing = folder.url.appending(path: "missing.pdf")
        try await StandInServer.run { _, _ in
            StandInServer.Answer(body: Fixture.upload)
        } _: { server in
            for url in [missing, folder.url] {
                await #expect(throws: VitaeClientError.unreadableFile(url.path)) {
                    try await Fixture.client(of: server.address).upload(file: url, idempotencyKey: "key")
                }
            }
            #expect(server.questions.isEmpty)
        }
    }

    @Test("does not pass a file off as whole that becomes shorter while it is read")
    func shorter() async throws {
        let folder = try TemporaryFolder()
        let file = try file(in: folder)
        let form = try MultipartFile(file, filename: "a.pdf") { _ in }
        try Data(Self.document.prefix(100_000)).write(to: file)
        await #expect(throws: VitaeClientError.unreadableFile(file.path)) {
            for try await _ in form {}
        }
    }

    @Test("carries the access token")
    func accessToken() async throws {
        try await StandInServer.run { _, _ in
            StandInServer.Answer(body: Fixture.upload)
        } _: { server in
            _ = try await VitaeClient(server: server.address + "/", accessToken: "abc").upload([1], filename: "a.pdf")
            #expect(server.questions.first?.headers["authorization"] == "Bearer abc")
            #expect(server.questions.first?.path == "/api/resume")
        }
    }
}
