import Resume
import TextFolding

/// Finds the pages of a person in networks and elsewhere, from links and from what is written.
struct ProfileScanner {
    /// The network of pages that belong to none.
    static let website = "Website"

    private let networks: [Network]
    /// What the words in front of names of users are, without signs.
    private let labels: Set<String>

    init(networks: [Network]) {
        self.networks = networks
        labels = Set(networks.lazy.map(\.label).filter { $0.utf8.count > 1 })
    }

    /// Ends of addresses that are written without "www." and without a path.
    private static let topDomains: Set<Substring> = [
        "com", "org", "net", "dev", "io", "me", "app", "design", "co", "uk", "de", "fr", "es", "it", "nl", "pl", "pt",
        "br", "at", "ch", "be", "dk", "se", "no", "fi", "ie", "in", "jp", "ca", "au", "nz", "eu", "info", "page",
        "tech",
        "cz", "ro", "xyz", "site", "online", "blog", "studio", "photo",
    ]

    /// The pages that a line names.
    ///
    /// - Parameters:
    ///   - line: where to look.
    ///   - next: the line below, where an address may go on.
    ///   - email: half of it may stand alone in the line, and is no page.
    /// - Returns: each page once.
    func profiles(in line: DocumentLine, next: DocumentLine? = nil, email: Sourced<String>? = nil) -> [Profile] {
        let text = line.text + (next.flatMap { continuation(of: line, in: $0) } ?? "")
        let pieces = text[...].split(atScalars: Self.isBetweenAddresses)
        // An address has a full stop or a stroke, and what stands before a name the name of a network.
        guard
            !line.links.isEmpty || text.has(UInt8(ascii: ".")) || text.has(UInt8(ascii: "/"))
                || pieces.contains(where: { labels.contains($0.folded.letters) })
        else { return [] }
        let words = pieces.map { word in
            String(word.drop { "/".contains($0) }.trimmingSuffix { "/.,:".contains($0) })
        }
        var found: [Profile] = []
        for link in line.links where link.hasPrefix("http") { add(profile(for: link), to: &found) }
        for (index, word) in words.enumerated()
        where (!word.contains("@") || word.contains("/")) && !isPart(word, of: email, in: line) {
            if isAddress(word) {
                add(profile(for: word), to: &found)
            } else if let handle = labelled(words, at: index) {
                add(handle, to: &found)
            }
        }
        return found
    }

    /// Whether a word is the host of an e-mail address that is broken or written with gaps.
    private func isPart(_ word: String, of email: Sourced<String>?, in line: DocumentLine) -> Bool {
        guard let email, email.lines.contains(line.reference), !line.text.contains(email.value) else { return false }
        let address = email.value.lowercased()
        return address.hasSuffix(word.lowercased()) || address.hasPrefix(word.lowercased() + "@")
    }

    /// "linkedin.com/in/" over "jane-doe": the rest of an address that breaks off behind a stroke or a hyphen.
    private func continuation(of line: DocumentLine, in next: DocumentLine) -> String? {
        guard let last = line.text.split(separator: " ").last.map(String.init), next.wordCount == 1,
            next.cells.count == 1, !next.isBullet,
            next.text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_/".contains($0)) })
        else { return nil }
        let bare = String(last.dropLast())
        guard last.hasSuffix("-") && bare.contains("/") && isAddress(bare) || last.hasSuffix("/") && isPrefix(last)
        else {
            return nil
        }
        return next.text
    }

    /// "https://www.linkedin.com/in/": whether an address of a network lacks but the name of the user.
    private func isPrefix(_ address: String) -> Bool {
        let bare = address.firstRange(of: "://").map { String(address[$0.upperBound...]) } ?? address
        let host = bare.prefix { $0 != "/" }
        return network(ofHost: String(host).lowercased())?.prefixes.contains(String(bare.dropFirst(host.count + 1)))
            == true
    }

    private static func isBetweenAddresses(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "|", ",", ";", "(", ")", "<", ">", "•", "·": true
        default: scalar.isWhitespace
        }
    }

    private func add(_ profile: Profile, to found: inout [Profile]) {
        guard
            !found.contains(where: { other in
                other.url == profile.url || other.network == profile.network && profile.network != Self.website
            })
        else { return }
        found.append(profile)
    }

    private func isAddress(_ word: String) -> Bool {
        guard word.has(UInt8(ascii: ".")) || word.has(UInt8(ascii: ":")) else { return false }
        if WebAddresses.isAddress(word) {
            let host = word.prefix { $0 != "/" }
            return word.contains("://") || host.hasPrefix("www.") || network(ofHost: String(host)) != nil
                || Self.topDomains.contains(host.split(separator: ".").last ?? "")
        }
        // A whole address, and no name of a technique ("node.js", "asp.net").
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 2 && parts.allSatisfy { $0.count >= 2 && $0.allSatisfy { $0.isASCII && !$0.isUppercase } }
            && parts[0].count >= 4 && Self.topDomains.contains(parts[parts.count - 1])
            && word.allSatisfy { $0.isLetter || $0.isNumber || ".-".contains($0) } && word.hasLetter
    }

    /// "GitHub: jane-doe": the name of a network with a colon, and one word.
    private func labelled(_ words: [String], at index: Int) -> Profile? {
        guard index > 0 else { return nil }
        let label = words[index - 1].folded.letters
        guard labels.contains(label), let network = networks.first(where: { $0.label == label }) else { return nil }
        let word = words[index]
        let path = word.hasPrefix("@") ? String(word.dropFirst()) : word
        let isHandle =
            path.count >= 3 && path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
            && (path.contains(where: { "-_/".contains($0) || $0.isNumber }) || path == path.lowercased())
        guard isHandle, networks.allSatisfy({ $0.key != path.folded }) else { return nil }
        return Profile(network: network.name, username: network.username(inPath: path), url: nil)
    }

    private func network(ofHost host: String) -> Network? {
        let bare = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        return networks.first { bare == $0.host || bare.hasSuffix("." + $0.host) }
    }

    private func profile(for address: String) -> Profile {
        let bare = String(address.trimmingSuffix { "/.,".contains($0) })
        let url = bare.contains("://") ? bare : "https://" + bare
        let parts = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
        let host = parts.count > 1 ? parts[1].lowercased() : ""
        let network = network(ofHost: host)
        let path = parts.count > 2 ? parts[2] : ""
        return Profile(network: network?.name ?? Self.website, username: network?.username(inPath: path), url: url)
    }
}
