import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// One request for a feed to one checked address, over a connection of its own.
struct FeedExchange: Sendable {
    /// What a server answered.
    enum Answer: Sendable {
        case feed(FetchedFeed)
        case notModified
        /// The place that the answer points to.
        case redirect(String)
    }

    let address: FeedAddress
    /// The address that is connected to, whatever the name of the host stands for by now.
    let target: NetworkAddress
    let validators: FeedValidators?
    let mostBytes: Int
    let timeout: Duration

    private static let connectSeconds: Int64 = 5
    private static let redirects: Set<UInt> = [301, 302, 303, 307, 308]

    /// Asks for the feed.
    ///
    /// - Returns: the answer.
    /// - Throws: why there is none; `unreachable` where no connection came about.
    func run() async throws(FeedFetchError) -> Answer {
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let result: Result<Answer, FeedFetchError>
        do throws(FeedFetchError) {
            result = .success(try await ask(client))
        } catch {
            result = .failure(error)
        }
        do {
            try await client.shutdown()
        } catch {
            // It tells what it had to break off, such as a body that became too large; nothing is left open.
        }
        return try result.get()
    }

    private var configuration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = .seconds(Self.connectSeconds)
        configuration.connectionPool.retryConnectionEstablishment = false
        // The name stays in the request and in the certificate that is asked for. A host in digits is connected to as
        // it is.
        configuration.dnsOverride = [address.host: target.text]
        return configuration
    }

    private func ask(_ client: HTTPClient) async throws(FeedFetchError) -> Answer {
        let response: HTTPClientResponse
        do {
            // The fetch as a whole has its own limit, which comes first.
            response = try await client.execute(request, timeout: .nanoseconds(timeout.nanoseconds) + .seconds(5))
        } catch {
            throw Task.isCancelled ? .cancelled : failure(error)
        }
        if Self.redirects.contains(response.status.code) {
            guard let location = response.headers.first(name: "Location") else { throw .badRedirect }
            return .redirect(location)
        }
        if response.status == .notModified, validators?.fields.isEmpty == false { return .notModified }
        guard response.status == .ok || response.status == .nonAuthoritativeInformation else {
            throw .status(Int(response.status.code))  // checked: widens the type
        }
        return .feed(
            FetchedFeed(
                data: try await body(of: response),
                validators: FeedValidators(response.headers),
                address: address.text
            )
        )
    }

    private var request: HTTPClientRequest {
        var request = HTTPClientRequest(url: address.text)
        request.headers.add(name: "User-Agent", value: "Vitae")
        request.headers.add(name: "Accept", value: "*/*")
        request.headers.add(name: "Accept-Encoding", value: "identity")
        for (name, value) in validators?.fields ?? [] { request.headers.add(name: name, value: value) }
        return request
    }

    private func body(of response: HTTPClientResponse) async throws(FeedFetchError) -> Data {
        // What is compressed could grow without end.
        let codings = response.headers[canonicalForm: "Content-Encoding"].filter { $0.lowercased() != "identity" }
        guard codings.isEmpty else { throw .compressed(codings.joined(separator: ", ")) }
        let length = response.headers.first(name: "Content-Length").flatMap { Int($0) }  // checked: is only compared
        guard length ?? 0 <= mostBytes else { throw .tooLarge(limit: mostBytes) }
        var data = Data()
        do {
            for try await part in response.body {
                guard data.count + part.readableBytes <= mostBytes else {
                    throw FeedFetchError.tooLarge(limit: mostBytes)
                }
                data.append(contentsOf: part.readableBytesView)
            }
            // A cancelled body ends as if it were complete.
            try Task.checkCancellation()
        } catch let error as FeedFetchError {
            throw error
        } catch {
            throw Task.isCancelled ? .cancelled : .brokenOff(address.host)
        }
        return data
    }

    private func failure(_ error: any Error) -> FeedFetchError {
        switch error as? HTTPClientError {
        case .deadlineExceeded, .readTimeout: return .timedOut(limit: timeout)
        case .remoteConnectionClosed, .uncleanShutdown: return .brokenOff(address.host)
        case .tlsHandshakeTimeout: return .untrusted(address.host)
        default: break
        }
        // The library that encrypts is another library's own, whose errors are known by name only.
        return "\(type(of: error))".contains("SSL") ? .untrusted(address.host) : .unreachable(address.host)
    }
}

extension FeedValidators {
    /// The validators of an answer; nil when it has none.
    fileprivate init?(_ headers: HTTPHeaders) {
        self.init(entityTag: headers.first(name: "ETag"), lastModified: headers.first(name: "Last-Modified"))
        if entityTag == nil, lastModified == nil { return nil }
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
