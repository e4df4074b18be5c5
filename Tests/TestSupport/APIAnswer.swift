package import Foundation

/// What a server answered, with its headers.
package struct APIAnswer: Sendable {
    package let status: Int
    /// Values by name in lower case; those of a name that is repeated are joined by commas.
    package let headers: [String: String]
    package let body: Data

    package init(status: Int, headers: [String: String], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as a JSON object; empty when it is none.
    package var object: [String: Any] { json as? [String: Any] ?? [:] }

    /// The body as a JSON array of objects; empty when it is none.
    package var list: [[String: Any]] { json as? [[String: Any]] ?? [] }

    /// The sentence of a problem.
    package var detail: String { object["detail"] as? String ?? "" }

    /// JSON pointers and names of parameters that a problem complains of.
    package var complaints: [String] {
        let errors = object["errors"] as? [[String: Any]] ?? []
        return errors.compactMap { ($0["pointer"] ?? $0["parameter"]) as? String }
    }

    /// The headers without those that differ from one answer to the next.
    package var steadyHeaders: [String: String] {
        headers.filter { !["date", "x-request-id"].contains($0.key) }
    }

    private var json: Any? {
        do {
            return try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
        } catch {
            // Whoever asks for a field of what is no JSON finds that it is missing.
            return nil
        }
    }
}
