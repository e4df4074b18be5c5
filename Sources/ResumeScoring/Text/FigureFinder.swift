import TextFolding

/// Finds figures that measure something: counts, percentages, amounts; not years, versions or numbers of a list.
enum FigureFinder {
    private static let words = WordNumber.set([
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "twenty",
        "thirty", "forty", "fifty", "sixty", "eighty", "ninety", "dozen", "dozens", "hundred", "hundreds", "thousand",
        "thousands", "million", "millions", "doubled", "tripled", "quadrupled", "halved", "twofold", "threefold",
        // German, Dutch
        "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwolf", "funfzehn",
        "zwanzig",
        "dreissig", "vierzig", "funfzig", "hundert", "hunderte", "tausend", "tausende", "verdoppelt", "halbiert",
        "twee", "drie", "vijf", "zes", "zeven", "negen", "tien", "twaalf", "twintig", "honderd", "duizend",
        // French, Spanish, Portuguese, Italian; without words that mean something else in one of them or in English
        "deux", "trois", "quatre", "cinq", "huit", "onze", "douze", "quinze", "vingt", "trente", "quarante",
        "cinquante", "mille", "milliers", "dizaine", "dizaines", "douzaine", "centaine", "centaines", "cuatro", "cinco",
        "seis", "siete", "ocho", "nueve", "diez", "doce", "quince", "veinte", "treinta", "cuarenta", "cincuenta",
        "cien", "cientos", "docena", "duas", "quatro", "sete", "oito", "nove", "dez", "doze", "vinte", "trinta",
        "quarenta", "centenas", "milhares", "quattro", "cinque", "sette", "otto", "dieci", "dodici", "venti", "trenta",
        "quaranta", "centinaia", "migliaia",
    ])
    private static let currencies: Set<Character> = ["$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₦", "%"]
    /// What stands before an amount; other capitals before a number make a name of it, as in "ISO 9001".
    private static let currencyCodes: Set<Substring> = [
        "AED", "ARS", "AUD", "BDT", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "GHS",
        "HKD", "HUF", "IDR", "ILS", "INR", "JPY", "KES", "KRW", "LKR", "MAD", "MXN", "MYR", "NGN", "NOK", "NPR", "NZD",
        "PEN", "PHP", "PKR", "PLN", "QAR", "RM", "RON", "Rs", "Rs.", "RUB", "SAR", "SEK", "SGD", "THB", "TRY", "TWD",
        "TZS", "UAH", "UGX", "USD", "VND", "ZAR",
    ]
    private static let months: Set<String> = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january",
        "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    ]

    static func hasFigure(_ text: String) -> Bool {
        hasFigure(text, FoldedText(text).tokens)
    }

    /// - Parameters:
    ///   - text: a statement.
    ///   - tokens: its folded words.
    /// - Returns: whether it measures something.
    static func hasFigure(_ text: String, _ tokens: [TextToken]) -> Bool {
        if tokens.contains(where: { words.contains($0.number) }) { return true }
        guard tokens.contains(where: { $0.form.contains(.hasDigit) }) else { return false }
        let utf8 = text.utf8
        var index = 0
        var previous: Substring?
        var start = utf8.startIndex
        while start < utf8.endIndex {
            guard let first = utf8[start...].firstIndex(where: { $0 != space && $0 != tab }) else { break }
            let end = utf8[first...].firstIndex { $0 == space || $0 == tab } ?? utf8.endIndex
            let part = text[first..<end]
            if part.utf8.contains(where: { $0 >= zero && $0 <= nine }), !isLength(text[end...]),
                isFigure(part, index: index, previous: previous)
            {
                return true
            }
            previous = part
            index += 1
            start = end
        }
        return false
    }

    private static let space = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
    private static let zero = UInt8(ascii: "0")
    private static let nine = UInt8(ascii: "9")

    /// Sections of the law by which American savings plans are called: "401k".
    private static let plans: Set<String> = ["401", "403", "457"]
    private static let groups: Set<String> = ["age", "aged", "ages", "grade", "grades"]
    private static let units: Set<Substring> = ["yr", "yrs", "mo", "mos"]

    /// Whether the words behind a number make it the length of a position, as networks print it: "(3 yrs 10 mos)".
    private static func isLength(_ rest: Substring) -> Bool {
        units.contains(rest.drop { $0 == " " }.prefix { $0.isLetter })
    }

    private static func isFigure(_ token: Substring, index: Int, previous: Substring?) -> Bool {
        if token.contains(where: currencies.contains) { return true }
        if index == 0, token.hasSuffix(".") || token.hasSuffix(")") { return false }
        let body = token.drop { !$0.isNumber && !$0.isLetter }
        guard let first = body.first, first.isNumber else { return false }
        let digits = body.prefix { $0.isNumber || $0 == "," || $0 == "." }
        let suffix = body.dropFirst(digits.count)
        let core = digits.filter(\.isNumber)
        if core.count == 4, !digits.contains(","), core.hasPrefix("19") || core.hasPrefix("20") { return false }
        guard !suffix.contains("/") || suffix.contains(where: \.isLetter) || suffix.count <= 2 else { return false }
        // "401(k)" and "501(c)(3)" name laws, "ages 3 and 4" and "grade 5" groups.
        if suffix.first == "(", suffix.dropFirst().first?.isLetter == true { return false }
        if plans.contains(core), suffix.count == 1, suffix.first?.isLetter == true { return false }
        if let previous, groups.contains(previous.lowercased()) { return false }
        // "Windows 10", "ISO 9001" and "May 12" name things; "Managed 12" counts them.
        if let previous, !currencyCodes.contains(previous), suffix.allSatisfy({ !$0.isLetter && $0 != "+" }) {
            if months.contains(previous.lowercased().filter(\.isLetter)) { return false }
            if index > 1, previous.first?.isUppercase == true, !digits.contains(",") { return false }
        }
        return true
    }
}
