import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// Lets known apps sign people in. The key is in every copy of an app: it names the app and opens nothing.
struct BriefAppGate: Sendable {
    /// Digests of the keys; none to let all apps through.
    private let digests: [SHA256Digest]

    init(keys: [String]) {
        digests = keys.map { SHA256.hash(data: Data($0.utf8)) }
    }

    /// - Throws: 401 for another key or none, where any are known.
    func admit(_ request: Request) throws {
        guard !digests.isEmpty else { return }
        let given = SHA256.hash(data: Data((OperatorGate.header.flatMap { request.headers[$0] } ?? "").utf8))
        // Digests are compared in the same time, whatever they have in common.
        guard digests.contains(where: { $0 == given }) else { throw Problem(.unauthorized, "Invalid API key") }
    }
}
