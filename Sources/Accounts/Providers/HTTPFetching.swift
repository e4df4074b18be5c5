package import Foundation

/// Asks identity providers over HTTP.
///
/// Implementations follow no redirects, give up after some seconds, and refuse answers above 256 KiB.
package protocol HTTPFetching: Sendable {
    /// Sends a request and waits for the whole answer, whatever its status.
    func fetch(_ request: FetchRequest) async throws -> FetchResponse
}

/// What an identity provider is asked.
package struct FetchRequest: Hashable, Sendable {
    package var url: URL
    package var headers: [String: String]
    /// Fields in `application/x-www-form-urlencoded` that are posted; nil for a GET.
    package var form: String?

    package init(url: URL, headers: [String: String] = [:], form: String? = nil) {
        self.url = url
        self.headers = headers
        self.form = form
    }
}

/// What an identity provider answers.
package struct FetchResponse: Hashable, Sendable {
    package var status: Int
    package var body: Data

    package init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
