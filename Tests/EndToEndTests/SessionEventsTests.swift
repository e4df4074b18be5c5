import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Server-sent events of a session", .server)
struct SessionEventsTests {
    let client: APIClient

    private static let order = ["queued", "extracting", "identifying", "searching", "completed"]

    init() throws {
        client = try SuiteServer.client()
    }

    @Test("tell every change once, in order, and end with the result")
    func sequence() async throws {
        let gated = try GatedServer(closed: Self.order.dropLast())
        let client = gated.client
        let upload = try await client.uploaded("resumes/truck-driver-au.txt")
        var events: [ServerEvent] = []
        // Returns when the server closes the stream.
        let answer = try await client.events("/api/public/session/events?token=\(upload.token)") { event in
            events.append(event)
            let status = try #require(event.object["status"] as? String)
            if status != Self.order.last { try gated.open(status) }
        }
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "text/event-stream")
        #expect(answer.headers["cache-control"] == "no-store")
        #expect(answer.headers["x-accel-buffering"] == "no")
        #expect(events.allSatisfy { $0.name == "status" })
        let statuses = events.compactMap { $0.object["status"] as? String }
        #expect(statuses == Self.order)
        let session = try await client.get("/api/public/session?token=\(upload.token)")
        #expect(events.last?.data == session.body)
    }

    @Test("of a session that has ended are one, and then the stream closes")
    func ended() async throws {
        for (sample, status) in [("resumes/student-us.pdf", "completed"), ("bad/encrypted.pdf", "failed")] {
            let upload = try await client.uploaded(sample)
            _ = try await client.finished(upload.token)
            var statuses: [String?] = []
            let header = ["X-View-Token": upload.token]
            let answer = try await client.events("/api/public/session/events", headers: header) {
                statuses.append($0.object["status"] as? String)
            }
            #expect(statuses == [status])
            #expect(answer.text.hasSuffix("\n\n"))
        }
    }

    @Test("end when the server stops, which waits for nobody who watches")
    func stopped() async throws {
        let gated = try GatedServer(closed: ["queued"])
        let upload = try await gated.client.uploaded("resumes/truck-driver-au.txt")
        var statuses: [String?] = []
        _ = try await gated.client.events("/api/public/session/events?token=\(upload.token)") { event in
            statuses.append(event.object["status"] as? String)
            kill(gated.server.processIdentifier, SIGTERM)
        }
        #expect(statuses == ["queued"])
        #expect(try await gated.server.hasEnded(within: .seconds(10)))
    }

    @Test("end when the session is erased, and never say that it was completed")
    func erased() async throws {
        let gated = try GatedServer(closed: ["extracting"])
        let client = gated.client
        let upload = try await client.uploaded("resumes/truck-driver-au.txt")
        try await gated.wait(for: "extracting", of: upload.token)
        var statuses: [String?] = []
        var erasures: [Int] = []
        let path = "/api/public/session"
        _ = try await client.events("\(path)/events?token=\(upload.token)") { event in
            statuses.append(event.object["status"] as? String)
            guard erasures.isEmpty else { return }
            erasures.append(try await client.send("DELETE", "\(path)?token=\(upload.token)").status)
        }
        #expect(erasures == [204])
        // Erased at the first event: nothing may come after it, also once the document goes on.
        #expect(statuses == ["extracting"])
        try gated.open("extracting")
        let next = try await client.completed("resumes/truck-driver-au.txt")
        #expect(next.id != upload.id)
        #expect(try await client.get("\(path)?token=\(upload.token)").status == 404)
    }

    @Test("of no session are a problem, not a stream")
    func unknown() async throws {
        let answer = try await client.get("/api/public/session/events?token=AAAAAAAAAAAAAAAAAAAAAAAA")
        #expect(answer.status == 404)
        #expect(answer.headers["content-type"] == "application/problem+json")
    }
}
