import Foundation

/// Remembers for an hour what providers say of themselves and which keys they sign with.
actor ProviderDirectory {
    private struct Entry {
        var metadata: ProviderMetadata
        var readAt: Date
        var keys: ProviderKeys?
        var keysReadAt = Date.distantPast
    }

    private static let lifetime = 3_600.0
    /// Seconds between two looks for a key that is missing: tokens with invented names must not cost a request each.
    private static let patience = 60.0

    private let http: any HTTPFetching
    private var entries: [String: Entry] = [:]

    init(http: any HTTPFetching) {
        self.http = http
    }

    /// What a provider says of itself.
    func metadata(of provider: IdentityProvider, now: Date) async throws -> ProviderMetadata {
        if let entry = entries[provider.name], Self.isRecent(entry.readAt, now, Self.lifetime) { return entry.metadata }
        guard let address = ProviderMetadata.address(of: provider) else { throw ProviderError.unavailable }
        guard let metadata = ProviderMetadata(try await read(address), of: provider) else {
            throw ProviderError.unavailable
        }
        var entry = entries[provider.name] ?? Entry(metadata: metadata, readAt: now)
        entry.metadata = metadata
        entry.readAt = now
        entries[provider.name] = entry
        return metadata
    }

    /// A provider's keys. Those that were read before are given again unless they are old or lack one that is wanted.
    func keys(of provider: IdentityProvider, with header: TokenHeader, now: Date) async throws -> ProviderKeys {
        let metadata = try await metadata(of: provider, now: now)
        if let entry = entries[provider.name], let keys = entry.keys {
            let lifetime = keys.key(for: header) == nil ? Self.patience : Self.lifetime
            if Self.isRecent(entry.keysReadAt, now, lifetime) { return keys }
        }
        guard let keys = ProviderKeys(try await read(metadata.keys)) else { throw ProviderError.unavailable }
        entries[provider.name]?.keys = keys
        entries[provider.name]?.keysReadAt = now
        return keys
    }

    private func read(_ address: URL) async throws -> Data {
        let answer = try await http.fetch(FetchRequest(url: address, headers: ["Accept": "application/json"]))
        guard answer.status == 200 else { throw ProviderError.unavailable }
        return answer.body
    }

    private static func isRecent(_ date: Date, _ now: Date, _ seconds: Double) -> Bool {
        (0..<seconds).contains(now.timeIntervalSince(date))
    }
}
