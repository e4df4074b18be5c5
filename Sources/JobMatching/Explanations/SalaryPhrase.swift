import CheckedNumbers
import Foundation

/// What a job pays, in words.
package enum SalaryPhrase {
    /// "pays USD 60,000 to 75,000 a year"; nil where the numbers make no sense.
    static func text(_ salary: Salary) -> String? {
        amounts(salary, between: " to ").map { "pays \($0)" }
    }

    /// "USD 60,000-75,000 a year"; nil where the numbers make no sense.
    package static func line(_ salary: Salary) -> String? { amounts(salary, between: "-") }

    private static func amounts(_ salary: Salary, between sign: String) -> String? {
        let currency = QuotableText.line(salary.currency, upTo: 4).uppercased()
        guard currency.count == 3, currency.allSatisfy(\.isLetter), let unit = units[salary.unit.uppercased()] else {
            return nil
        }
        let least = salary.minimum.flatMap(amount)
        let most = salary.maximum.flatMap(amount)
        switch (least, most) {
        case (let least?, let most?) where least == most: return "\(currency) \(least) \(unit)"
        case (let least?, let most?):
            guard (salary.minimum ?? 0) < (salary.maximum ?? 0) else { return nil }
            return "\(currency) \(least)\(sign)\(most) \(unit)"
        case (let least?, nil): return "\(currency) \(least) \(unit) or more"
        case (nil, let most?): return "up to \(currency) \(most) \(unit)"
        case (nil, nil): return nil
        }
    }

    private static let units = [
        "HOUR": "an hour", "DAY": "a day", "WEEK": "a week", "MONTH": "a month", "YEAR": "a year",
    ]

    /// Thousands parted by commas; two decimals only where there are any.
    private static func amount(_ value: Double) -> String? {
        guard value.isFinite, value >= 0.01, value < 1e10 else { return nil }
        let cents = Int(saturating: (value * 100).rounded())
        var digits = String(cents / 100)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        let whole = ([digits] + groups).joined(separator: ",")
        let rest = cents % 100
        return rest == 0 ? whole : whole + (rest < 10 ? ".0\(rest)" : ".\(rest)")
    }
}
