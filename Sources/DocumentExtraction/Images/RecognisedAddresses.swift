import TextDocument

/// Puts e-mail addresses right that recognition tore apart or misspelt, and drops what it made of the icons beside ways
/// to reach somebody ("@ jane@example.com", "9 Hull, England"): there, what stands around leaves no doubt.
enum RecognisedAddresses {
    /// Multiples of the size of type that may lie between the parts of one address.
    private static let widestGap = 0.7
    /// Multiples of the size of type between an icon and its text.
    private static let widestIconGap = 2.5
    /// Confidence from which on a letter or figure is one, even where an icon may stand.
    private static let surely = 0.9
    /// Digits that a telephone number has.
    private static let leastDigits = 7
    /// What the sign in an address is taken for.
    private static let signs: Set<Character> = ["©", "®", "¢", "€"]
    /// Signs within the names of people in addresses.
    private static let inner: Set<Character> = ["_", "."]
    /// Signs that part fields, and stand for themselves.
    private static let parting: Set<String> = ["|", "/", "•", "·", "-", "–", "—", ",", ";", "&", "+", "I"]
    private static let separators: Set<String> = ["|", "/", "•", "·", "-", "–", "—"]
    private static let endings = [
        "com", "net", "org", "edu", "gov", "info", "de", "fr", "es", "it", "nl", "pl", "pt", "uk",
    ]
    /// Ends that recognition gives to addresses, and what they are.
    private static let misread = [
        (".corn", ".com"), (".c0m", ".com"), (".conn", ".com"), (",com", ".com"), (",org", ".org"), (",net", ".net"),
        (".cam", ".com"), (".0rg", ".org"),
    ]
    /// Where most private addresses are: a full stop is lost there as elsewhere, but no such word ends otherwise.
    private static let hosts = [
        "gmail", "hotmail", "outlook", "yahoo", "icloud", "example", "protonmail", "aol", "live",
    ]

    static func restore(in words: [TextWord]) -> [TextWord] {
        withoutIcons(
            joined(words).map { word in
                var word = word
                word.text = repaired(word.text)
                return word
            }
        )
    }

    /// The words with the parts of an address in one.
    private static func joined(_ words: [TextWord]) -> [TextWord] {
        var result: [TextWord] = []
        for word in words {
            guard let last = result.last, isTorn(last, word) else {
                result.append(word)
                continue
            }
            result[result.count - 1].text = last.text + word.text
            result[result.count - 1].box = last.box.union(word.box)
            result[result.count - 1].confidence = min(last.confidence, word.confidence)
        }
        return result
    }

    private static func isTorn(_ first: TextWord, _ second: TextWord) -> Bool {
        let gap = second.box.left - first.box.right
        guard first.box.sharesLine(with: second.box), gap > -first.fontSize, gap < widestGap * first.fontSize else {
            return false
        }
        let local = first.text.hasSuffix("@") ? String(first.text.dropLast()) : first.text
        if first.text.hasSuffix("@"), local.count > 1 { return isHost(second.text) }
        if first.text.lowercased() == "www." { return isHost(second.text) }
        if second.text.hasPrefix("@") { return isLocal(first.text) && isHost(String(second.text.dropFirst())) }
        // "jane _doe@example.com", "jane. doe@example.com": no word begins or ends so.
        if second.text.dropFirst().contains("@"), isLocal(first.text),
            second.text.first.map(inner.contains) == true || first.text.last.map(inner.contains) == true
        {
            return true
        }
        // "jane@example .com", "jane@example. com"
        guard first.text.contains("@") else { return false }
        let isOpen = first.text.hasSuffix(".") || second.text.hasPrefix(".")
        let ending = second.text.hasPrefix(".") ? String(second.text.dropFirst()) : second.text
        return isOpen && endings.contains(ending)
    }

    private static func isLocal(_ text: String) -> Bool {
        text.count > 1 && text.contains(where: \.isLetter)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0)) }
    }

    private static func isHost(_ text: String) -> Bool {
        guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
        let ending = text[text.index(after: dot)...].filter(\.isLetter)
        return (2...6).contains(ending.count)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-,;|".contains($0)) }
    }

    /// The address with its sign and its end put right; anything else stays as it is.
    private static func repaired(_ text: String) -> String {
        var text = text
        if !text.contains("@"), let sign = text.firstIndex(where: signs.contains), sign > text.startIndex,
            isLocal(String(text[..<sign])), isHost(String(text[text.index(after: sign)...]))
        {
            text.replaceSubrange(sign...sign, with: "@")
        }
        // "jane(@example.com", "jane@)example.com": the ring around the letter.
        for ring in ["(@", "@)", "@@", "©@", "@©"] where text.contains(ring) && !text.hasPrefix(ring) {
            text = text.replacing(ring, with: "@")
        }
        guard let at = text.firstIndex(of: "@"), at > text.startIndex else { return text }
        var host = String(text[text.index(after: at)...])
        for (wrong, right) in misread where host.hasSuffix(wrong) {
            host = host.dropLast(wrong.count) + right
        }
        for name in hosts where host == name + "com" { host = name + ".com" }
        // No address has a comma in it, and a full stop looks the same on a poor scan.
        let local = text[..<at]
        let hasComma = local.dropFirst().contains(",") && !local.contains(".")
        return String(hasComma ? local.replacing(",", with: ".") : local) + "@" + host
    }

    /// The words without what stands for icons: one or two characters in front of an address, a number, or a place beside
    /// these, and whatever stands in line with them as they do.
    private static func withoutIcons(_ words: [TextWord]) -> [TextWord] {
        let mayBe = words.indices.filter { mayBeIcon($0, of: words) }
        let sure = mayBe.filter { isBesideAddress($0, of: words) }
        guard !sure.isEmpty else { return words }
        let icons = Set(
            mayBe.filter { index in
                sure.contains { isInLine(words[index], with: words[$0]) }
                    && words[index + 1].text.first.map { $0.isUppercase || $0.isNumber } == true
            }
        ).union(sure)
        return words.indices.filter { !icons.contains($0) }.map { words[$0] }
    }

    /// Whether a word begins a field, says nothing, and is close enough to what follows to be the icon of that.
    private static func mayBeIcon(_ index: Int, of words: [TextWord]) -> Bool {
        let word = words[index]
        guard word.text.count <= 2, !word.text.hasSuffix(":"), word.text != WordCleaning.bullet,
            index + 1 < words.count, words[index + 1].box.sharesLine(with: word.box),
            words[index + 1].box.left - word.box.right < widestIconGap * word.fontSize
        else { return false }
        let isFirst =
            index == 0 || !words[index - 1].box.sharesLine(with: word.box) || parting.contains(words[index - 1].text)
            || word.box.left - words[index - 1].box.right > 0.8 * word.fontSize
        let isSign = !word.text.contains { $0.isLetter || $0.isNumber }
        return isFirst && (isSign || word.confidence < surely)
    }

    /// Whether what follows a word leaves no doubt that it stands for an icon.
    private static func isBesideAddress(_ index: Int, of words: [TextWord]) -> Bool {
        let word = words[index]
        let next = words[index + 1]
        if isAddress(next.text) { return !separators.contains(word.text) }
        guard !parting.contains(word.text) else { return false }
        let rest = words[(index + 1)...].prefix { $0.box.sharesLine(with: word.box) }
        if isNumber(rest.prefix(4).map(\.text)) { return true }
        // A pin in front of a town, in a line with an address or a number.
        let isPlace = next.text.first?.isUppercase == true && rest.prefix(4).contains { $0.text.hasSuffix(",") }
        return isPlace && words.contains { $0.box.sharesLine(with: word.box) && isAddress($0.text) }
    }

    /// Whether two words stand one below the other, as icons do, with a few lines between them at most.
    private static func isInLine(_ first: TextWord, with second: TextWord) -> Bool {
        abs(first.box.middleX - second.box.middleX) < 0.6 * first.fontSize
            && abs(first.box.middleY - second.box.middleY) < 10 * first.fontSize
    }

    private static func isAddress(_ text: String) -> Bool {
        let text = text.lowercased()
        return text.dropFirst().contains("@")
            || ["www.", "http", "linkedin.", "github.", "linkedin/", "github/"].contains { text.hasPrefix($0) }
    }

    /// Whether words begin with a telephone number: figures and what parts them, before anything else.
    private static func isNumber(_ words: [String]) -> Bool {
        var digits = 0
        for word in words {
            guard word.allSatisfy({ $0.isNumber || "+()-./".contains($0) }) else { break }
            digits += word.count(where: \.isNumber)
        }
        let first = words.first?.first
        let isYear = words.first.map { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) } == true
        return !isYear && digits >= leastDigits && (first == "+" || first == "(" || first?.isNumber == true)
            && words.first.map { !$0.contains("/") } == true
    }
}
