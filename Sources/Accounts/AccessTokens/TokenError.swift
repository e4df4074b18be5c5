/// Why a signed token (RFC 7519) is not believed.
package enum TokenError: Error, Hashable, Sendable {
    case oversized
    case malformed
    /// It is signed in another way than the one that is expected, or not at all.
    case algorithm
    /// Its header asks to be understood in ways that only an attacker has a use for.
    case forbiddenHeader
    case unknownKey
    case signature
    case expired
    case notYetValid
    case audience
    case issuer
    case nonce
    /// A claim is missing or is not what it should be.
    case claims
}
