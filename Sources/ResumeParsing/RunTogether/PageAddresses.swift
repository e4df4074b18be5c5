import TextFolding

/// Takes out the address of the page that a document was printed from, where it stands between other lines.
enum PageAddresses {
    /// Different ones that a document can have.
    private static let most = 4

    static func cut(from lines: [DocumentLine]) -> [DocumentLine] {
        let alone = lines.filter { $0.wordCount == 1 && $0.text.contains("://") }
        guard !alone.isEmpty else { return lines }
        let keys = Set(alone.prefix(Self.most).map { key($0.text) })
        let footers = keys.filter { key in lines.count { $0.text.contains(key) } >= 2 }
        return lines.filter { line in
            !(line.wordCount == 1 && line.text.contains("://") && footers.contains(key(line.text)))
        }
    }

    /// An address without how it is got, and without what is asked of it.
    private static func key(_ address: String) -> String {
        guard let scheme = address.firstRange(of: "://") else { return address }
        var rest = address[scheme.upperBound...]
        if rest.hasPrefix("www.") { rest = rest.dropFirst(4) }
        return String(rest.prefix { $0 != "?" && $0 != "#" })
    }
}
