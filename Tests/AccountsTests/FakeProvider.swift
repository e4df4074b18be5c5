import Foundation
import Synchronization

@testable import Accounts

/// An identity provider that answers from memory.
final class FakeProvider: HTTPFetching {
    struct State {
        /// What is answered, by address.
        var answers: [String: FetchResponse] = [:]
        var requests: [FetchRequest] = []
        var isOffline = false
    }

    struct Unreachable: Error {}

    static let issuer = "https://id.example.com"
    static let discovery = issuer + "/.well-known/openid-configuration"
    static let keys = issuer + "/keys"
    static let token = issuer + "/token"

    let state = Mutex(State())

    init() {
        answer(Self.discovery, Self.document())
        answer(Self.keys, IDTokenForge.keySet)
    }

    /// The provider's own document, but for what is replaced; nil takes a field out.
    static func document(_ replaced: KeyValuePairs<String, String?> = [:]) -> String {
        var fields = [
            "issuer": #""\#(issuer)""#, "authorization_endpoint": #""\#(issuer)/authorize?tenant=1""#,
            "token_endpoint": #""\#(token)""#, "jwks_uri": #""\#(keys)""#,
        ]
        for (name, value) in replaced { fields[name] = value }
        return "{" + fields.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}"
    }

    func answer(_ address: String, _ body: String, status: Int = 200) {
        state.withLock { $0.answers[address] = FetchResponse(status: status, body: Data(body.utf8)) }
    }

    func goOffline() {
        state.withLock { $0.isOffline = true }
    }

    /// The requests for an address.
    func requests(for address: String) -> [FetchRequest] {
        state.withLock { $0.requests.filter { $0.url.absoluteString == address } }
    }

    func fetch(_ request: FetchRequest) async throws -> FetchResponse {
        try state.withLock { state in
            state.requests.append(request)
            guard !state.isOffline else { throw Unreachable() }
            return state.answers[request.url.absoluteString] ?? FetchResponse(status: 404, body: Data())
        }
    }
}
