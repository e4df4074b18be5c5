import Foundation
import TestSupport
import Testing
import VitaeAPI
import VitaeClient

@Suite("The server over HTTP")
struct ServerTests {
    private let folder: TemporaryFolder
    private let server: RunningServer

    init() throws {
        folder = try TemporaryFolder()
        let jobs = Samples.folder.appending(path: "jobs.ndjson").path
        server = try RunningServer(data: folder.url.appending(path: "data"), arguments: ["--jobs", jobs])
    }

    /// Uploads a sample and waits for the end of its session.
    private func session(for sample: String) async throws -> (token: String, session: SessionResponse) {
        let client = VitaeClient(server: server.address)
        let upload = try await client.upload(try Samples.bytes(sample), filename: "résumé.pdf")
        var session = try await client.session(upload.viewToken)
        for _ in 0..<10 where !["completed", "failed"].contains(session.status) {
            session = try await client.session(upload.viewToken, wait: 10)
        }
        return (upload.viewToken, session)
    }

    @Test("carries an upload to score, roles and jobs in exactly one list each")
    func completes() async throws {
        let (token, session) = try await session(for: "resumes/software-engineer-us.pdf")
        #expect(session.status == "completed")
        #expect(session.currentRoleTitle == "Senior Software Engineer")
        #expect(session.currentRoleCompany == "Quillmark Payments")
        #expect((3...6).contains(session.realisticTargetRoles?.count ?? 0))
        #expect(session.lastSearchTitle == session.realisticTargetRoles?.first)
        #expect((0...100).contains(session.resumeScore ?? -1))
        let client = VitaeClient(server: server.address)
        let all = try await client.jobs(of: token)
        var ids: [String] = []
        for bucket in [JobBucket.local, .national, .remote] {
            let jobs = try await client.jobs(of: token, bucket: bucket)
            #expect(!jobs.isEmpty, "\(bucket)")
            #expect(jobs.allSatisfy { $0.bucket == bucket.rawValue && $0.isRemote == (bucket == .remote) })
            #expect(zip(jobs, jobs.dropFirst()).allSatisfy { $0.matchScore >= $1.matchScore })
            ids += jobs.map(\.id)
        }
        #expect(ids.count == Set(ids).count)
        #expect(Set(ids) == Set(all.map(\.id)))
        #expect(all.allSatisfy { !$0.location.isEmpty && ["direct", "adjacent"].contains($0.category) })
        let page = try await HTTP.get("\(server.address)/api/public/jobs?token=\(token)&limit=2&offset=1")
        #expect(page.list.compactMap { $0["id"] as? String } == all.dropFirst().prefix(2).map(\.id))
    }

    @Test("answers what cannot be taken with a problem that says what to do")
    func refuses() async throws {
        let pdf = try Samples.bytes("resumes/student-us.pdf")
        let address = server.address
        let cases: [(String, Int, HTTP.Answer)] = [
            ("empty file", 422, try await HTTP.upload([[]], to: address)),
            ("unknown kind", 415, try await HTTP.upload([try Samples.bytes("bad/noise.bin")], to: address)),
            ("a feed", 415, try await HTTP.upload([Array("<?xml version=\"1.0\"?><rss/>".utf8)], to: address)),
            ("no file part", 400, try await HTTP.upload([pdf], to: address, field: "document")),
            ("two documents", 415, try await HTTP.upload([pdf, pdf], to: address)),
            (
                "too large", 413,
                try await HTTP.upload([pdf + [UInt8](repeating: 32, count: 11 * 1024 * 1024)], to: address)
            ),
            (
                "no form", 400,
                try await HTTP.post(
                    address + "/api/resume",
                    body: Data(pdf),
                    headers: ["Content-Type": "application/pdf"]
                )
            ),
            (
                "broken form", 400,
                try await HTTP.post(
                    address + "/api/resume",
                    body: Data("--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc".utf8),
                    headers: ["Content-Type": "multipart/form-data; boundary=x"]
                )
            ),
            (
                "bad token", 401,
                try await HTTP.upload([pdf], to: address, headers: ["Authorization": "Bearer nonsense"])
            ),
            ("unknown address", 404, try await HTTP.get(address + "/nowhere")),
            ("wrong method", 405, try await HTTP.get(address + "/api/resume")),
            ("bad scope", 400, try await HTTP.get(address + "/api/public/jobs?scope=moon")),
            ("bad wait", 400, try await HTTP.get(address + "/api/public/session?wait=forever")),
        ]
        for (name, status, answer) in cases {
            #expect(answer.status == status, "\(name)")
            #expect(answer.type == "application/problem+json", "\(name)")
            #expect(answer.object["status"] as? Int == status, "\(name)")
            #expect((answer.object["detail"] as? String)?.hasSuffix(".") == true, "\(name)")
        }
        #expect(try await HTTP.get(address + "/health").object["status"] as? String == "ok")
    }

    @Test(
        "ends sessions of unreadable files as failed, with a code and advice",
        arguments: [
            ("bad/encrypted.pdf", "encrypted"), ("bad/no-pages.pdf", "damaged"), ("bad/truncated.pdf", "damaged"),
            ("bad/one-pixel.png", "no_text"),
        ]
    )
    func fails(sample: String, code: String) async throws {
        let (token, session) = try await session(for: sample)
        #expect(session.status == "failed")
        #expect(session.errorCode == code)
        #expect(session.errorMessage?.isEmpty == false)
        let jobs = try await VitaeClient(server: server.address).jobs(of: token)
        #expect(jobs.isEmpty)
    }

    @Test("goes by content where the extension lies, and completes what is no résumé without inventing anything")
    func odd() async throws {
        let (_, disguised) = try await session(for: "bad/wrong-extension.docx")
        #expect(disguised.status == "completed")
        #expect(disguised.currentRoleTitle == nil)
        let (token, recipe) = try await session(for: "bad/not-a-resume.txt")
        #expect(recipe.status == "completed")
        #expect((recipe.isResume ?? 1) < 0.4)
        #expect(recipe.currentRoleTitle == nil)
        #expect(recipe.realisticTargetRoles == nil)
        #expect(recipe.resumeFeedback?.isEmpty == false)
        #expect(try await VitaeClient(server: server.address).jobs(of: token).isEmpty)
    }

    @Test("answers every token without a session alike")
    func unknownTokens() async throws {
        let tokens = [
            "", "x", "AAAAAAAAAAAAAAAAAAAAAAAA", "../../etc/passwd", String(repeating: "a", count: 500), "%00",
        ]
        var bodies: Set<Data> = []
        for token in tokens {
            for path in ["session", "jobs"] {
                let answer = try await HTTP.get("\(server.address)/api/public/\(path)?token=\(token)")
                #expect(answer.status == 404)
                bodies.insert(answer.body)
            }
        }
        #expect(bodies.count == 1)
    }

    @Test("takes several pictures as the pages of one document")
    func pictures() async throws {
        let scan = try Samples.bytes("resumes/warehouse-us-scan.png")
        let answer = try await HTTP.upload([scan, scan], to: server.address, filename: "page.png")
        #expect(answer.status == 200)
        let token = try #require(answer.object["view_token"] as? String)
        #expect(token.count == 24)
        var status = ""
        for _ in 0..<10 where status != "completed" {
            let session = try await HTTP.get(
                "\(server.address)/api/public/session?wait=20",
                headers: ["X-View-Token": token]
            )
            status = session.object["status"] as? String ?? ""
        }
        #expect(status == "completed")
    }
}
