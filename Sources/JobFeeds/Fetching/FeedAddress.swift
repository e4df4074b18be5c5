import Foundation

/// The web address of a feed, reduced to what a request needs.
struct FeedAddress: Hashable, Sendable {
    let isSecure: Bool
    /// In small letters, without brackets.
    let host: String
    /// The whole address without fragment.
    let text: String

    private static let longest = 2000
    private static let hostCharacters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-_".utf8)

    /// - Parameter text: an address that begins with `https://` or `http://`.
    /// - Throws: `badAddress` for anything else, and for an address with a user name or a password.
    init(_ text: String) throws(FeedFetchError) {
        guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "https" || scheme == "http", parts.user == nil, parts.password == nil,
            let written = parts.encodedHost?.lowercased()
        else { throw .badAddress }
        let isBracketed = written.hasPrefix("[") && written.hasSuffix("]")
        let host = isBracketed ? String(written.dropFirst().dropLast()) : written
        // Nothing that two readers of addresses could read differently: the host that is checked is the host that is
        // asked.
        let isVersion6 = NetworkAddress(host).map { $0.bytes.count == 16 } ?? false
        guard isVersion6 || !host.isEmpty && host.utf8.allSatisfy(Self.hostCharacters.contains) else {
            throw .badAddress
        }
        parts.scheme = scheme
        if !isVersion6, parts.encodedHost != host { parts.host = host }
        parts.fragment = nil
        // The client connects by the host that it reads in the text, which must be this one to the letter.
        guard let rebuilt = parts.string, let read = URL(string: rebuilt)?.host,
            read == host || read == "[\(host)]" || isVersion6
        else { throw .badAddress }
        isSecure = scheme == "https"
        self.host = host
        self.text = rebuilt
    }

    /// The address that a redirect leads to.
    ///
    /// - Parameter location: the field of the answer, whole or relative.
    /// - Returns: the address.
    /// - Throws: `badRedirect` for what is no web address, `downgrade` for one that would leave encryption behind.
    func redirected(to location: String) throws(FeedFetchError) -> FeedAddress {
        guard let target = URL(string: location, relativeTo: URL(string: text))?.absoluteString else {
            throw .badRedirect
        }
        let next: FeedAddress
        do {
            next = try FeedAddress(target)
        } catch {
            throw .badRedirect
        }
        guard next.isSecure || !isSecure else { throw .downgrade }
        return next
    }
}
