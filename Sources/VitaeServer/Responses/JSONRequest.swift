import Foundation
import Hummingbird
import NIOCore
import NIOFoundationEssentialsCompat
import VitaeAPI

/// A JSON body as a client sends it.
enum JSONRequest {
    /// No body of this kind needs more.
    private static let mostBytes = 64 * 1024

    /// Reads the body of a request.
    ///
    /// - Throws: a `Problem`: 400 that names the field that is missing or wrong, 413 for a body that is too large.
    static func decode<Value: Decodable>(_ type: Value.Type, from request: Request) async throws -> Value {
        let body: Data
        do {
            body = Data(buffer: try await request.body.collect(upTo: mostBytes))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The request is larger than 64 KiB.")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: body)
        } catch let error as DecodingError {
            throw problem(error)
        }
    }

    private static func problem(_ error: DecodingError) -> Problem {
        switch error {
        case .keyNotFound(let key, let context):
            return wrong(context.codingPath + [key], "is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.codingPath.isEmpty
                ? Problem.badRequest("The body is a JSON object.") : wrong(context.codingPath, "has the wrong type")
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? Problem.badRequest("The body is not JSON.")
                : wrong(context.codingPath, "has a value that is not known")
        @unknown default:
            return Problem.badRequest("The body cannot be read.")
        }
    }

    private static func wrong(_ path: [any CodingKey], _ what: String) -> Problem {
        let name = path.map(\.stringValue).joined(separator: ".")
        let pointer = "/" + path.map(\.stringValue).joined(separator: "/")
        let detail = "“\(name)” \(what)."
        return Problem(.badRequest, detail, errors: [.init(pointer: pointer, detail: detail)])
    }
}
