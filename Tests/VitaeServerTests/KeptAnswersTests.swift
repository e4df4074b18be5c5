import Foundation
import NIOCore
import Sessions
import Testing

@testable import VitaeServer

@Suite("Answers that are kept")
struct KeptAnswersTests {
    private static func outline(_ number: UInt8, revision: Int = 1) throws -> SessionOutline {
        let id = try #require(
            UUID(uuidString: "00000000-0000-4000-8000-0000000000\(number < 16 ? "0" : "")\(String(number, radix: 16))")
        )
        var session = Session(
            id: id,
            userSearchID: id,
            createdAt: Date(timeIntervalSince1970: 1_790_000_000),
            expiresAt: Date(timeIntervalSince1970: 1_790_086_400),
            viewTokenHash: Data(repeating: number, count: 32)
        )
        session.status = .completed
        return SessionOutline(session: session, revision: revision)
    }

    private static func answer(_ text: String) throws -> TaggedJSON { try TaggedJSON([text]) }

    @Test("are found for the session as it stood, and for no other state of it")
    func states() throws {
        var kept = KeptAnswers()
        let outline = try Self.outline(1)
        let answer = try Self.answer("one")
        kept.keep(answer, for: outline)
        #expect(kept.answer(for: outline) == answer)
        #expect(kept.answer(for: try Self.outline(1, revision: 2)) == nil)
        #expect(kept.answer(for: try Self.outline(2)) == nil)
        var moved = outline
        moved.session.location = "Austin, TX"
        var later = outline
        later.session.expiresAt += 1
        var failed = outline
        failed.session.status = .failed
        for other in [moved, later, failed] { #expect(kept.answer(for: other) == nil) }
    }

    @Test("make place for newer ones of the same session, and go with it")
    func replaced() throws {
        var kept = KeptAnswers()
        kept.keep(try Self.answer("a longer answer"), for: try Self.outline(1))
        let newer = try Self.answer("short")
        kept.keep(newer, for: try Self.outline(1, revision: 2))
        #expect(kept.count == 1)
        #expect(kept.bytes == newer.body.readableBytes)
        #expect(kept.answer(for: try Self.outline(1)) == nil)
        #expect(kept.answer(for: try Self.outline(1, revision: 2)) == newer)
        kept.forget(try Self.outline(1).session.viewTokenHash)
        kept.forget(try Self.outline(2).session.viewTokenHash)
        #expect(kept.count == 0 && kept.bytes == 0)
        #expect(kept.answer(for: try Self.outline(1, revision: 2)) == nil)
    }

    @Test("are no more than may be, and those that nobody asked for go first")
    func count() throws {
        var kept = KeptAnswers(mostAnswers: 3)
        for number in [UInt8](1...3) { kept.keep(try Self.answer("\(number)"), for: try Self.outline(number)) }
        #expect(kept.answer(for: try Self.outline(1)) != nil)
        kept.keep(try Self.answer("4"), for: try Self.outline(4))
        #expect(kept.count == 3)
        #expect(kept.answer(for: try Self.outline(2)) == nil)
        for number in [UInt8(1), 3, 4] { #expect(kept.answer(for: try Self.outline(number)) != nil) }
    }

    @Test("take no more memory than they may")
    func bytes() throws {
        var kept = KeptAnswers(mostBytes: 1_000)
        for number in [UInt8](1...50) {
            kept.keep(try Self.answer(String(repeating: "x", count: 200)), for: try Self.outline(number))
            #expect(kept.bytes <= 1_000)
        }
        #expect(kept.count == 4)
        kept.keep(try Self.answer(String(repeating: "x", count: 2_000)), for: try Self.outline(60))
        #expect(kept.answer(for: try Self.outline(60)) == nil)
        #expect(kept.count == 4)
    }
}
