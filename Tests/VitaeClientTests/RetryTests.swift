import StandIn
import Testing
import VitaeAPI

@testable import VitaeClient

@Suite("Calls that fail")
struct RetryTests {
    private typealias Fixture = ClientFixture

    @Test("are made again after failures that pass", arguments: [408, 429, 502, 503, 504])
    func passing(_ status: Int) async throws {
        try await StandInServer.run { _, number in
            number == 1 ? Fixture.problem(status) : Fixture.session("queued")
        } _: { server in
            let pauses = Recorder<Duration>()
            let session = try await Fixture.client(of: server.address, pauses: pauses).session(Fixture.token)
            #expect(session.status == "queued")
            #expect(server.questions.count == 2)
            #expect(pauses.items == [.milliseconds(100)])
        }
    }

    @Test("are not made again after others", arguments: [400, 401, 404, 409, 422, 500])
    func lasting(_ status: Int) async throws {
        try await StandInServer.run { _, _ in
            Fixture.problem(status)
        } _: { server in
            await #expect(throws: VitaeClientError.self) {
                try await Fixture.client(of: server.address).session(Fixture.token)
            }
            #expect(server.questions.count == 1)
        }
    }

    @Test("are made four times at most, with pauses that double and differ by chance")
    func pauses() async throws {
        try await StandInServer.run { _, _ in
            Fixture.problem(503)
        } _: { server in
            for (random, expected) in [(0.0, [100, 200, 400]), (0.5, [150, 300, 600])] {
                let pauses = Recorder<Duration>()
                let client = Fixture.client(of: server.address, pauses: pauses, random: random)
                let before = server.questions.count
                await #expect(throws: VitaeClientError.self) { try await client.jobs(of: Fixture.token) }
                #expect(server.questions.count == before + 4)
                #expect(pauses.items == expected.map { .milliseconds($0) })
            }
        }
    }

    @Test("wait as long as the server wants, unless that is too long")
    func retryAfter() async throws {
        try await StandInServer.run { _, number in
            number == 1 ? Fixture.problem(429, headers: ["Retry-After": "7"]) : Fixture.session("queued")
        } _: { server in
            let pauses = Recorder<Duration>()
            _ = try await Fixture.client(of: server.address, pauses: pauses).session(Fixture.token)
            #expect(pauses.items == [.seconds(7)])
        }
        try await StandInServer.run { _, _ in
            Fixture.problem(503, headers: ["Retry-After": "3600"])
        } _: { server in
            let error = await #expect(throws: VitaeClientError.self) {
                try await Fixture.client(of: server.address).session(Fixture.token)
            }
            guard case .refused(let refusal) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(refusal.retryAfter == .seconds(3_600))
            #expect(server.questions.count == 1)
        }
    }

    @Test("are made again when the server cannot be reached")
    func unreachable() async {
        let pauses = Recorder<Duration>()
        let error = await #expect(throws: VitaeClientError.self) {
            try await ClientFixture.client(of: "http://127.0.0.1:1", pauses: pauses).session(ClientFixture.token)
        }
        guard case .unreachable(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.hasPrefix("http://127.0.0.1:1 cannot be reached: "))
        #expect(pauses.items.count == 3)
    }

    @Test("are made again where they say the same twice")
    func idempotentPosts() async throws {
        try await StandInServer.run { _, number in
            number == 1 ? Fixture.problem(503) : StandInServer.Answer(body: #"{"success": true}"#)
        } _: { server in
            try await Fixture.client(of: server.address).interact(.star, with: "jobs:1", in: Fixture.token)
            #expect(server.questions.count == 2)
            #expect(Set(server.questions.map(\.text)).count == 1)
        }
    }

    @Test("erasing is done when the session is gone after an answer that did not arrive")
    func eraseTwice() async throws {
        try await StandInServer.run { _, number in
            Fixture.problem(number == 1 ? 502 : 404)
        } _: { server in
            try await Fixture.client(of: server.address).erase(Fixture.token)
            #expect(server.questions.map(\.method) == ["DELETE", "DELETE"])
        }
        try await StandInServer.run { _, _ in
            Fixture.problem(404)
        } _: { server in
            await #expect(throws: VitaeClientError.self) {
                try await Fixture.client(of: server.address).erase(Fixture.token)
            }
        }
    }

    @Test("end when the task is cancelled in a pause")
    func cancelled() async throws {
        try await StandInServer.run { _, _ in
            Fixture.problem(503)
        } _: { server in
            var retries = RetryPolicy()
            retries.sleep = { _ in throw CancellationError() }
            let client = VitaeClient(server: server.address, retries: retries)
            await #expect(throws: VitaeClientError.cancelled) { try await client.session(Fixture.token) }
            #expect(server.questions.count == 1)
        }
    }
}
