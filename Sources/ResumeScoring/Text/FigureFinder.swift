/// Finds figures that measure something: counts, percentages, amounts; not years, versions or numbers of a list.
enum FigureFinder {
    private static let words: Set<String> = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "twenty",
        "thirty", "forty", "fifty", "sixty", "eighty", "ninety", "dozen", "dozens", "hundred", "hundreds", "thousand",
        "thousands", "million", "millions", "doubled", "tripled", "quadrupled", "halved", "twofold", "threefold",
    ]
    private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₦", "%"]
    private static let months: Set<String> = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january",
        "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    ]

    static func hasFigure(_ text: String) -> Bool {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        return tokens.indices.contains { index in
            let previous = index > tokens.startIndex ? tokens[index - 1] : nil
            return isFigure(tokens[index], index: index, previous: previous)
        }
    }

    private static func isFigure(_ token: Substring, index: Int, previous: Substring?) -> Bool {
        let plain = token.lowercased().filter { $0.isLetter }
        guard token.contains(where: \.isNumber) else { return words.contains(plain) }
        if token.contains(where: currencies.contains) { return true }
        if index == 0, token.hasSuffix(".") || token.hasSuffix(")") { return false }
        let body = token.drop { !$0.isNumber && !$0.isLetter }
        guard let first = body.first, first.isNumber else { return false }
        let digits = body.prefix { $0.isNumber || $0 == "," || $0 == "." }
        let suffix = body.dropFirst(digits.count)
        let core = digits.filter(\.isNumber)
        if core.count == 4, !digits.contains(","), core.hasPrefix("19") || core.hasPrefix("20") { return false }
        guard !suffix.contains("/") || suffix.contains(where: \.isLetter) || suffix.count <= 2 else { return false }
        // "Windows 10", "ISO 9001" and "May 12" name things; "Managed 12" counts them.
        if let previous, suffix.allSatisfy({ !$0.isLetter && $0 != "+" }) {
            if months.contains(previous.lowercased().filter(\.isLetter)) { return false }
            if index > 1, previous.first?.isUppercase == true, !digits.contains(",") { return false }
        }
        return true
    }
}
