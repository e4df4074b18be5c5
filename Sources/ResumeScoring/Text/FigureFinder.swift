import CheckedNumbers
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
        if tokens.contains(where: { words.contains($0.number) && !isOfName($0) }) { return true }
        guard tokens.contains(where: { $0.form.contains(.hasDigit) }) else { return false }
        let utf8 = text.utf8
        var index = 0
        var previous: Substring?
        var start = utf8.startIndex
        while start < utf8.endIndex {
            guard let first = utf8[start...].firstIndex(where: { $0 != space && $0 != tab }) else { break }
            let end = utf8[first...].firstIndex { $0 == space || $0 == tab } ?? utf8.endIndex
            let part = text[first..<end]
            if index == 0, isPageNumber(part, before: text[end...]) { return false }
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
    /// Words with which the number behind them is a name.
    private static let named: Set<String> = [
        "age", "aged", "ages", "category", "chapter", "class", "course", "form", "grade", "grades", "level", "model",
        "no", "number", "part", "phase", "release", "room", "section", "stage", "step", "suite", "tier", "type", "unit",
        "version",
    ]
    private static let ordinals: Set<Substring> = ["st", "nd", "rd", "th"]
    /// Letters that multiply: "10K", "3x".
    private static let multiples: Set<Character> = ["K", "k", "M", "m", "B", "b", "X", "x", "T", "t", "h", "H"]
    /// "Around the clock".
    private static let clock: Set<Substring> = ["24/7", "24x7", "24X7", "24-7"]
    private static let units: Set<Substring> = ["yr", "yrs", "mo", "mos"]

    /// Whether the words behind a number make it the length of a position, as networks print it: "(3 yrs 10 mos)".
    private static func isLength(_ rest: Substring) -> Bool {
        units.contains(rest.drop { $0 == " " }.prefix { $0.isLetter })
    }

    /// Words that count as well, although they may say something else.
    private static let doubtful = WordNumber.set([
        "one", "double", "doubles", "doubling", "triple", "triples", "tripling", "twice", "half", "quarter", "third",
        "single", "pair", "once",
    ])

    /// Whether some words may measure something: a digit that is none of a year, or a number in words.
    static func mayHaveFigure(_ tokens: [TextToken], in text: FoldedText) -> Bool {
        tokens.contains { token in
            if words.contains(token.number) || doubtful.contains(token.number) { return true }
            guard token.form.contains(.hasDigit) else { return false }
            let digits = text.bytes(of: token)
            return digits.count != 4 || !(digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        }
    }

    /// Whether a number in words is a part of a name: "High Five Award".
    private static func isOfName(_ token: TextToken) -> Bool {
        token.form.contains(.isCapitalised) && token.form.isDisjoint(with: [.opensSentence, .hasInnerCapital])
    }

    /// Whether a number in front of a name is that of a page: "2 Robin Example Kept".
    private static func isPageNumber(_ token: Substring, before rest: Substring) -> Bool {
        guard token.allSatisfy(\.isNumber) else { return false }
        let next = rest.split(separator: " ", maxSplits: 2).prefix(2)
        return next.count == 2 && next.allSatisfy { $0.first?.isUppercase == true }
    }

    /// Whether digits go on as a number of a document or a telephone does: "3-34.20/A", "555-0142-1", not "20-30" or
    /// "5-year".
    private static func isCode(_ digits: Substring, _ suffix: Substring) -> Bool {
        if digits.count > 1, digits.first == "0", digits.dropFirst().first?.isNumber == true { return true }
        guard let dash = suffix.first, dash == "-" || dash == "–", suffix.dropFirst().first?.isNumber == true else {
            return false
        }
        let second = suffix.dropFirst().prefix { $0.isNumber || $0 == "," }
        let rest = suffix.dropFirst().dropFirst(second.count)
        guard rest.first.map({ $0 == "-" || $0 == "." && rest.count > 1 || $0 == "/" }) != true else { return true }
        return (Int(digits: digits.filter(\.isNumber)) ?? 0) >= (Int(digits: second.filter(\.isNumber)) ?? 0)
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
        if ordinals.contains(suffix.prefix { $0.isLetter }) || clock.contains(token) || isCode(digits, suffix) {
            return false
        }
        // "… of the island. 2. Department of …": the number of what comes next.
        if token.hasSuffix("."), core.count <= 2, previous?.hasSuffix(".") == true { return false }
        // "3D", "5S", "Oracle 11i"
        if suffix.count == 1, let letter = suffix.first, letter.isLetter, !multiples.contains(letter) { return false }
        guard !suffix.contains("/") || suffix.contains(where: \.isLetter) || suffix.count <= 2 else { return false }
        // "401(k)" and "501(c)(3)" name laws, "ages 3 and 4" and "grade 5" groups.
        if suffix.first == "(", suffix.dropFirst().first?.isLetter == true { return false }
        if plans.contains(core), suffix.count == 1, suffix.first?.isLetter == true { return false }
        if let previous, named.contains(previous.lowercased().filter(\.isLetter)) { return false }
        // "Windows 10", "ISO 9001" and "May 12" name things; "Managed 12" counts them.
        if let previous, !currencyCodes.contains(previous), suffix.allSatisfy({ !$0.isLetter && $0 != "+" }) {
            if months.contains(previous.lowercased().filter(\.isLetter)) { return false }
            if index > 1, previous.first?.isUppercase == true, !digits.contains(",") { return false }
        }
        return true
    }
}
