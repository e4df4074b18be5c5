import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Sends requests of any kind to a server, right ones and wrong ones.
package struct APIClient: Sendable {
    package let address: String

    private static let longestAnswer = 64 * 1024 * 1024

    package init(address: String) {
        self.address = address
    }

    /// Sends a request and reads the whole answer.
    ///
    /// - Parameters:
    ///   - method: such as `PUT`.
    ///   - path: with its query.
    ///   - body: sent as what its type says, whether it is that or not.
    ///   - type: media type of the body.
    ///   - headers: sent as they are.
    /// - Returns: the answer, whatever its status.
    /// - Throws: an error when there is no answer.
    package func send(
        _ method: String,
        _ path: String,
        body: String? = nil,
        type: String = "application/json",
        headers: [String: String] = [:]
    ) async throws -> APIAnswer {
        var request = request(method, path, headers: headers)
        if let body {
            request.headers.add(name: "Content-Type", value: type)
            request.body = .bytes(ByteBuffer(string: body))
        }
        return try await answer(to: request)
    }

    package func get(_ path: String, headers: [String: String] = [:]) async throws -> APIAnswer {
        try await send("GET", path, headers: headers)
    }

    /// Posts a JSON object of strings.
    package func post(
        _ path: String,
        _ fields: [String: String],
        headers: [String: String] = [:]
    ) async throws -> APIAnswer {
        let body = String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
        return try await send("POST", path, body: body, headers: headers)
    }

    /// Uploads files as parts of one form.
    package func upload(
        _ files: [[UInt8]],
        filename: String = "resume.pdf",
        headers: [String: String] = [:]
    ) async throws -> APIAnswer {
        var body = ByteBuffer()
        for file in files {
            body.writeString("--b0undary\r\nContent-Disposition: form-data; name=\"file\"; ")
            body.writeString("filename=\"\(filename)\"\r\nContent-Type: application/octet-stream\r\n\r\n")
            body.writeBytes(file)
            body.writeString("\r\n")
        }
        body.writeString("--b0undary--\r\n")
        var request = request("POST", "/api/resume", headers: headers)
        request.headers.add(name: "Content-Type", value: "multipart/form-data; boundary=b0undary")
        request.body = .bytes(body)
        return try await answer(to: request)
    }

    /// Waits for the end of a session.
    ///
    /// - Parameter token: its view token.
    /// - Returns: the session, or the last answer when it did not end in time.
    /// - Throws: an error when there is no answer.
    package func finished(_ token: String) async throws -> APIAnswer {
        var session = try await get("/api/public/session?token=\(token)&wait=20")
        for _ in 0..<5 {
            guard session.status == 200, let status = session.object["status"] as? String,
                !["completed", "failed"].contains(status)
            else { break }
            session = try await get("/api/public/session?token=\(token)&wait=20")
        }
        return session
    }

    func request(_ method: String, _ path: String, headers: [String: String]) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: address + path)
        request.method = HTTPMethod(rawValue: method)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        return request
    }

    static func headers(of response: HTTPClientResponse) -> [String: String] {
        Dictionary(response.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    }

    private func answer(to request: HTTPClientRequest) async throws -> APIAnswer {
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
        let body = try await response.body.collect(upTo: Self.longestAnswer)
        return APIAnswer(
            status: Int(response.status.code),
            headers: Self.headers(of: response),
            body: Data(body.readableBytesView)
        )
    }
}
