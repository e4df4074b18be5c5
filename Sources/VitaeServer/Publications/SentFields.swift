import Foundation
import Hummingbird
import NIOCore
import NIOFoundationEssentialsCompat

/// The fields of a JSON object that a client sent, where it matters whether one was sent at all.
struct SentFields {
    private let values: [String: RequestValue]

    private static let mostKibibytes = 64

    /// Reads a body.
    ///
    /// - Throws: 400 for a body that is no JSON object, 413 for one that is too large.
    static func read(_ request: Request) async throws -> SentFields {
        let body: Data
        do {
            body = Data(buffer: try await request.body.collect(upTo: mostKibibytes * 1_024))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The request is larger than \(mostKibibytes) KiB.")
        }
        guard let value = try? JSONDecoder().decode(RequestValue.self, from: body) else {
            throw Problem.badRequest("The body is not JSON.")
        }
        guard case .map(let values) = value else { throw Problem.badRequest("The body is a JSON object.") }
        return SentFields(values: values)
    }

    /// Whether a field was sent, be it null.
    func has(_ name: String) -> Bool { values[name] != nil }

    func value(_ name: String) -> RequestValue? { values[name] }

    /// A text; nil where none was sent, or null. A number counts as its digits.
    ///
    /// - Throws: 400 for anything else.
    func text(_ name: String) throws -> String? {
        switch values[name] {
        case nil, .null: return nil
        case .text(let text): return text
        case .number(let number):
            return Int(exactly: number).map(String.init) ?? "\(number)"
        case .bool, .list, .map: throw Problem.badRequest("“\(name)” is a text.")
        }
    }

    /// Texts; nil where none were sent, or null.
    ///
    /// - Throws: 400 for anything else.
    func texts(_ name: String) throws -> [String]? {
        switch values[name] {
        case nil, .null: return nil
        case .list(let items):
            return try items.map { item in
                guard case .text(let text) = item else { throw Problem.badRequest("Each of “\(name)” is a text.") }
                return text
            }
        default: throw Problem.badRequest("“\(name)” is a list of texts.")
        }
    }

    /// A truth; nil where none was sent, or null.
    ///
    /// - Throws: 400 for anything else.
    func bool(_ name: String) throws -> Bool? {
        switch values[name] {
        case nil, .null: return nil
        case .bool(let isTrue): return isTrue
        default: throw Problem.badRequest("“\(name)” is true or false.")
        }
    }
}
