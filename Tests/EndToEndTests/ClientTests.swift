import Foundation
import StandIn
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("The client library with a server")
struct ClientTests {
    private static let file = Samples.folder.appending(path: "resumes/software-engineer-us.pdf")

    private let folder: TemporaryFolder
    private let server: RunningServer
    private let client: VitaeClient

    init() throws {
        folder = try TemporaryFolder()
        server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--jobs", Samples.folder.appending(path: "jobs.ndjson").path, "--no-rate-limit"]
        )
        client = VitaeClient(server: server.address)
    }

    @Test("follows an upload to its jobs, and says what speaks for them")
    func wholeWay() async throws {
        let progress = Recorder<UploadProgress>()
        let upload = try await client.upload(file: Self.file, idempotencyKey: "one") { progress.add($0) }
        let size = try Data(contentsOf: Self.file).count
        #expect(progress.items.last == UploadProgress(sent: size, total: size))
        let again = try await client.upload(file: Self.file, idempotencyKey: "one")
        #expect(again == upload)

        var statuses: [String] = []
        for try await session in client.statuses(of: upload.viewToken) { statuses.append(session.status) }
        #expect(statuses.last == "completed")
        #expect(Set(statuses).count == statuses.count)

        let all = try await client.jobs(of: upload.viewToken)
        let page = try await client.jobs(of: upload.viewToken, page: JobPage(offset: 1, limit: 2))
        #expect(page.map(\.id) == all.dropFirst().prefix(2).map(\.id))
        for bucket in [JobBucket.local, .national, .remote] {
            let jobs = try await client.jobs(of: upload.viewToken, bucket: bucket)
            #expect(!jobs.isEmpty && jobs.allSatisfy { $0.bucket == bucket.rawValue }, "\(bucket)")
        }

        let job = try #require(all.first)
        let explanation = try await client.jobExplanation(of: job.jobID, in: upload.viewToken)
        #expect(!explanation.bullets.isEmpty)
        let snippet = try await client.roleSnippet(for: "Nurse", in: upload.viewToken)
        #expect(snippet.role == "Nurse")
        try await client.interact(.star, with: job.jobID, in: upload.viewToken)
        let starred = try await client.jobs(of: upload.viewToken).filter(\.isStarred)
        #expect(starred.map(\.jobID) == [job.jobID])
    }

    @Test("erases a session, which is gone then like any that never was")
    func erases() async throws {
        let token = try await client.upload(file: Self.file).viewToken
        try await client.erase(token)
        for unknown in [token, "AAAAAAAAAAAAAAAAAAAAAAAA"] {
            let error = await #expect(throws: VitaeClientError.self) { try await client.session(unknown) }
            guard case .refused(let refusal) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(refusal.status == 404)
            #expect(refusal.requestID?.isEmpty == false)
            #expect(!refusal.detail.isEmpty)
        }
    }

    @Test("vitae upload and vitae poll print what they are answered")
    func commands() throws {
        let address = ["--server", server.address]
        let uploaded = try BuiltProgram.run("vitae", ["upload", Self.file.path] + address)
        #expect(uploaded.status == 0)
        #expect(uploaded.errors.isEmpty)
        let answer = try JSONDecoder().decode(UploadResponse.self, from: Data(uploaded.output.utf8))
        let polled = try BuiltProgram.run("vitae", ["poll", answer.viewToken, "--wait"] + address)
        #expect(polled.status == 0)
        let session = try JSONDecoder().decode(SessionResponse.self, from: Data(polled.output.utf8))
        #expect(session.status == "completed")
        let missing = try BuiltProgram.run("vitae", ["upload", "/nowhere.pdf"] + address)
        #expect(missing.status == 1)
        #expect(missing.errors.contains("/nowhere.pdf cannot be read: there is no such file"))
        let piped = try BuiltProgram.run("vitae", ["upload", "-"] + address, input: Data(contentsOf: Self.file))
        #expect(piped.status == 0)
        let unknown = try BuiltProgram.run("vitae", ["poll", "AAAAAAAAAAAAAAAAAAAAAAAA"] + address)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("There is no session for this token, or it has expired."))
    }
}
