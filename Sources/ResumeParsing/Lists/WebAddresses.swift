import TextFolding

/// Addresses of pages that are written in a text.
enum WebAddresses {
    /// The text without addresses, and the first of them.
    static func cut(from text: String) -> (text: String, url: String?) {
        guard text.contains("://") || text.contains("www.") || text.contains("/") else { return (text, nil) }
        var url: String?
        var words: [Substring] = []
        for word in text.split(separator: " ") {
            let bare = word.drop { "(<[".contains($0) }.trimmingSuffix { ")>],.;|".contains($0) }
            if isAddress(bare) {
                url = url ?? String(bare)
            } else {
                words.append(word)
            }
        }
        return (url == nil ? text : Signs.trimmed(words.joined(separator: " ")), url)
    }

    /// "https://…", "www.example.com", "example.com/page".
    static func isAddress(_ word: some StringProtocol) -> Bool {
        if word.hasPrefix("http://") || word.hasPrefix("https://") { return word.count > 10 }
        guard !word.contains("@"), !word.contains(",") else { return false }
        let host = word.prefix { $0 != "/" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }), let top = parts.last,
            (2...6).contains(top.count), top.allSatisfy({ $0.isASCII && $0.isLowercase }),
            host.allSatisfy({ $0.isLetter || $0.isNumber || ".-_".contains($0) })
        else { return false }
        return host.hasPrefix("www.") || host.count < word.count && parts[0].count > 1
    }
}
