import TextFolding

/// Tells the time from one year to another, which stands over a position or a study.
enum EmploymentTime {
    /// Longer lines tell of something and open no position.
    private static let longest = 140
    /// Letters between the years of one time at most: " – September ".
    private static let mostBetween = 16

    private static let present: Set<String> = [
        "present", "current", "now", "today", "heute", "aktuell", "actuel", "actualidad", "actual", "presente",
        "heden",
    ]
    private static let months: Set<String> = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january",
        "february", "march", "april", "june", "july", "august", "september", "october", "november", "december",
    ]

    /// Whether a line has two years with little between them, or one and a word for now behind it.
    ///
    /// What begins small goes on with a sentence, which may tell of years as well.
    static func isIn(_ line: String) -> Bool {
        guard line.utf8.count <= longest, line.first?.isLowercase != true else { return false }
        let bytes = Array(line.utf8)
        let years = years(in: bytes)
        if years.count == 2 { return years[1].lowerBound - years[0].upperBound <= mostBetween }
        return years.count == 1 && isOpen(bytes, behind: years[0])
    }

    /// Whether a statement has such a time with months within it: the head of a position stands in it.
    static func isWithin(_ statement: String) -> Bool {
        let bytes = Array(statement.utf8)
        let years = years(in: bytes)
        return years.indices.contains { index in
            guard hasMonth(bytes, before: years[index]) else { return false }
            let next = index + 1
            if next < years.count, years[next].lowerBound - years[index].upperBound <= mostBetween {
                return hasMonth(bytes, before: years[next])
            }
            return isOpen(bytes, behind: years[index])
        }
    }

    private static func years(in bytes: [UInt8]) -> [Range<Int>] {
        bytes.split { !$0.isPlainDigit }.filter { digits in
            digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        }.map { $0.startIndex..<$0.endIndex }
    }

    /// Whether a word for now stands close behind a year.
    private static func isOpen(_ bytes: [UInt8], behind year: Range<Int>) -> Bool {
        let behind = String(decoding: bytes[year.upperBound...].prefix(mostBetween), as: UTF8.self)
        return behind.foldedTokens.prefix(3).contains(where: present.contains)
    }

    /// Whether the number or the name of a month stands in front of a year.
    private static func hasMonth(_ bytes: [UInt8], before year: Range<Int>) -> Bool {
        guard let last = bytes[..<year.lowerBound].last else { return false }
        if last == UInt8(ascii: "/") { return bytes[..<year.lowerBound].dropLast().last?.isPlainDigit == true }
        let before = String(decoding: bytes[..<year.lowerBound].suffix(mostBetween), as: UTF8.self)
        return before.foldedTokens.last.map(months.contains) == true
    }
}
