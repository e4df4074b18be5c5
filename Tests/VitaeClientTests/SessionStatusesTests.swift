import StandIn
import Testing
import VitaeAPI

@testable import VitaeClient

@Suite("Statuses of a session")
struct SessionStatusesTests {
    private typealias Fixture = ClientFixture

    @Test("come one by one, each once, and end with the last", arguments: ["completed", "failed"])
    func changes(_ last: String) async throws {
        let script = ["queued", "queued", "extracting", "searching", "searching", last]
        try await StandInServer.run { _, number in
            Fixture.session(number <= script.count ? script[number - 1] : "nonsense")
        } _: { server in
            let pauses = Recorder<Duration>()
            var seen: [String] = []
            for try await session in Fixture.client(of: server.address, pauses: pauses).statuses(of: Fixture.token) {
                seen.append(session.status)
            }
            #expect(seen == ["queued", "extracting", "searching", last])
            #expect(server.questions.count == script.count)
            #expect(server.questions.first?.path == "/api/public/session")
            #expect(server.questions.dropFirst().allSatisfy { $0.path == "/api/public/session?wait=30" })
            #expect(server.questions.allSatisfy { $0.headers["x-view-token"] == Fixture.token })
            // A server that answers at once though nothing changed is not asked without a pause.
            #expect(pauses.items == [.milliseconds(500), .milliseconds(500)])
        }
    }

    @Test("end when their time is up, with the first in any case")
    func time() async throws {
        try await StandInServer.run { _, _ in
            Fixture.session("queued")
        } _: { server in
            var seen: [String] = []
            let client = Fixture.client(of: server.address)
            for try await session in client.statuses(of: Fixture.token, atMost: .zero) { seen.append(session.status) }
            #expect(seen == ["queued"])
            #expect(server.questions.count == 1)
        }
    }

    @Test("go on after failures that pass, and tell of others")
    func failures() async throws {
        try await StandInServer.run { _, number in
            switch number {
            case 1: Fixture.session("queued")
            case 2: Fixture.problem(503)
            case 3: Fixture.session("searching")
            default: Fixture.problem(404)
            }
        } _: { server in
            let seen = Recorder<String>()
            let error = await #expect(throws: VitaeClientError.self) {
                for try await session in Fixture.client(of: server.address).statuses(of: Fixture.token) {
                    seen.add(session.status)
                }
            }
            #expect(seen.items == ["queued", "searching"])
            guard case .refused(let refusal) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(refusal.status == 404)
        }
    }

    @Test("end when the task is cancelled, while the server waits")
    func cancelled() async throws {
        let gate = Gate()
        let asked = Gate()
        try await StandInServer.run { _, number in
            if number == 2 {
                await asked.open()
                await gate.pass()
            }
            return Fixture.session("queued")
        } _: { server in
            let client = Fixture.client(of: server.address)
            let task = Task {
                var seen: [String] = []
                do {
                    for try await session in client.statuses(of: Fixture.token) { seen.append(session.status) }
                } catch {
                    return (seen, error as? VitaeClientError)
                }
                return (seen, VitaeClientError?.none)
            }
            await asked.pass()
            task.cancel()
            let (seen, error) = await task.value
            #expect(seen == ["queued"])
            #expect(error == .cancelled)
            await gate.open()
        }
    }
}
