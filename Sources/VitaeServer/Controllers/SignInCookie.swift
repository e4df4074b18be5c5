import Accounts
import HTTPTypes
import Hummingbird

/// Tells the browser that begins a sign-in with a provider from all others: a link to the end of somebody else's sign-in
/// opens nothing in it. It is read where a provider sends people back to, and nowhere else.
struct SignInCookie {
    /// Whether browsers reach the server over TLS alone.
    let isSecure: Bool

    /// A name that no other host below the same domain can set, where TLS allows it.
    private var name: String { isSecure ? "__Host-vitae-sign-in" : "vitae-sign-in" }

    /// The secret that a browser shows; nil where it shows none.
    func secret(of request: Request) -> String? {
        guard let secret = request.cookies[name]?.value, secret.utf8.count == SecretToken.length else { return nil }
        return secret
    }

    /// The header that gives a browser its secret for as long as a sign-in may take.
    func header(_ secret: String) -> String {
        let scope = isSecure ? "Path=/; Secure" : "Path=/auth/v1/"
        // Lax: the provider sends people back from another site.
        return "\(name)=\(secret); \(scope); HttpOnly; SameSite=Lax; Max-Age=\(Int(ProviderSignIn.lifetime))"
    }
}
