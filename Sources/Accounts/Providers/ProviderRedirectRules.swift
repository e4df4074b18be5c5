import Foundation

/// Where people may be sent after a sign-in, and with what.
///
/// Whoever follows a link of somebody else's must not end up signed in as somebody else. Tokens in a fragment cannot be
/// told from planted ones, so only apps that the operator named get them; this server's own page gets a code, which is
/// worth nothing but to the browser that began.
struct ProviderRedirectRules {
    /// The path of the callback below the server's public address.
    private static let callbackPath = "auth/v1/callback"

    private let apps: RedirectAllowList
    private let pages: RedirectAllowList
    private let origin: RedirectAllowList

    /// - Parameters:
    ///   - apps: what the operator named.
    ///   - callback: the address that the providers send people back to, `/auth/v1/callback` of this server.
    /// - Throws: an error when nobody can be sent there.
    init(apps: RedirectAllowList, callback: URL) throws(RedirectRuleError) {
        let address = callback.absoluteString
        let page = address.hasSuffix(Self.callbackPath) ? String(address.dropLast(Self.callbackPath.count)) : address
        self.apps = apps
        pages = try RedirectAllowList([page])
        origin = try RedirectAllowList([Self.origin(of: callback)])
    }

    private static func origin(of address: URL) -> String {
        var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)
        parts?.path = "/"
        parts?.query = nil
        return parts?.string ?? address.absoluteString
    }

    func permit(_ redirect: String, takingCode: Bool) -> Bool {
        if takingCode { return pages.permits(redirect) || apps.permits(redirect) }
        return apps.permits(redirect) && !origin.permits(redirect)
    }
}
