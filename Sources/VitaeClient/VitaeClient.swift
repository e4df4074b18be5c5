import AsyncHTTPClient
public import Foundation
import NIOCore
import NIOHTTP1
public import VitaeAPI

/// Talks to a Vitae server.
///
/// ```swift
/// let client = VitaeClient(server: "https://vitae.example.com")
/// let upload = try await client.upload(file: URL(filePath: "resume.pdf"), idempotencyKey: UUID().uuidString)
/// for try await session in client.statuses(of: upload.viewToken) { print(session.status) }
/// let jobs = try await client.jobs(of: upload.viewToken, bucket: .local)
/// ```
///
/// Calls that may be made twice are made again when they fail in a way that passes. Every error is a
/// ``VitaeClientError``.
public struct VitaeClient: Sendable {
    let exchange: Exchange
    private let accessToken: String?

    /// Servers take two minutes over a document from a slow connection.
    private static let uploadTimeout = TimeAmount.seconds(180)

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - server: the server's address, such as `http://127.0.0.1:8080`.
    ///   - accessToken: the bearer token of a signed-in user, sent with uploads.
    ///   - retries: how often calls are made again that may be made twice.
    public init(server: String, accessToken: String? = nil, retries: RetryPolicy = RetryPolicy()) {
        exchange = Exchange(server: server.hasSuffix("/") ? String(server.dropLast()) : server, retries: retries)
        self.accessToken = accessToken
    }

    /// Uploads a document from the disk; it is read while it is sent.
    ///
    /// - Parameters:
    ///   - file: a regular file of at most the server's limit (10 MiB unless changed).
    ///   - filename: a label for it; nil for the file's own name.
    ///   - idempotencyKey: names this upload, 1 to 255 bytes. With it a failed upload is made again, and the server
    ///     answers with the first session; without it the upload is made once: the server may have taken it.
    ///   - idempotencySecret: a random text of 16 to 255 bytes, for an upload without an account: with it the key is found
    ///     again from any address, and by nobody else.
    ///   - progress: is told how much was sent; begins anew with every attempt.
    /// - Returns: the new session and its view token.
    /// - Throws: why there is no session.
    public func upload(
        file: URL,
        filename: String? = nil,
        idempotencyKey: String? = nil,
        idempotencySecret: String? = nil,
        progress: @escaping @Sendable (UploadProgress) -> Void = { _ in }
    ) async throws(VitaeClientError) -> UploadResponse {
        let form = try MultipartFile(file, filename: filename ?? file.lastPathComponent, progress: progress)
        return try await upload(form.frame.contentType, key: idempotencyKey, secret: idempotencySecret) {
            .stream(form, length: .known(Int64(form.length)))
        }
    }

    /// Uploads a document that is in memory.
    ///
    /// - Parameters:
    ///   - document: the file's bytes, at most the server's limit (10 MiB unless changed).
    ///   - filename: a label for it.
    ///   - idempotencyKey: names this upload; without it the upload is made once.
    ///   - idempotencySecret: lets the key be found again from any address, and by nobody else.
    /// - Returns: the new session and its view token.
    /// - Throws: why there is no session.
    public func upload(
        _ document: [UInt8],
        filename: String,
        idempotencyKey: String? = nil,
        idempotencySecret: String? = nil
    ) async throws(VitaeClientError) -> UploadResponse {
        let frame = MultipartFrame(filename: filename)
        var form = ByteBuffer(string: frame.head)
        form.writeBytes(document)
        form.writeString(frame.tail)
        return try await upload(frame.contentType, key: idempotencyKey, secret: idempotencySecret) { [form] in
            .bytes(form)
        }
    }

    private func upload(
        _ contentType: String,
        key: String?,
        secret: String?,
        body: @escaping @Sendable () -> HTTPClientRequest.Body
    ) async throws(VitaeClientError) -> UploadResponse {
        var call = Exchange.Call(method: .POST, path: "/api/resume", body: body)
        call.headers = [("Content-Type", contentType)]
        if let accessToken { call.headers.append(("Authorization", "Bearer \(accessToken)")) }
        if let key { call.headers.append(("Idempotency-Key", key)) }
        if let secret { call.headers.append(("Idempotency-Secret", secret)) }
        call.isIdempotent = key != nil
        call.timeout = Self.uploadTimeout
        return try await answer(to: call)
    }

    /// The value that the answer to a call stands for.
    func answer<Answer: Decodable>(to call: Exchange.Call) async throws(VitaeClientError) -> Answer {
        let body = try await exchange.send(call)
        do {
            return try JSONDecoder().decode(Answer.self, from: body)
        } catch {
            throw .unexpectedAnswer(status: 200)
        }
    }
}
