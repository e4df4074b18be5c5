import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOHTTP1

/// Plain requests, for what a client library would not send.
package enum HTTP {
    /// An answer with its body.
    package struct Answer: Sendable {
        package let status: Int
        package let type: String?
        package let body: Data

        /// The body as a JSON object.
        package var object: [String: Any] {
            (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
        }

        /// The body as a JSON array of objects.
        package var list: [[String: Any]] {
            (try? JSONSerialization.jsonObject(with: body)) as? [[String: Any]] ?? []
        }
    }

    package static func get(_ url: String, headers: [String: String] = [:]) async throws -> Answer {
        try await send(HTTPClientRequest(url: url), headers: headers)
    }

    package static func post(_ url: String, body: Data, headers: [String: String]) async throws -> Answer {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.body = .bytes(ByteBuffer(bytes: body))
        return try await send(request, headers: headers)
    }

    /// Uploads files as parts of one form.
    package static func upload(
        _ files: [[UInt8]],
        to server: String,
        field: String = "file",
        filename: String = "resume.pdf",
        headers: [String: String] = [:]
    ) async throws -> Answer {
        var body = Data()
        for file in files {
            body.append(Data("--b0undary\r\nContent-Disposition: form-data; name=\"\(field)\"; ".utf8))
            body.append(Data("filename=\"\(filename)\"\r\nContent-Type: text/html\r\n\r\n".utf8))
            body.append(contentsOf: file)
            body.append(Data("\r\n".utf8))
        }
        body.append(Data("--b0undary--\r\n".utf8))
        let type = ["Content-Type": "multipart/form-data; boundary=b0undary"]
        return try await post(server + "/api/resume", body: body, headers: type.merging(headers) { $1 })
    }

    private static func send(_ request: HTTPClientRequest, headers: [String: String]) async throws -> Answer {
        var request = request
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
        let body = try await response.body.collect(upTo: 64 * 1024 * 1024)
        return Answer(
            status: Int(response.status.code),
            type: response.headers.first(name: "content-type"),
            body: Data(body.readableBytesView)
        )
    }
}
