import AsyncHTTPClient
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
public import VitaeAPI

/// Talks to a Vitae server.
///
/// ```swift
/// let client = VitaeClient(server: "http://127.0.0.1:8080")
/// let upload = try await client.upload(bytes, filename: "resume.pdf")
/// let session = try await client.session(token: upload.viewToken, wait: 30)
/// ```
public struct VitaeClient: Sendable {
    /// Why a call gave no answer that can be used.
    public enum Failure: Error, Sendable {
        /// The server cannot be reached; with the reason in words.
        case unreachable(String)
        /// The server answered with something that is not Vitae's.
        case unexpectedAnswer(status: Int)
    }

    /// Shared by all clients of a process, as connections are. A server that is not there is told at once.
    private static let http: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.timeout.connect = .seconds(10)
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()

    private let server: String
    private let token: String?

    private static let mostAnswerBytes = 64 * 1024 * 1024
    private static let timeout = TimeAmount.seconds(60)

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - server: the server's address, such as `http://127.0.0.1:8080`.
    ///   - accessToken: the bearer token of a signed-in user, sent with uploads.
    public init(server: String, accessToken: String? = nil) {
        self.server = server.hasSuffix("/") ? String(server.dropLast()) : server
        token = accessToken
    }

    /// Uploads a document.
    ///
    /// Not repeated when it fails: the server may have taken it.
    /// - Parameters:
    ///   - document: the file's bytes, at most the server's limit (10 MiB unless changed).
    ///   - filename: a label for it.
    /// - Returns: the new session and its view token.
    /// - Throws: `ProblemDetails` for what the server refuses, `Failure` when there is no usable answer.
    public func upload(_ document: [UInt8], filename: String) async throws -> UploadResponse {
        let boundary = "vitae-\(UUID().uuidString)"
        let label = filename.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        var body = ByteBuffer()
        body.writeString("--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(label)\"\r\n")
        body.writeString("Content-Type: application/octet-stream\r\n\r\n")
        body.writeBytes(document)
        body.writeString("\r\n--\(boundary)--\r\n")
        var request = HTTPClientRequest(url: server + "/api/resume")
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "multipart/form-data; boundary=\(boundary)")
        if let token { request.headers.add(name: "Authorization", value: "Bearer \(token)") }
        request.body = .bytes(body)
        return try await send(request)
    }

    /// Asks how a session is.
    ///
    /// - Parameters:
    ///   - token: the session's view token.
    ///   - wait: seconds (0-30) that the server may wait for the next change.
    /// - Returns: the session.
    /// - Throws: `ProblemDetails` for a token that is unknown or expired, `Failure` when there is no usable answer.
    public func session(token: String, wait: Int = 0) async throws -> SessionResponse {
        try await get("/api/public/session", token: token, query: wait > 0 ? "?wait=\(wait)" : "")
    }

    /// Asks for the jobs of a session, best first.
    ///
    /// - Parameters:
    ///   - token: the session's view token.
    ///   - bucket: `local`, `national` or `remote`; nil for all.
    /// - Returns: the jobs; none before the session is completed.
    /// - Throws: `ProblemDetails` for a token that is unknown or expired, `Failure` when there is no usable answer.
    public func jobs(token: String, bucket: String? = nil) async throws -> [JobResponse] {
        let query =
            switch bucket {
            case nil: ""
            case "remote": "?remote=true"
            case .some(let scope): "?scope=\(scope)&remote=false"
            }
        return try await get("/api/public/jobs", token: token, query: query)
    }

    private func get<Answer: Decodable>(_ path: String, token: String, query: String) async throws -> Answer {
        var request = HTTPClientRequest(url: server + path + query)
        // In a header: addresses end up in logs.
        request.headers.add(name: "X-View-Token", value: token)
        return try await send(request)
    }

    private func send<Answer: Decodable>(_ request: HTTPClientRequest) async throws -> Answer {
        let response: HTTPClientResponse
        let body: ByteBuffer
        do {
            response = try await Self.http.execute(request, timeout: Self.timeout)
            body = try await response.body.collect(upTo: Self.mostAnswerBytes)
        } catch {
            throw Failure.unreachable("\(server) cannot be reached: \(error)")
        }
        let bytes = Data(body.readableBytesView)
        guard response.status == .ok else {
            if let problem = try? JSONDecoder().decode(ProblemDetails.self, from: bytes) { throw problem }
            throw Failure.unexpectedAnswer(status: Int(response.status.code))
        }
        do {
            return try JSONDecoder().decode(Answer.self, from: bytes)
        } catch {
            throw Failure.unexpectedAnswer(status: Int(response.status.code))
        }
    }
}
