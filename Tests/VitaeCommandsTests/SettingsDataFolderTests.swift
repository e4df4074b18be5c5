import Accounts
import ArgumentParser
import Crypto
import Foundation
import Logging
import Sessions
import SQLiteStore
import TestSupport
import Testing

@testable import VitaeCommands

@Suite("Secrets and copies of a data folder")
struct SettingsDataFolderTests {
    private let temporary: TemporaryFolder
    private let folder: DataFolder

    init() throws {
        temporary = try TemporaryFolder()
        folder = try DataFolder(path: temporary.url.appending(path: "data").path, creates: true)
    }

    private func rename(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(at: folder.url.appending(path: name), to: folder.url.appending(path: other))
    }

    /// Who may do what with a file.
    private func mode(_ url: URL) throws -> Int? {
        // Which type of number it is differs between systems.
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions].flatMap { Int("\($0)") }
    }

    @Test("a secret is made once, for its owner only")
    func stable() throws {
        let first = try folder.accessTokenKeys()
        #expect(first.count == 1)
        #expect(try folder.accessTokenKeys().map(\.id) == first.map(\.id))
        #expect(try mode(folder.url.appending(path: "access-token.key")) == 0o600)
    }

    @Test("a renamed secret still verifies and keeps its name in tokens, and a new one signs")
    func accessTokens() async throws {
        let account = Account(
            id: UUID(),
            email: try #require(EmailAddress("someone@example.com")),
            createdAt: Date(timeIntervalSince1970: 0)
        )
        let now = Date(timeIntervalSince1970: 1_000)
        let before = try folder.accessTokenKeys()
        let token = try await AccessTokens(keys: before).issue(for: account, family: UUID(), now: now).token
        try rename("access-token.key", to: "access-token.2026-11.key")
        let after = try folder.accessTokenKeys()
        #expect(after.count == 2)
        #expect(after.last?.id == before.first?.id)
        #expect(after.first?.id != before.first?.id)
        #expect(try await AccessTokens(keys: after).bearer(of: token, now: now).account == account.id)
    }

    @Test("a secret that was copied counts once")
    func copiedSecret() throws {
        _ = try folder.accessTokenKeys()
        let file = folder.url.appending(path: "access-token.key")
        try FileManager.default.copyItem(at: file, to: folder.url.appending(path: "access-token.old.key"))
        #expect(try folder.accessTokenKeys().count == 1)
    }

    @Test("a file that is no secret is named")
    func damaged() throws {
        try Data([1, 2, 3]).write(to: folder.url.appending(path: "view-token.old.key"))
        let failure = #expect(throws: CommandFailure.self) { try folder.viewTokens() }
        #expect(failure?.message.contains("view-token.old.key is not a key") == true)
    }

    @Test("the view token of an older session can be shown again as long as its secret is there")
    func viewTokens() throws {
        let id = UUID()
        let token = try folder.viewTokens().token(for: id)
        let session = Session(
            id: id,
            userSearchID: UUID(),
            createdAt: Date(timeIntervalSince1970: 0),
            expiresAt: Date(timeIntervalSince1970: 1),
            viewTokenHash: try #require(ViewTokens.hash(of: token))
        )
        #expect(try folder.viewTokens().token(of: session) == token)
        try rename("view-token.key", to: "view-token.1.key")
        let tokens = try folder.viewTokens()
        #expect(tokens.token(for: id) != token)
        #expect(tokens.token(of: session) == token)
        try FileManager.default.removeItem(at: folder.url.appending(path: "view-token.1.key"))
        #expect(try folder.viewTokens().token(of: session) == nil)
    }

    @Test("a copy holds what the database holds while it is open, alone in one file")
    func backup() async throws {
        let store = try folder.openStore()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let accounts = try await folder.accountService(store: store, settings: ServerSettings(), logger: logger)
        let account = try await accounts.add(email: "someone@example.com", password: "correct horse")
        let copies = temporary.url.appending(path: "copies")
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: false)
        let copy = copies.appending(path: "vitae.sqlite")
        try BackupCommand.parse([copy.path, "--data", folder.url.path]).run()
        #expect(try FileManager.default.contentsOfDirectory(atPath: copies.path) == ["vitae.sqlite"])
        #expect(try mode(copy) == 0o600)
        let restored: any AccountStore = try DataFolder(path: copies.path, creates: true).openStore()
        #expect(try await restored.account(id: account.id)?.email == account.email)
        // The live one goes on.
        #expect(try await store.account(id: account.id) != nil)
    }

    @Test("a copy overwrites nothing, and there is none of nothing")
    func refusedBackup() throws {
        let copy = temporary.url.appending(path: "copy")
        let command = try BackupCommand.parse([copy.path, "--data", folder.url.path])
        #expect(throws: CommandFailure.self) { try command.run() }
        #expect(!FileManager.default.fileExists(atPath: copy.path))
        _ = try folder.openStore()
        try Data("kept".utf8).write(to: copy)
        #expect(throws: CommandFailure.self) { try command.run() }
        #expect(try Data(contentsOf: copy) == Data("kept".utf8))
    }

    @Test("keeps secrets in a folder of their own where there is one, and makes no such folder")
    func secretsApart() throws {
        let place = try TemporaryFolder()
        let (data, secrets) = (place.url.appending(path: "data").path, place.url.appending(path: "keys").path)
        #expect(throws: CommandFailure.self) { try DataFolder(path: data, creates: true, secrets: secrets) }
        #expect(!FileManager.default.fileExists(atPath: data))
        try FileManager.default.createDirectory(atPath: secrets, withIntermediateDirectories: false)
        let folder = try DataFolder(path: data, creates: true, secrets: secrets)
        let first = try folder.accessTokenKeys().map(\.id)
        _ = try (folder.viewTokens(), folder.webPushKey())
        #expect(try FileManager.default.contentsOfDirectory(atPath: data).isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: secrets).sorted()
        #expect(names == ["access-token.key", "view-token.key", "web-push.key"])
        // Another server with another data folder has the same.
        let other = place.url.appending(path: "other").path
        #expect(try DataFolder(path: other, creates: true, secrets: secrets).accessTokenKeys().map(\.id) == first)
        #expect(try DataFolder(path: other).accessTokenKeys().map(\.id) != first)
    }
}
