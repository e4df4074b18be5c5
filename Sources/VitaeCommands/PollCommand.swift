import ArgumentParser
import Foundation
import VitaeAPI
import VitaeClient

/// `vitae poll`
struct PollCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "poll",
        abstract: "Prints a session as JSON.",
        discussion: "Exit code 1 when the session failed, or when --wait ends before it is completed."
    )

    @Argument(help: "The view token; - reads it from standard input.")
    var token: String

    @Flag(help: "Wait until the session is completed or failed.")
    var wait = false

    @Option(help: "Seconds to wait at most.")
    var timeout = 90

    @Flag(help: "Print the jobs of the session instead.")
    var jobs = false

    @Flag(help: "Print a summary for people instead of JSON.")
    var summary = false

    @OptionGroup var server: ServerOptions

    func run() async throws {
        let token = token == "-" ? (readLine() ?? "") : token
        let session = try await session(token: token)
        if summary {
            let jobs = try await server.call { try await $0.jobs(of: token) }
            StandardOutput.write(PollSummary(session: session, jobs: jobs).text)
        } else if jobs {
            try StandardOutput.write(json: try await server.call { try await $0.jobs(of: token) })
        } else {
            try StandardOutput.write(json: session)
        }
        if session.status == "failed" { throw ExitCode(1) }
        if wait, session.status != "completed" {
            throw CommandFailure.failed("The session is not completed after \(timeout) seconds.")
        }
    }

    private func session(token: String) async throws -> SessionResponse {
        guard wait else { return try await server.call { try await $0.session(token) } }
        return try await server.call { client in
            var last: SessionResponse?
            for try await session in client.statuses(of: token, atMost: .seconds(timeout)) { last = session }
            guard let last else { throw VitaeClientError.cancelled }
            return last
        }
    }
}
