import Crypto
import Foundation
import Sessions
import Testing

@Suite("Taking uploads in")
struct SessionIntakeTests {
    private static let pdf = Data("%PDF-1.7\n".utf8)
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])
    private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 2])
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private static func intake(_ store: RecordingStore) -> SessionIntake {
        var settings = SessionSettings()
        settings.retentionDays = 10
        settings.queueLimit = 17
        return SessionIntake(
            store: store,
            tokens: ViewTokens(secret: SymmetricKey(data: Data(repeating: 1, count: 32))),
            changes: SessionChanges(),
            settings: settings
        )
    }

    @Test(
        "refuses what cannot be read, and stores nothing of it",
        arguments: [
            ([], SessionIntake.Refusal.empty), ([Data()], .empty), ([png, Data()], .empty),
            ([Data([0, 1, 2, 3])], .unsupportedType), ([Data("<?xml version=\"1.0\"?><rss/>".utf8)], .unsupportedType),
            ([Data([0x50, 0x4B, 0x03, 0x04]) + Data("xl/workbook.xml".utf8)], .unsupportedType),
            ([Data([0x4D, 0x5A, 0x90, 0x00])], .unsupportedType), ([png, Data([0, 1])], .unsupportedType),
            ([pdf, pdf], .notOneDocument), ([pdf, png], .notOneDocument),
            ([png, Data("Page two".utf8)], .notOneDocument),
        ]
    )
    func refusals(_ files: [Data], reason: SessionIntake.Refusal) async throws {
        let store = RecordingStore()
        await #expect(throws: reason) { try await Self.intake(store).accept(files, now: Self.now) }
        #expect(await store.additions.isEmpty)
    }

    @Test(
        "takes one document, or the pictures of its pages",
        arguments: [[pdf], [Data("Robin".utf8)], [png], [jpeg, png, jpeg]]
    )
    func accepted(_ files: [Data]) async throws {
        let store = RecordingStore()
        let (session, token) = try await Self.intake(store).accept(files, now: Self.now)
        let addition = try #require(await store.additions.first)
        #expect(addition.files == files)
        #expect(addition.queueLimit == 17)
        #expect(addition.session == session)
        #expect(session.status == .queued)
        #expect(session.createdAt == Self.now)
        #expect(session.expiresAt == Self.now.addingTimeInterval(10 * 86_400))
        #expect(session.viewTokenHash == ViewTokens.hash(of: token))
    }

    @Test("gives every upload a session and a token of its own, also for the same bytes")
    func distinct() async throws {
        let store = RecordingStore()
        let intake = Self.intake(store)
        let first = try await intake.accept([Self.pdf], now: Self.now)
        let second = try await intake.accept([Self.pdf], now: Self.now)
        #expect(first.token != second.token)
        #expect(first.session.id != second.session.id)
        #expect(first.session.userSearchID != second.session.userSearchID)
        #expect(await store.additions.count == 2)
    }

    @Test("passes on why the store refuses", arguments: [SessionStoreError.queueFull, .unavailable])
    func storeErrors(_ refusal: SessionStoreError) async throws {
        let intake = Self.intake(RecordingStore(refusal: refusal))
        await #expect(throws: refusal) { try await intake.accept([Self.pdf], now: Self.now) }
    }
}
