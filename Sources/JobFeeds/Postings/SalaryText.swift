import Foundation

/// Reads pay out of a text: "$40k - $50k", "€55.000 – €65.000 per year", "25 USD/hour".
///
/// Without a currency or an amount there is nothing to compare, and so no salary.
enum SalaryText {
    private struct Amount {
        var value: Double
        let isThousands: Bool
    }

    /// The pay that a text states; nil when it states none.
    static func read(_ text: String) -> (currency: String, minimum: Double, maximum: Double, unit: String)? {
        let lower = String(text.prefix(200)).lowercased()
        guard let currency = currency(in: lower) else { return nil }
        var amounts = amounts(in: Array(lower.utf8)).prefix(2).map { $0 }
        guard let last = amounts.last else { return nil }
        // "$40-50k": the letter stands for both.
        if amounts.count == 2, last.isThousands, !amounts[0].isThousands, amounts[0].value < 1000 {
            amounts[0].value *= 1000
        }
        let values = amounts.map(\.value)
        guard let minimum = values.min(), let maximum = values.max(), minimum > 0 else { return nil }
        guard let unit = unit(in: lower) ?? unit(of: maximum) else { return nil }
        return (currency, minimum, maximum, unit)
    }

    /// schema.org's word for a period, from the words and codes of the feeds; nil when it is not known.
    static func unit(named text: String) -> String? {
        unit(in: " " + text.lowercased().replacing("_", with: " ").replacing("-", with: " "))
    }

    private static func currency(in lower: String) -> String? {
        let names: [(String, String)] = [
            ("us$", "USD"), ("ca$", "CAD"), ("c$", "CAD"), ("au$", "AUD"), ("a$", "AUD"), ("nz$", "NZD"),
            ("r$", "BRL"), ("s$", "SGD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₹", "INR"), ("zł", "PLN"),
        ]
        let codes = [
            "usd", "eur", "gbp", "cad", "aud", "nzd", "chf", "sek", "nok", "dkk", "pln", "czk", "huf", "ron", "bgn",
            "inr", "jpy", "cny", "sgd", "hkd", "zar", "brl", "mxn", "aed", "sar", "ils", "try", "krw", "php",
        ]
        let words = lower.split { !$0.isLetter }.map(String.init)
        if let code = codes.first(where: words.contains) { return code.uppercased() }
        return names.first { lower.contains($0.0) }?.1 ?? (lower.contains("$") ? "USD" : nil)
    }

    private static func unit(in lower: String) -> String? {
        let words = Set(lower.split { !$0.isLetter }.map(String.init))
        func has(_ names: String...) -> Bool { names.contains(where: words.contains) }
        if has("hour", "hourly", "hr", "hrs", "h", "stunde", "std") { return "HOUR" }
        if has("day", "daily", "tag") { return "DAY" }
        if has("week", "weekly", "wk", "woche") { return "WEEK" }
        if has("month", "monthly", "mo", "monat", "mensual", "mois") { return "MONTH" }
        if has("year", "yearly", "yr", "annum", "annual", "annually", "pa", "jahr", "an") { return "YEAR" }
        return nil
    }

    /// The period that goes with an amount where only one is likely.
    private static func unit(of amount: Double) -> String? {
        amount >= 15_000 ? "YEAR" : amount < 200 ? "HOUR" : nil
    }

    private static func amounts(in bytes: [UInt8]) -> [Amount] {
        var amounts: [Amount] = []
        var position = 0
        while position < bytes.count {
            guard isDigit(bytes[position]) else {
                position += 1
                continue
            }
            let start = position
            while position < bytes.count, isDigit(bytes[position]) || isSeparator(bytes, position) { position += 1 }
            guard var value = value(of: bytes[start..<position]) else { continue }
            let next = position < bytes.count ? bytes[position] : 0
            // "401k" and "10%" are no pay.
            if next == UInt8(ascii: "%") { continue }
            let isThousands = next == UInt8(ascii: "k") && value < 1000
            if isThousands, value == 401 { continue }
            if isThousands { value *= 1000 }
            amounts.append(Amount(value: value, isThousands: isThousands))
        }
        return amounts
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// A point, comma, apostrophe or space between digits; a space only in front of three of them.
    private static func isSeparator(_ bytes: [UInt8], _ index: Int) -> Bool {
        let signs = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'")]
        guard index > 0, isDigit(bytes[index - 1]), index + 1 < bytes.count, isDigit(bytes[index + 1]) else {
            return false
        }
        if signs.contains(bytes[index]) { return true }
        return bytes[index] == 0x20 && index + 3 < bytes.count && bytes[(index + 1)...(index + 3)].allSatisfy(isDigit)
            && (index + 4 == bytes.count || !isDigit(bytes[index + 4]))
    }

    /// The number: a last sign with one or two digits behind it parts the cents, all others the thousands.
    private static func value(of bytes: ArraySlice<UInt8>) -> Double? {
        let groups = bytes.split(omittingEmptySubsequences: true) { !isDigit($0) }
        guard let last = groups.last, bytes.count <= 20 else { return nil }
        let hasCents = groups.count > 1 && last.count <= 2
        let whole = (hasCents ? groups.dropLast() : groups[...]).flatMap { $0 }
        let text =
            String(decoding: whole, as: UTF8.self) + (hasCents ? "." + String(decoding: last, as: UTF8.self) : "")
        return Double(text)
    }
}
