import Foundation
import GRDB
import JobAlerts
import StandIn
import TestSupport
import Testing

@testable import PushDelivery
@testable import SQLiteStore

@Suite("The digest by mail", .enabled(if: MadeCertificate.isPossible, "There is no openssl."))
struct MailTests {
    private let fixture: OutgoingFixture
    private let letters: TemporaryFolder

    init() throws {
        fixture = try OutgoingFixture()
        letters = try TemporaryFolder()
    }

    /// A device whose account wants letters, with something that it was not told.
    private func reader(isProven: Bool = true) async throws -> Device {
        let device = try await fixture.device(zone: "Pacific/Auckland")
        let account = UUID()
        let at = fixture.clock.now.timeIntervalSince1970
        try await fixture.store.write { database in
            try database.execute(
                sql: "INSERT INTO account (id, email, email_proven, created_at) VALUES (?, ?, ?, ?)",
                arguments: [account.uuidString, "\(account.uuidString)@example.com", isProven, at]
            )
        }
        try await fixture.store.adopt(device.id, by: account, at: fixture.clock.now)
        try await fixture.store.setMail(true, of: device.id)
        _ = try await fixture.store.keep(
            [fixture.match(device, 1, title: "Pâtissière", company: "Café"), fixture.match(device, 2)],
            subscriptions: []
        )
        return device
    }

    private func send(_ command: String) async throws {
        // Nine in the morning there, and in their summer.
        fixture.clock.advance(8 * 3_600)
        let planner = DigestPlanner(store: fixture.store, policy: NotificationPolicy())
        _ = try await planner.run(now: fixture.clock.now)
        try await fixture.sending(
            changing: { settings, _ in
                settings.apple = nil
                settings.mail = MailSettings(command: command, from: "jobs@example.com")
            }
        ) { dispatcher, _ in
            while try await dispatcher.run() > 0 {}
        }
    }

    @Test("goes once to the address that a provider vouches for, with all jobs in it")
    func whole() async throws {
        let device = try await reader()
        let file = letters.url.appending(path: "letter").path
        try await send("cat >> '\(file)'")
        let letter = try String(contentsOfFile: file, encoding: .utf8)
        #expect(letter.contains("From: jobs@example.com\r\n"))
        #expect(letter.contains("Subject: 2 new jobs match your keywords\r\n"))
        #expect(letter.split(separator: "\r\n").count { $0.hasPrefix("To: ") } == 1)
        #expect(letter.contains("@example.com\r\nSubject"))
        let parts = letter.components(separatedBy: "\r\n\r\n")
        let body = Data(base64Encoded: parts[1].replacing("\r\n", with: ""))
        let text = String(decoding: try #require(body), as: UTF8.self)
        #expect(text.contains("Pâtissière at Café"))
        #expect(text.contains("https://jobs.example.com/2"))
        #expect(letter.utf8.allSatisfy { $0 < 0x80 })
        #expect(try await fixture.states(device).contains("sent"))
        try await send("cat >> '\(file)'")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == letter)
    }

    @Test("does not go to an address that is merely claimed")
    func unproven() async throws {
        let device = try await reader(isProven: false)
        let file = letters.url.appending(path: "letter").path
        try await send("cat >> '\(file)'")
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(try await fixture.states(device).contains("dropped disabled"))
    }

    @Test("is tried again where the command fails, which sees nothing of the environment")
    func failing() async throws {
        let device = try await reader()
        let file = letters.url.appending(path: "environment").path
        try await send("env > '\(file)'; exit 75")
        #expect(try await fixture.states(device).contains("waiting mail command"))
        // Everybody has a home.
        #expect(ProcessInfo.processInfo.environment["HOME"] != nil)
        let environment = try String(contentsOfFile: file, encoding: .utf8)
        #expect(environment.contains("PATH=") && !environment.contains("HOME="))
    }
}
