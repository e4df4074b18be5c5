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
        } catch let error as VitaeClientError {
            throw Self.failure(error)
        }
    }

    private static func failure(_ error: VitaeClientError) -> CommandFailure {
        switch error {
        case .refused(let refusal): .failed(refusal.detail)
        case .unreachable(let reason): .failed(reason)
        case .unexpectedAnswer(let status): .failed("The server's answer (\(status)) is not one of Vitae's.")
        case .unreadableFile(let path): .failed("\(path) cannot be read: it is not a readable file")
        case .cancelled: .failed("The call was cancelled.")
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

    @Option(help: "A name for this upload; with it the upload is made again when the connection breaks, and only once.")
    var idempotencyKey: String?

    @OptionGroup var server: ServerOptions

    func run() async throws {
        let answer = isRegularFile ? try await uploadFile() : try await uploadBytes()
        try StandardOutput.write(json: answer)
    }

    /// Whether the document can be read while it is sent; its length must be known before.
    private var isRegularFile: Bool {
        guard file != "-", FileManager.default.isReadableFile(atPath: file) else { return false }
        do {
            return try URL(filePath: file).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        } catch {
            // What is wrong with it, reading it tells.
            return false
        }
    }

    private func uploadFile() async throws -> UploadResponse {
        let bar = UploadBar()
        defer { bar.finish() }
        let url = URL(filePath: file)
        return try await server.call { client in
            try await client.upload(file: url, idempotencyKey: idempotencyKey) { bar.show($0) }
        }
    }

    private func uploadBytes() async throws -> UploadResponse {
        let bytes = try InputFile(path: file).read()
        let name = URL(filePath: file).lastPathComponent
        return try await server.call { try await $0.upload(bytes, filename: name, idempotencyKey: idempotencyKey) }
    }
}
