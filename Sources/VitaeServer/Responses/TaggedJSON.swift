import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A JSON answer with a tag that changes with it; to whoever has it already it is not sent again.
struct TaggedJSON: Hashable, Sendable, ResponseGenerator {
    let body: ByteBuffer
    /// A strong entity tag (RFC 9110, 8.8.3): the same tag is the same bytes.
    let tag: String
    /// Seconds for which whoever has the answer need not ask again; nil for an answer that nobody keeps.
    let maximumAge: Int?
    /// How many there are in all of what the answer has a page of; nil where it is no page.
    let count: Int?

    private static let countHeader = HTTPField.Name("X-Total-Count")
    /// Bytes of a digest that are enough to tell answers apart.
    private static let tagLength = 12

    /// Encodes an answer.
    ///
    /// - Parameters:
    ///   - value: the answer.
    ///   - maximumAge: seconds for which it may be kept.
    ///   - count: how many there are in all of what it has a page of.
    /// - Throws: what encoding throws.
    init(_ value: some Encodable, maximumAge: Int? = nil, count: Int? = nil) throws {
        self.maximumAge = maximumAge
        self.count = count
        let bytes = try JSONBody.encoder.encode(value)
        body = ByteBuffer(bytes: bytes)
        tag = "\"\(Data(SHA256.hash(data: bytes).prefix(Self.tagLength)).base64EncodedString())\""
    }

    func response(from request: Request, context: some RequestContext) -> Response {
        var headers: HTTPFields = [.eTag: tag]
        if let maximumAge { headers[.cacheControl] = "max-age=\(maximumAge)" }
        if let count, let header = Self.countHeader { headers[header] = "\(count)" }
        let known = request.headers[.ifNoneMatch].flatMap(IfNoneMatch.init)
        if known?.includes(tag) == true, request.method == .get || request.method == .head {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = "application/json; charset=utf-8"
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody(byteBuffer: body)
        )
    }
}
