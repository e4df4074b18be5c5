import Places
import Resume
import TextFolding

/// Finds addresses, numbers and pages of a person in a line.
struct ContactScanner {
    /// RFC 3696, erratum 1690.
    private static let longestAddress = 254

    /// The first e-mail address.
    static func email(in text: String) -> String? {
        for word in text.split(whereSeparator: { $0.isWhitespace || "|,;<>()[]•·".contains($0) }) {
            var word = word
            for prefix in ["mailto:", "email:", "e-mail:", "mail:", "Email:", "E-mail:", "E-Mail:", "Mail:", "EMAIL:"]
            where word.hasPrefix(prefix) {
                word = word.dropFirst(prefix.count)
            }
            while let last = word.last, ".:/".contains(last) { word = word.dropLast() }
            let parts = word.split(separator: "@", omittingEmptySubsequences: false)
            guard word.count <= longestAddress, parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
                !parts[1].hasPrefix("."),
                word.allSatisfy({ $0.isLetter || $0.isNumber || "@._%+-'".contains($0) })
            else { continue }
            return String(word)
        }
        return nil
    }

    /// The first phone number: 7 to 15 digits with the signs that numbers are written with, not a date.
    static func phone(in text: String) -> String? {
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            guard isPhoneStart(characters, index) else {
                index += 1
                continue
            }
            var end = index
            while end < characters.count, isPhoneSign(characters[end]) { end += 1 }
            let candidate = trimmed(characters[index..<end])
            if isPhone(candidate) { return String(candidate) }
            index = end + 1
        }
        return nil
    }

    private static func isPhoneStart(_ characters: [Character], _ index: Int) -> Bool {
        let character = characters[index]
        guard character == "+" || character == "(" || character.isASCII && character.isNumber else { return false }
        // Not inside a word or an address.
        return index == 0 || !(characters[index - 1].isLetter || "./@_=-".contains(characters[index - 1]))
    }

    private static func isPhoneSign(_ character: Character) -> Bool {
        character.isASCII && character.isNumber || "+()-–./ \u{A0}".contains(character)
    }

    private static func trimmed(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
        var slice = characters
        while let last = slice.last, !(last.isNumber) { slice = slice.dropLast() }
        return slice
    }

    private static func isPhone(_ candidate: ArraySlice<Character>) -> Bool {
        let digits = candidate.filter(\.isNumber)
        guard (7...15).contains(digits.count) else { return false }
        // "2016 - 2019", "01/2016 - 03/2018": years, not numbers.
        let groups = candidate.split { !$0.isNumber }.map { String($0) }
        // A United States postal code: "78701-1234".
        if groups.count == 2, groups[0].count == 5, groups[1].count == 4, candidate.contains("-") { return false }
        let years = groups.filter { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
        if candidate.first != "+", years.count == 2 || groups.count <= 3 && years.count == 1 && digits.count <= 8 {
            return false
        }
        return groups.count <= 7
    }

    /// Pages of the person, from links and from what is written.
    static func profiles(in line: DocumentLine) -> [Profile] {
        let written = line.text.split { $0.isWhitespace || "|,;()<>•·".contains($0) }.map(String.init)
            .filter { word in
                !word.contains("@")
                    && (word.contains("linkedin.com") || word.contains("github.com") || word.hasPrefix("http")
                        || word.hasPrefix("www."))
            }
        var profiles: [Profile] = []
        for address in line.links.filter({ $0.hasPrefix("http") }) + written {
            let profile = profile(for: address)
            if !profiles.contains(where: {
                $0.url == profile.url || $0.network == profile.network && profile.network != "Website"
            }) {
                profiles.append(profile)
            }
        }
        return profiles
    }

    private static let networks = [
        ("linkedin.com", "LinkedIn"), ("github.com", "GitHub"), ("gitlab.com", "GitLab"), ("xing.com", "XING"),
        ("twitter.com", "Twitter"), ("x.com", "X"), ("behance.net", "Behance"), ("dribbble.com", "Dribbble"),
        ("stackoverflow.com", "Stack Overflow"), ("orcid.org", "ORCID"), ("medium.com", "Medium"),
    ]

    private static func profile(for address: String) -> Profile {
        var address = address
        while let last = address.last, "/.,".contains(last) { address.removeLast() }
        let url = address.hasPrefix("http") ? address : "https://" + address
        let host = url.split(separator: "/").dropFirst().first.map { $0.hasPrefix("www.") ? $0.dropFirst(4) : $0 } ?? ""
        let network = networks.first { host == $0.0 || host.hasSuffix("." + $0.0) }?.1
        let username = network == nil ? nil : url.split(separator: "/").last.map(String.init)
        return Profile(network: network ?? "Website", username: username, url: url)
    }
}
