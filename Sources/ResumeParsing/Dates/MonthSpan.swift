/// Months of a year that have a name: one month, a season, a quarter, a term.
struct MonthSpan {
    /// Those beyond 12 are of the next year.
    let months: ClosedRange<Int>
    /// Whether it is a term of a university, which is dated by one year or by two.
    let isTerm: Bool
    /// Index of the token behind it.
    var next: Int

    /// Terms by folded name.
    static let terms: [String: ClosedRange<Int>] = [
        "ws": 10...15, "wise": 10...15, "wintersemester": 10...15, "winterterm": 10...15, "wintersem": 10...15,
        "ss": 4...9, "sose": 4...9, "sommersemester": 4...9, "sommersem": 4...9,
        "michaelmas": 10...12, "hilary": 1...3, "lent": 1...3, "trinity": 4...6,
        "semestr zimowy": 10...14, "semestr letni": 2...6,
    ]

    /// Seasons by folded name, where it has another meaning or another form than the names of months; the first month.
    static let seasons: [String: Int] = [
        "estate": 6, "lente": 3, "latem": 6, "summers": 6, "winters": 12, "springs": 3,
    ]

    /// Months in Roman numerals, as dates are written in Poland, Hungary and their neighbours: "III 2017".
    static let romans: [String: Int] = [
        "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9, "x": 10, "xi": 11, "xii": 12,
    ]

    /// Names that mean something else behind another word: "Real Estate 2019".
    static let ambiguous: Set<String> = ["estate", "lent", "trinity", "lente"]

    /// Words behind the name of a season or a term that add nothing to it, and may stand before it as well.
    static let kinds: Set<String> = [
        "term", "semester", "session", "quarter", "trimester", "semestre", "trimestre", "semestr",
    ]

    /// Letters that number quarters and halves of years: "Q3", "T3", "H1"; how many months each has.
    static let letters: [String: Int] = ["q": 3, "t": 3, "h": 6]

    /// Words behind the number of a quarter: "3. Quartal", "3rd quarter".
    static let quarters: Set<String> = [
        "quarter", "quartal", "trimestre", "kwartal", "kwartaal", "kw", "qtr",
    ]

    /// The months of a quarter or a half; nil for one that a year does not have.
    static func months(_ number: Int, of length: Int) -> ClosedRange<Int>? {
        guard number >= 1, number <= 12 / length else { return nil }
        let last = number * length  // checked: at most 12
        return (last - length + 1)...last
    }
}
