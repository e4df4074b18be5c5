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
            let jobs = try await server.call { try await $0.jobs(token: token) }
            StandardOutput.write(PollSummary(session: session, jobs: jobs).text)
        } else if jobs {
            try StandardOutput.write(json: try await server.call { try await $0.jobs(token: token) })
        } else {
            try StandardOutput.write(json: session)
        }
        if session.status == "failed" { throw ExitCode(1) }
        if wait, session.status != "completed" {
            throw CommandFailure.failed("The session is not completed after \(timeout) seconds.")
        }
    }

    private func session(token: String) async throws -> SessionResponse {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(timeout)
        var session = try await server.call { try await $0.session(token: token) }
        while wait, session.status != "completed", session.status != "failed", clock.now < end {
            let left = Int((end - clock.now).components.seconds) + 1
            session = try await server.call { try await $0.session(token: token, wait: min(left, 30)) }
        }
        return session
    }
}
