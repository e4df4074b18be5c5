import Foundation
import TestSupport
import Testing

extension Browser {
    /// Opens a window on the suite's server.
    static func visit(as appearance: Appearance, _ act: (Browser) async throws -> Void) async throws {
        try await visit(try SuiteServer.address(), as: appearance, act)
    }

    /// Opens the app for the first time and agrees to what is stored.
    func agree() async throws {
        try await open("/")
        try await click(".consent .primary")
        try await see(".dropzone")
    }

    /// Makes an account, which leads to the dashboard.
    func signUp(_ address: String = "\(UUID().uuidString.lowercased())@example.com") async throws {
        try await open("/#/account")
        try await click(".center .link")
        try await type(address, into: "form input[type=email]")
        try await type(Self.password, into: "form input[type=password]")
        try await click("form [type=submit]")
        try await see(".dashboard .tiles")
    }

    static let password = "a sentence to remember"

    /// Chooses a file of the samples on the start screen.
    func upload(_ sample: String) async throws {
        try await upload(at: Samples.folder.appending(path: sample))
    }

    func upload(at file: URL) async throws {
        try await type(file.path, into: ".uploader input[type=file]")
    }

    func seeResults() async throws { try await see(".tabs .tab") }

    func openInsights() async throws {
        try await click(".switch a:last-child")
        try await see(".gauge")
    }

    /// The view token, which is in the fragment of the address.
    func token() async throws -> String {
        let fragment = try await value("location.hash").string ?? ""
        let parts = fragment.split(separator: "/")
        try #require(parts.count >= 3, "\(fragment)")
        return String(parts[2])
    }

    /// The heading of the screen.
    func heading() async throws -> String? {
        try await value("document.querySelector('h1')?.textContent").string
    }

    /// Checks what every screen has to fulfil.
    func expectSound(_ screen: Comment, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let problems = try await run(PageAudit.script).array.compactMap(\.string)
        #expect(problems == [], screen, sourceLocation: sourceLocation)
    }
}
