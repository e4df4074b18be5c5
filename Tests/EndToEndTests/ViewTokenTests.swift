import Foundation
import TestSupport
import Testing

@Suite("View tokens on the wire", .server)
struct ViewTokenTests {
    let client: APIClient

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("are taken from the header as from the query; the header goes first")
    func headerOrQuery() async throws {
        let upload = try await client.completed("resumes/student-us.pdf")
        let other = try await client.completed("resumes/truck-driver-au.txt")
        for path in ["session", "resume", "jobs"] {
            let query = try await client.get("/api/public/\(path)?token=\(upload.token)")
            let header = try await client.get("/api/public/\(path)", headers: ["X-View-Token": upload.token])
            #expect(query.status == 200)
            #expect(header.body == query.body)
            let both = try await client.get(
                "/api/public/\(path)?token=\(other.token)",
                headers: ["X-View-Token": upload.token]
            )
            #expect(both.body == query.body)
        }
    }

    @Test("are opaque, and different for every upload")
    func opaque() async throws {
        let first = try await client.uploaded("resumes/truck-driver-au.txt")
        let second = try await client.uploaded("resumes/truck-driver-au.txt")
        #expect(first.token != second.token)
        #expect(first.id != second.id)
        #expect(first.userSearch != second.userSearch)
        for upload in [first, second] {
            #expect(upload.token.count == 24)
            #expect(upload.token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
            #expect(UUID(uuidString: upload.id) != nil)
        }
    }

    @Test(
        "that open nothing are answered alike, whatever is wrong with them",
        arguments: ["session", "session/events", "resume", "jobs"]
    )
    func answeredAlike(path: String) async throws {
        let upload = try await client.completed("resumes/truck-driver-au.txt")
        #expect(try await client.send("DELETE", "/api/public/session?token=\(upload.token)").status == 204)
        let unknown = try await client.get("/api/public/\(path)?token=AAAAAAAAAAAAAAAAAAAAAAAA")
        #expect(unknown.status == 404)
        #expect(unknown.headers["content-type"] == "application/problem+json")
        #expect(unknown.headers["cache-control"] == "no-store")
        #expect(unknown.headers["referrer-policy"] == "no-referrer")
        let long = String(repeating: "a", count: 500)
        let others = [
            "?token=\(upload.token)", "", "?token=\(long)", "?token=%00%ff", "?token=../../x",
            "?token=\(upload.token.dropLast())",
        ]
        for query in others {
            let answer = try await client.get("/api/public/\(path)\(query)")
            #expect(answer.status == 404, "\(query)")
            #expect(answer.body == unknown.body, "\(query)")
            #expect(answer.steadyHeaders == unknown.steadyHeaders, "\(query)")
        }
    }

    @Test("go before a bearer: a bad one is ignored")
    func badBearer() async throws {
        let upload = try await client.completed("resumes/truck-driver-au.txt")
        let headers = ["Authorization": "Bearer nonsense"]
        for path in ["session", "resume", "jobs"] {
            #expect(try await client.get("/api/public/\(path)?token=\(upload.token)", headers: headers).status == 200)
        }
    }
}
