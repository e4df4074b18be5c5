import Foundation
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
        let upload = try await client.uploadedSlowly()
        var events: [ServerEvent] = []
        // Returns when the server closes the stream.
        let answer = try await client.events("/api/public/session/events?token=\(upload.token)") { events.append($0) }
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "text/event-stream")
        #expect(answer.headers["cache-control"] == "no-store")
        #expect(answer.headers["x-accel-buffering"] == "no")
        #expect(events.allSatisfy { $0.name == "status" })
        let statuses = events.compactMap { $0.object["status"] as? String }
        #expect(statuses.count == events.count)
        #expect(statuses == Self.order.filter(statuses.contains))
        #expect(statuses.last == "completed")
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

    @Test("end when the session is erased, and never say that it was completed")
    func erased() async throws {
        let upload = try await client.uploadedSlowly()
        var statuses: [String?] = []
        var erasures: [Int] = []
        let path = "/api/public/session"
        _ = try await client.events("\(path)/events?token=\(upload.token)") { event in
            statuses.append(event.object["status"] as? String)
            guard erasures.isEmpty else { return }
            erasures.append(try await client.send("DELETE", "\(path)?token=\(upload.token)").status)
        }
        #expect(erasures == [204])
        #expect(!statuses.isEmpty)
        // Erased at the first event: nothing may come after it.
        #expect(statuses.count == 1)
        #expect(try await client.get("\(path)?token=\(upload.token)").status == 404)
    }

    @Test("of no session are a problem, not a stream")
    func unknown() async throws {
        let answer = try await client.get("/api/public/session/events?token=AAAAAAAAAAAAAAAAAAAAAAAA")
        #expect(answer.status == 404)
        #expect(answer.headers["content-type"] == "application/problem+json")
    }
}
