import Foundation
import NIOCore
import Sessions
import Testing
import VitaeAPI

@testable import VitaeServer

@Suite("Answers to those who poll")
struct SessionAnswersTests {
    private static let token = String(repeating: "a", count: 24)
    private static let start = Date(timeIntervalSince1970: 1_790_000_000)

    private static func outline(_ status: SessionStatus, revision: Int = 1) throws -> SessionOutline {
        let hash = try #require(ViewTokens.hash(of: token))
        let id = try #require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
        var session = Session(
            id: id,
            userSearchID: id,
            createdAt: start,
            expiresAt: start.addingTimeInterval(100),
            viewTokenHash: hash
        )
        session.status = status
        return SessionOutline(session: session, revision: revision)
    }

    private static func answer(_ answers: SessionAnswers, after seconds: Double = 0) async throws -> TaggedJSON {
        let now = start.addingTimeInterval(seconds)
        return try await answers.answer(for: try await answers.outline(token: token, now: now), now: now)
    }

    private static func status(_ answer: TaggedJSON) throws -> String {
        try JSONDecoder().decode(SessionResponse.self, from: Data(answer.body.readableBytesView)).status
    }

    private static func polled(_ store: PolledStore) -> SessionAnswers {
        SessionAnswers(lookup: SessionLookup(store: store))
    }

    @Test("are encoded once for a completed session, and again after a change")
    func completed() async throws {
        let outline = try Self.outline(.completed)
        let store = PolledStore(outline, session: outline.session)
        let answers = Self.polled(store)
        let first = try await Self.answer(answers)
        for _ in 0..<5 { #expect(try await Self.answer(answers) == first) }
        #expect(store.reads == 1)
        #expect(answers.count == 1)
        // Relocated: another revision, other results.
        var moved = try Self.outline(.completed, revision: 2)
        moved.session.location = "Austin, TX"
        store.change(moved, session: moved.session)
        _ = try await Self.answer(answers)
        _ = try await Self.answer(answers)
        #expect(store.reads == 2)
        #expect(answers.count == 1)
    }

    @Test("need nothing but the outline until then", arguments: SessionStatus.allCases.filter { $0 != .completed })
    func uncompleted(_ status: SessionStatus) async throws {
        let store = PolledStore(try Self.outline(status, revision: 0), session: nil)
        let answers = Self.polled(store)
        #expect(try Self.status(try await Self.answer(answers)) == status.rawValue)
        #expect(store.reads == 0 && answers.count == 0)
    }

    @Test("end at once when the session is erased or expires, and nothing of them is kept")
    func gone() async throws {
        let outline = try Self.outline(.completed)
        let store = PolledStore(outline, session: outline.session)
        let answers = Self.polled(store)
        _ = try await Self.answer(answers, after: 99)
        #expect(answers.count == 1)
        await #expect(throws: Problem.self) { try await Self.answer(answers, after: 100) }
        #expect(answers.count == 0)
        _ = try await Self.answer(answers)
        #expect(answers.count == 1)
        store.change(nil, session: nil)
        await #expect(throws: Problem.self) { try await Self.answer(answers) }
        #expect(answers.count == 0)
    }

    @Test("say that there is nothing when the session goes between two looks")
    func goneBetween() async throws {
        let store = PolledStore(try Self.outline(.completed), session: nil)
        let answers = Self.polled(store)
        await #expect(throws: Problem.self) { try await Self.answer(answers) }
        #expect(answers.count == 0)
    }

    @Test("are not kept when the session is erased while they are encoded")
    func erasedMeanwhile() async throws {
        let outline = try Self.outline(.completed)
        let store = PolledStore(outline, session: outline.session)
        store.eraseWhenRead()
        let answers = Self.polled(store)
        _ = try await Self.answer(answers)
        #expect(answers.count == 0)
        await #expect(throws: Problem.self) { try await Self.answer(answers) }
    }

    @Test("tell of what cannot be read any more as the store does, and are not kept")
    func unreadable() async throws {
        let store = PolledStore(try Self.outline(.completed), session: try Self.outline(.failed).session)
        let answers = Self.polled(store)
        #expect(try Self.status(try await Self.answer(answers)) == "failed")
        #expect(answers.count == 0)
    }

    @Test("are the same 404 for what is no token", arguments: ["", "short", String(repeating: "b", count: 24)])
    func unknown(_ token: String) async throws {
        let answers = Self.polled(PolledStore(nil, session: nil))
        do {
            _ = try await answers.outline(token: token, now: Self.start)
            Issue.record("an outline for “\(token)”")
        } catch let problem as Problem {
            #expect(problem.details == Problem.unknownToken.details)
        }
    }
}
