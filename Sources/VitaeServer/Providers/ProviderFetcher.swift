package import Accounts
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Asks identity providers over HTTP: without redirects, for ten seconds at most, and for 256 KiB at most.
package struct ProviderFetcher: HTTPFetching {
    /// Why a provider was not asked, or did not answer.
    package enum Failure: Error, Hashable, Sendable {
        /// Neither TLS nor a provider on this machine.
        case insecure
        case unreachable
        case timedOut
        case tooLarge
        /// The body is compressed, though that was not asked for.
        case compressed
        /// Whoever wanted the answer no longer does.
        case cancelled
    }

    /// Bytes of an answer.
    package static let mostBytes = 262_144

    private let allowsLoopback: Bool
    private let timeout: Duration

    private static let loopback: Set<String> = ["127.0.0.1", "::1", "[::1]", "localhost"]

    /// - Parameters:
    ///   - issuers: addresses of the providers; only where one of them is on this machine is anything asked without TLS.
    ///   - timeout: time for everything, from the connection to the last byte.
    package init(issuers: [String], timeout: Duration = .seconds(10)) {
        allowsLoopback = issuers.contains { issuer in
            let address = URL(string: issuer)
            return address?.scheme?.lowercased() == "http" && Self.isLoopback(address?.host())
        }
        self.timeout = timeout
    }

    /// Whether a host is this machine.
    package static func isLoopback(_ host: String?) -> Bool {
        host.map { loopback.contains($0.lowercased()) } ?? false
    }

    /// Sends a request and waits for the whole answer, whatever its status.
    ///
    /// - Parameter request: what is asked.
    /// - Returns: the answer.
    /// - Throws: a `Failure`.
    package func fetch(_ request: FetchRequest) async throws -> FetchResponse {
        guard isAllowed(request.url) else { throw Failure.insecure }
        return try await withThrowingTaskGroup(of: FetchResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await HTTPClient.single { client in try await ask(client, request) } }
            group.addTask {
                try await Task.sleep(for: timeout)
                throw Failure.timedOut
            }
            do {
                guard let response = try await group.next() else { throw Failure.cancelled }
                return response
            } catch is CancellationError {
                throw Failure.cancelled
            }
        }
    }

    private func isAllowed(_ url: URL) -> Bool {
        switch url.scheme?.lowercased() {
        case "https": url.host()?.isEmpty == false
        case "http": allowsLoopback && Self.isLoopback(url.host())
        default: false
        }
    }

    private func ask(_ client: HTTPClient, _ request: FetchRequest) async throws(Failure) -> FetchResponse {
        do {
            // The fetch as a whole has its own limit, which comes first.
            let response = try await client.execute(Self.message(request), deadline: .now() + .seconds(60))
            let codings = response.headers[canonicalForm: "Content-Encoding"].filter { $0.lowercased() != "identity" }
            guard codings.isEmpty else { throw Failure.compressed }
            let body = try await response.body.collect(upTo: Self.mostBytes)
            // A cancelled body ends as if it were complete.
            try Task.checkCancellation()
            return FetchResponse(status: Int(response.status.code), body: Data(body.readableBytesView))
        } catch let failure as Failure {
            throw failure
        } catch is NIOTooManyBytesError {
            throw .tooLarge
        } catch {
            throw Task.isCancelled ? .cancelled : .unreachable
        }
    }

    private static func message(_ request: FetchRequest) -> HTTPClientRequest {
        var message = HTTPClientRequest(url: request.url.absoluteString)
        message.headers.add(name: "User-Agent", value: "Vitae")
        message.headers.add(name: "Accept-Encoding", value: "identity")
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
            message.headers.replaceOrAdd(name: name, value: value)
        }
        if let form = request.form {
            message.method = .POST
            message.headers.replaceOrAdd(name: "Content-Type", value: "application/x-www-form-urlencoded")
            message.body = .bytes(ByteBuffer(string: form))
        }
        return message
    }
}
