import CheckedNumbers
import TextFolding

/// Takes the numbers off entries that are counted:
///
///     1. Kestrel Foods Ltd, Hull
///     Store Clerk, 2019 – 2023
///     2. Maple Logistics, Leeds
///     Cashier, 2015 – 2019
struct NumberedEntries {
    let scanner: DateScanner

    private static let mostDigits = 2

    /// The lines without numbers, where these count from one and dates stand behind each.
    func withoutNumbers(_ lines: [DocumentLine]) -> [DocumentLine] {
        let found = lines.map(Self.number)
        let places = found.indices.filter { found[$0] != nil }
        guard places.count > 1, places.enumerated().allSatisfy({ found[$1]?.number == $0 + 1 }) else { return lines }
        let ends = places.dropFirst() + [lines.count]
        let areDated = zip(places, ends).allSatisfy { start, end in
            lines[start..<end].contains { !$0.isTold && scanner.firstMatch(in: $0.text)?.isRange == true }
        }
        guard areDated else { return lines }
        return zip(lines, found).map { line, found in found.flatMap { Self.dropping($0.length, from: line) } ?? line }
    }

    /// The number that a line begins with, and how many characters that takes: "1.", "(2)", "[3]", "4)".
    private static func number(of line: DocumentLine) -> (number: Int, length: Int)? {
        let text = line.text
        let isOpen = text.first.map { "([".contains($0) } == true
        let digits = text.dropFirst(isOpen ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
        if digits.isEmpty, let (number, length) = letter(text) { return (number, length) }
        guard !digits.isEmpty, digits.count <= mostDigits, let number = Int(digits: String(digits)) else { return nil }
        let rest = text[digits.endIndex...]
        let signs = rest.prefix { ".)]".contains($0) }
        guard !signs.isEmpty, !isOpen || signs.contains(where: { ")]".contains($0) }) else { return nil }
        let behind = rest.dropFirst(signs.count)
        guard let first = behind.first, first == " " || first.isLetter else { return nil }
        let length = (isOpen ? 1 : 0) + digits.count + signs.count
        return (number, length + behind.prefix { $0 == " " }.count)
    }

    private static let letters: [Character] = Array("abcdefgh")

    /// The place in the alphabet of a letter that counts, and how many characters it takes: "b) ".
    private static func letter(_ text: String) -> (number: Int, length: Int)? {
        let sign = text.dropFirst().first
        guard let first = text.first, let place = letters.firstIndex(of: first), sign == ")" else { return nil }
        let behind = text.dropFirst(2)
        guard let next = behind.first, next == " " || next.isLetter else { return nil }
        return (place + 1, 2 + behind.prefix { $0 == " " }.count)
    }

    private static func dropping(_ count: Int, from line: DocumentLine) -> DocumentLine? {
        guard let first = line.cells.first else { return nil }
        let rest = Array(line.cells.dropFirst())
        return line.with(cells: first.text.count <= count ? rest : [first.dropping(count)] + rest)
    }
}
