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

    /// Bytes of a digest that are enough to tell answers apart.
    private static let tagLength = 12

    /// Encodes an answer.
    ///
    /// - Parameter value: the answer.
    /// - Throws: what encoding throws.
    init(_ value: some Encodable) throws {
        let bytes = try JSONBody.encoder.encode(value)
        body = ByteBuffer(bytes: bytes)
        tag = "\"\(Data(SHA256.hash(data: bytes).prefix(Self.tagLength)).base64EncodedString())\""
    }

    func response(from request: Request, context: some RequestContext) -> Response {
        let known = request.headers[.ifNoneMatch].flatMap(IfNoneMatch.init)
        if known?.includes(tag) == true, request.method == .get || request.method == .head {
            return Response(status: .notModified, headers: [.eTag: tag])
        }
        return Response(
            status: .ok,
            headers: [.contentType: "application/json; charset=utf-8", .eTag: tag],
            body: ResponseBody(byteBuffer: body)
        )
    }
}
