import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Lets operators alone through.
struct OperatorGate: Sendable {
    /// nil where no operator is known: then there is nothing here.
    let key: String?

    static let header = HTTPField.Name("X-API-Key")

    /// - Throws: 404 where no operator is known, 401 for another key or none.
    func admit(_ request: Request) throws {
        guard let key else { throw Problem(.notFound, "No operator key is configured.") }
        let given = Self.header.flatMap { request.headers[$0] } ?? ""
        // Digests are compared in the same time, whatever they have in common.
        guard SHA256.hash(data: Data(given.utf8)) == SHA256.hash(data: Data(key.utf8)) else {
            throw Problem(.unauthorized, "The key is not this server's. Send it as X-API-Key.")
        }
    }
}
