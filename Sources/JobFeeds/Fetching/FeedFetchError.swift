/// Why a feed was not fetched.
package enum FeedFetchError: Error, Hashable, Sendable {
    /// Not a web address, or one with a password in it.
    case badAddress
    /// An address without encryption, where only `https` is allowed.
    case insecure
    case unknownHost(String)
    /// The host is in a place that feeds are not fetched from.
    case forbiddenHost(String, NetworkAddress.Kind)
    case unreachable(String)
    /// No encrypted connection came about, or the certificate is not the host's.
    case untrusted(String)
    case tooManyRedirects(limit: Int)
    case badRedirect
    /// A redirect from `https` to `http`.
    case downgrade
    /// An answer other than success.
    case status(Int)
    /// The body is compressed, though that was not asked for.
    case compressed(String)
    case tooLarge(limit: Int)
    case timedOut(limit: Duration)
    /// The connection ended before the feed did.
    case brokenOff(String)
    /// Whoever wanted the feed no longer does.
    case cancelled

    /// The reason and what to do, for a person.
    package var message: String {
        switch self {
        case .badAddress:
            "This is not a web address: write https://HOST/PATH, without a user name and with plain letters only."
        case .insecure: "Feeds are fetched over https only; write https:// or allow http."
        case .unknownHost(let host): "There is no host named \(host)."
        case .forbiddenHost(let host, let kind): Self.forbidden(host, kind)
        case .unreachable(let host): "\(host) cannot be reached."
        case .untrusted(let host):
            "\(host) offers no encrypted connection that can be trusted; look at its certificate."
        case .tooManyRedirects(let limit):
            "The feed is redirected more than \(limit) times; use the address it leads to."
        case .badRedirect: "The feed is redirected to something that is not a web address."
        case .downgrade: "The feed is redirected from https to http, which is not followed."
        case .status(let code): Self.refusal(code)
        case .compressed(let coding): "The feed came compressed (\(coding)), which was not asked for."
        case .tooLarge(let limit): "The feed is larger than \(limit / 1_000_000) MB."
        case .timedOut(let limit): "The feed did not arrive within \(limit.components.seconds) seconds."
        case .brokenOff(let host): "\(host) ended the connection before the feed was complete."
        case .cancelled: "The feed was no longer wanted."
        }
    }

    /// Whether the same request may succeed later.
    package var canRetryHelp: Bool {
        switch self {
        case .unknownHost, .unreachable, .timedOut, .brokenOff, .cancelled: true
        case .status(let code): code == 408 || code == 429 || code >= 500
        default: false
        }
    }

    private static func forbidden(_ host: String, _ kind: NetworkAddress.Kind) -> String {
        let place =
            switch kind {
            case .loopback: "this machine"
            case .private, .shared: "a private network"
            case .linkLocal: "the local link"
            default: "no place on the internet"
            }
        let advice = kind.isOwnNetwork ? "; that can be allowed" : ""
        return "\(host) is \(place), where feeds are not fetched from\(advice)."
    }

    private static func refusal(_ code: Int) -> String {
        switch code {
        case 401, 403: "The server does not give the feed to everybody (status \(code))."
        case 404, 410: "There is no feed at this address (status \(code))."
        case 429: "The server is asked too often (status 429); try again later."
        case 500...: "The server has a problem (status \(code)); try again later."
        default: "The server answered without a feed (status \(code))."
        }
    }
}
