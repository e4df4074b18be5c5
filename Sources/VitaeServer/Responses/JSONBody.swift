import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A JSON answer.
struct JSONBody<Value: Encodable & Sendable>: ResponseGenerator {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        let body = try JSONBody<Never>.encoder.encode(value)
        return Response(
            status: .ok,
            headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body))
        )
    }
}

extension JSONBody where Value == Never {
    /// Keys in a fixed order, so that the same answer is the same bytes.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
