import Foundation

/// One address of a `RedirectAllowList`.
struct RedirectRule: Hashable {
    private let target: RedirectTarget

    init?(_ address: String) {
        guard let target = RedirectTarget(address), !target.hasQuery else { return nil }
        self.target = target
    }

    func permits(_ other: RedirectTarget) -> Bool {
        guard other.scheme == target.scheme, other.host == target.host, other.port == target.port else { return false }
        if target.path.isEmpty || target.path == "/" { return true }
        if other.path == target.path { return true }
        // "/auth" is no prefix of "/authority".
        return other.path.hasPrefix(target.path.hasSuffix("/") ? target.path : target.path + "/")
    }
}

/// The parts of an address that browsers and this program surely understand alike.
struct RedirectTarget: Hashable {
    /// Schemes whose addresses are programs or files.
    private static let forbiddenSchemes: Set<String> = ["about", "blob", "data", "file", "javascript", "vbscript"]

    var scheme: String
    var host: String?
    var port: Int?
    var path: String
    var hasQuery: Bool

    /// Reads an address; nil for one with a user, a fragment, steps upwards, or characters that are read differently.
    init?(_ address: String) {
        guard
            address.utf8.count <= 2_048,
            address.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
            let parts = URLComponents(string: address, encodingInvalidCharacters: false),
            let scheme = parts.scheme?.lowercased(), !Self.forbiddenSchemes.contains(scheme),
            parts.percentEncodedUser == nil, parts.percentEncodedPassword == nil, parts.percentEncodedFragment == nil
        else { return nil }
        let isWeb = scheme == "http" || scheme == "https"
        let host = parts.percentEncodedHost?.lowercased()
        guard !isWeb || host?.isEmpty == false else { return nil }
        let path = parts.percentEncodedPath
        guard path.isEmpty || path.hasPrefix("/"), Self.staysBelow(path) else { return nil }
        self.scheme = scheme
        self.host = host
        port = parts.port ?? (scheme == "https" ? 443 : scheme == "http" ? 80 : nil)
        self.path = path
        hasQuery = parts.percentEncodedQuery != nil
    }

    private static func staysBelow(_ path: String) -> Bool {
        path.split(separator: "/").allSatisfy { segment in
            guard let text = segment.removingPercentEncoding else { return false }
            return text != "." && text != ".." && !text.contains { $0 == "/" || $0 == "\\" }
        }
    }
}
