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

    private static let account = UUID()

    @Test(
        "takes the same document with the same key of the same holder for the same upload",
        arguments: [
            RetryKey.Holder.account(account), .secret("a secret of 16 b."), .client("192.0.2.1/32"), .client(nil),
        ]
    )
    func again(_ holder: RetryKey.Holder) async throws {
        let store = RecordingStore()
        let intake = Self.intake(store)
        let key = RetryKey("resume.pdf", of: holder)
        let first = try await intake.accept([Self.png, Self.jpeg], retryKey: key, now: Self.now)
        let second = try await intake.accept([Self.png, Self.jpeg], retryKey: key, now: Self.now)
        #expect(second.token == first.token)
        #expect(second.session.id == first.session.id)
        #expect(await store.additions.count == 1)
        for other in [[Self.pdf], [Self.jpeg, Self.png], [Self.png]] {
            await #expect(throws: SessionIntake.Refusal.keyTaken) {
                try await intake.accept(other, retryKey: key, now: Self.now)
            }
        }
        #expect(await store.additions.count == 1)
    }

    @Test("shows nobody a session who names its key, with its document or another")
    func guessing() async throws {
        let store = RecordingStore()
        let intake = Self.intake(store)
        let holders: [RetryKey.Holder] = [
            .account(Self.account), .account(UUID()), .secret("a secret of 16 b."), .secret("another secret..."),
            .client("192.0.2.1/32"), .client("192.0.2.2/32"), .client(nil), .secret("192.0.2.1/32"),
            .client(Self.account.uuidString),
        ]
        var tokens: Set<String> = []
        for holder in holders {
            let key = RetryKey("resume.pdf", of: holder)
            tokens.insert(try await intake.accept([Self.pdf], retryKey: key, now: Self.now).token)
        }
        #expect(tokens.count == holders.count)
    }

    @Test("keeps keys, secrets and addresses out of the store")
    func stored() async throws {
        let store = RecordingStore()
        let key = RetryKey("resume.pdf", of: .secret("a secret of 16 b."))
        let session = try await Self.intake(store)
            .accept([Self.pdf], client: "192.0.2.1/32", retryKey: key, now: Self.now).session
        for hash in [session.retryKeyHash, session.retryHolderHash, session.client] { #expect(hash?.count == 32) }
        let plain = Data(SHA256.hash(data: Data("resume.pdf".utf8)))
        #expect(session.retryHolderHash != plain && session.retryKeyHash != plain)
    }

    @Test("knows that pictures take seconds", arguments: [([pdf], false), ([png], true), ([png, jpeg], true)])
    func slow(_ files: [Data], isSlow: Bool) async throws {
        let session = try await Self.intake(RecordingStore()).accept(files, now: Self.now).session
        #expect(session.isSlow == isSlow)
    }
}
