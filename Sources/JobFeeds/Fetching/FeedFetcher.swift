import Foundation

/// Fetches feeds from the web without being led astray: every host is resolved first, each of its addresses checked,
/// and the connection made to exactly an address that was checked, also after a redirect.
package struct FeedFetcher: Sendable {
    private let settings: FeedFetchSettings
    private let resolver: any HostResolver

    /// Addresses of one host that are tried.
    private static let mostAddresses = 3

    /// - Parameters:
    ///   - settings: what may be fetched, and what it may cost.
    ///   - resolver: finds the addresses of hosts.
    package init(
        settings: FeedFetchSettings = FeedFetchSettings(),
        resolver: any HostResolver = SystemHostResolver()
    ) {
        self.settings = settings
        self.resolver = resolver
    }

    /// Fetches a feed.
    ///
    /// - Parameters:
    ///   - address: where it is.
    ///   - validators: what came with it the last time, to fetch it only when it has changed.
    /// - Returns: the feed, or that it has not changed.
    /// - Throws: why there is none.
    package func fetch(
        _ address: String,
        validators: FeedValidators? = nil
    ) async throws(FeedFetchError) -> FeedFetchResult {
        let first = try FeedAddress(address)
        do {
            return try await withThrowingTaskGroup(of: FeedFetchResult.self) { group in
                defer { group.cancelAll() }
                group.addTask { try await follow(first, validators: validators) }
                group.addTask {
                    try await Task.sleep(for: settings.timeout)
                    throw FeedFetchError.timedOut(limit: settings.timeout)
                }
                guard let result = try await group.next() else { throw FeedFetchError.cancelled }
                return result
            }
        } catch let error as FeedFetchError {
            throw error
        } catch {
            throw .cancelled
        }
    }

    private func follow(
        _ first: FeedAddress,
        validators: FeedValidators?
    ) async throws(FeedFetchError) -> FeedFetchResult {
        var address = first
        for _ in 0...settings.mostRedirects {
            switch try await ask(address, validators: validators) {
            case .feed(let feed): return .fetched(feed)
            case .notModified: return .notModified
            case .redirect(let location): address = try address.redirected(to: location)
            }
        }
        throw .tooManyRedirects(limit: settings.mostRedirects)
    }

    /// One request, to the first address of the host that takes connections.
    private func ask(
        _ address: FeedAddress,
        validators: FeedValidators?
    ) async throws(FeedFetchError) -> FeedExchange.Answer {
        guard address.isSecure || settings.allowsHTTP else { throw .insecure }
        var problem = FeedFetchError.unknownHost(address.host)
        for target in try await checkedAddresses(of: address.host) {
            let exchange = FeedExchange(
                address: address,
                target: target,
                validators: validators,
                mostBytes: settings.mostBytes,
                timeout: settings.timeout
            )
            do {
                return try await exchange.run()
            } catch .unreachable(let host) {
                problem = .unreachable(host)
            }
        }
        throw problem
    }

    /// The addresses of a host, once all of them are allowed: one bad among good ones is no mistake but an attempt.
    private func checkedAddresses(of host: String) async throws(FeedFetchError) -> [NetworkAddress] {
        let addresses = await resolver.addresses(of: host)
        guard !Task.isCancelled else { throw .cancelled }
        for kind in addresses.map(\.kind) where kind != .public {
            guard kind.isOwnNetwork, settings.allowsPrivateAddresses else { throw .forbiddenHost(host, kind) }
        }
        return Array(addresses.prefix(Self.mostAddresses))
    }
}
