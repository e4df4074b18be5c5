import CPostgres

/// Where a PostgreSQL database is: `postgres://USER@HOST:PORT/DATABASE?sslmode=verify-full`.
///
/// All that libpq understands may stand behind the question mark, except passwords: arguments of programs are seen by all
/// users of a machine, and are kept by shells.
package struct PostgresAddress: Hashable, Sendable, CustomStringConvertible {
    /// What libpq is told, by its keywords.
    let keywords: [String: String]

    private static let schemes = ["postgres://", "postgresql://"]
    private static let secrets = ["password", "sslpassword"]

    /// Whether a text names a PostgreSQL database at all.
    package static func isAddress(_ text: String) -> Bool {
        schemes.contains { text.hasPrefix($0) }
    }

    /// - Parameter text: the address.
    /// - Throws: why it is none; no part of it is repeated, since any may hold a password.
    package init(_ text: String) throws(PostgresAddressError) {
        guard Self.isAddress(text) else { throw .notPostgres }
        guard let options = unsafe PQconninfoParse(text, nil) else { throw .malformed }
        defer { unsafe PQconninfoFree(options) }
        var keywords: [String: String] = [:]
        var next = unsafe options
        while let keyword = unsafe next.pointee.keyword {
            if let value = unsafe next.pointee.val, unsafe value.pointee != 0 {
                unsafe keywords[String(cString: keyword)] = unsafe String(cString: value)
            }
            unsafe next += 1
        }
        guard !Self.secrets.contains(where: { keywords[$0] != nil }) else { throw .hasPassword }
        self.keywords = keywords
    }

    /// What libpq is told of each host that an address names, in their order.
    ///
    /// - Parameter keywords: of the address, with lists where there are several hosts.
    /// - Returns: the same for each host alone.
    static func hosts(of keywords: [String: String]) -> [[String: String]] {
        func items(_ keyword: String) -> [String] {
            keywords[keyword]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
        }
        let (names, addresses, ports) = (items("host"), items("hostaddr"), items("port"))
        let count = max(names.count, addresses.count)
        // libpq says what is wrong with lists that do not go together.
        guard count > 1, [0, count].contains(names.count), [0, count].contains(addresses.count),
            [0, 1, count].contains(ports.count)
        else { return [keywords] }
        return (0..<count).map { place in
            var host = keywords
            for (keyword, list) in [("host", names), ("hostaddr", addresses), ("port", ports)] {
                if list.count == count { host[keyword] = list[place] }
            }
            return host
        }
    }

    /// The address without anything that only libpq needs to know.
    package var description: String {
        let host = keywords["host"] ?? keywords["hostaddr"] ?? ""
        let port = keywords["port"].map { ":\($0)" } ?? ""
        let database = keywords["dbname"] ?? ""
        return host.hasPrefix("/")
            ? "postgres:///\(database)?host=\(host)" : "postgres://\(host)\(port)/\(database)"
    }
}

/// Why a text is no address of a database.
package enum PostgresAddressError: Error, Hashable, CustomStringConvertible {
    /// It has another scheme.
    case notPostgres
    /// It cannot be taken apart.
    case malformed
    /// A password stands in it.
    case hasPassword

    package var description: String {
        switch self {
        case .notPostgres:
            "The address of the database must begin with postgres://."
        case .malformed:
            """
            The address of the database cannot be read. Write postgres://USER@HOST:PORT/DATABASE, and special characters \
            as %-codes.
            """
        case .hasPassword:
            """
            The address of the database holds a password, which others can see. Take it out, change it, and give the \
            new one in a file or in the environment.
            """
        }
    }
}
