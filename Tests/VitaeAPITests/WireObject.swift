import Foundation
import Testing

/// A value as a client sees it.
enum WireObject {
    static func of(_ value: some Encodable) throws -> [String: Any] {
        let data = try JSONEncoder().encode(value)
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
