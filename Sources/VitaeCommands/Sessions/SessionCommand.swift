import ArgumentParser
import Foundation
import Sessions

/// `vitae session`
struct SessionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "session",
        abstract: "Lists and erases sessions.",
        subcommands: [SessionListCommand.self, SessionEraseCommand.self]
    )
}

/// `vitae session list`
struct SessionListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the sessions that have not expired, newest first.",
        discussion: "Nothing of what a résumé says is shown."
    )

    @Option(help: "How many at most.")
    var limit = 50

    @Option(help: "table, csv, ndjson or json.")
    var format = ScoreFormat.table

    @OptionGroup var data: DataOption

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1.") }
    }

    func run() async throws {
        let store = try data.folder().openStore()
        let rows = try await store.newestSessions(limit: limit, now: Date()).map(ListedSession.init)
        try StandardOutput.write(rows, format: format)
        if rows.isEmpty, format == .table { StandardError.write("There are no sessions.") }
    }
}

/// `vitae session erase`
struct SessionEraseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase",
        abstract: "Erases a session: file, text and results."
    )

    @Argument(help: "The session's view token or identifier.")
    var session: String

    @OptionGroup var data: DataOption

    func run() async throws {
        let store: any SessionStore = try data.folder().openStore()
        guard let id = try await identifier(in: store), try await store.erase(id) else {
            // What was typed may be a token, which is repeated nowhere.
            throw CommandFailure.failed("There is no such session.")
        }
        StandardError.write("The session \(id.uuidString.lowercased()) is erased.")
    }

    private func identifier(in store: any SessionStore) async throws -> UUID? {
        if let id = UUID(uuidString: session) { return id }
        guard let hash = ViewTokens.hash(of: session) else { return nil }
        return try await store.session(tokenHash: hash, now: Date())?.id
    }
}
