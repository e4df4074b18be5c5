import TextFolding

/// A network in which people have a page of their own.
struct Network: Sendable {
    /// Without "www.".
    let host: String
    let name: String
    /// What stands before the name of the user in the path.
    let prefixes: [String]
    /// The folded name.
    let key: String
    /// The letters of the folded name.
    let label: String

    init(host: String, name: String, prefixes: [String]) {
        self.host = host
        self.name = name
        self.prefixes = prefixes
        key = name.folded
        label = key.filter(\.isLetter)
    }

    /// The name of the user in an address below the host: "in/jane-doe" to "jane-doe".
    func username(inPath path: String) -> String? {
        var path = Substring(path)
        if let query = prefixes.first, query.hasPrefix("?") {
            let parameters = path.split(separator: "?").dropFirst().joined().split(separator: "&")
            return parameters.first { $0.hasPrefix(query.dropFirst() + "=") }.map { String($0.dropFirst(query.count)) }
        }
        path = path.prefix { $0 != "?" && $0 != "#" }
        if let prefix = prefixes.first(where: { path.hasPrefix($0) }) { path = path.dropFirst(prefix.count) }
        let parts = path.split(separator: "/")
        // Behind a number the name is only a comment: "users/123456/jane-doe".
        guard let first = parts.first, !first.isEmpty else { return nil }
        return String(first)
    }
}
