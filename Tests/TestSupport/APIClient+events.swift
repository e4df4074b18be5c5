import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

extension APIClient {
    /// Reads a stream of server-sent events until the server closes it.
    ///
    /// - Parameters:
    ///   - path: with its query.
    ///   - headers: sent as they are.
    ///   - each: gets every event as it comes.
    /// - Returns: the answer with everything that was sent.
    /// - Throws: an error when the stream breaks, or what `each` throws.
    package func events(
        _ path: String,
        headers: [String: String] = [:],
        each: (ServerEvent) async throws -> Void
    ) async throws -> APIAnswer {
        let request = request("GET", path, headers: headers)
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(120))
        var body = Data()
        var rest = Data()
        let end = Data("\n\n".utf8)
        for try await chunk in response.body {
            body.append(contentsOf: chunk.readableBytesView)
            rest.append(contentsOf: chunk.readableBytesView)
            while let range = rest.range(of: end) {
                let text = String(decoding: rest[..<range.lowerBound], as: UTF8.self)
                rest = Data(rest[range.upperBound...])
                if let event = ServerEvent(text) { try await each(event) }
            }
        }
        return APIAnswer(
            status: Int(response.status.code),
            headers: Self.headers(of: response),
            body: body
        )
    }
}
