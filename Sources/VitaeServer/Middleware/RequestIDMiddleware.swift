import Foundation
import HTTPTypes
import Hummingbird

/// Gives every request a name that its log lines and its answer share.
struct RequestIDMiddleware: RouterMiddleware {
    static let header = HTTPField.Name("X-Request-Id")

    private static let longest = 64

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let requestID = Self.requestID(stated: Self.header.flatMap { request.headers[$0] })
        var context = context
        context.rename(requestID)
        var response = try await next(request, context)
        if let header = Self.header { response.headers[header] = requestID }
        return response
    }

    /// The name that a client chose, when it is harmless in a log; else a new one.
    static func requestID(stated: String?) -> String {
        guard let stated, (1...longest).contains(stated.utf8.count), stated.utf8.allSatisfy(isHarmless) else {
            return UUID().uuidString.lowercased()
        }
        return stated
    }

    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
