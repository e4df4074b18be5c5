import ArgumentParser
import Foundation
import VitaeAPI
import VitaeClient

/// Where the server is.
struct ServerOptions: ParsableArguments {
    @Option(help: "Address of the server (default: $VITAE_SERVER, else http://127.0.0.1:8080).")
    var server: String?

    var client: VitaeClient {
        VitaeClient(server: server ?? ProcessInfo.processInfo.environment["VITAE_SERVER"] ?? "http://127.0.0.1:8080")
    }

    /// Runs a call and turns its errors into sentences.
    func call<Answer: Sendable>(_ body: (VitaeClient) async throws -> Answer) async throws -> Answer {
        do {
            return try await body(client)
        } catch let problem as ProblemDetails {
            throw CommandFailure.failed(problem.detail)
        } catch VitaeClient.Failure.unreachable(let reason) {
            throw CommandFailure.failed(reason)
        } catch VitaeClient.Failure.unexpectedAnswer(let status) {
            throw CommandFailure.failed("The server's answer (\(status)) is not one of Vitae's.")
        }
    }
}

/// `vitae upload`
struct UploadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upload",
        abstract: "Uploads a résumé and prints the session's identifiers and view token as JSON."
    )

    @Argument(help: "The document; - is standard input.")
    var file: String

    @OptionGroup var server: ServerOptions

    func run() async throws {
        let bytes = try InputFile(path: file).read()
        let name = URL(filePath: file).lastPathComponent
        let answer = try await server.call { try await $0.upload(bytes, filename: name) }
        try StandardOutput.write(json: answer)
    }
}
