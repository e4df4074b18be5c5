import Resume
import TextFolding

/// An item of a section that lists things, wrapped lines put together.
struct ListedItem {
    /// Cells are parted by " | ".
    var text: String
    var lines: [DocumentLine]

    var references: [LineReference] { lines.map(\.reference) }
    var isBold: Bool { lines.first?.isBold == true }
    var isBullet: Bool { lines.first?.isBullet == true }
    /// The first page that a word of it leads to.
    var link: String? { lines.lazy.flatMap(\.links).first { $0.hasPrefix("http") } }

    /// The items of a section.
    ///
    /// An item that ends with a date is whole.
    static func items(of lines: [DocumentLine], scanner: DateScanner) -> [ListedItem] {
        let flow = LineFlow(lines)
        var items: [ListedItem] = []
        for line in lines {
            let text = line.cells.count > 1 ? line.cells.map(\.text).joined(separator: " | ") : line.text
            let isNumbered = number(of: text) != nil
            if let last = items.last, let previous = last.lines.last, !isNumbered, flow.goesOn(line, after: previous),
                !last.isWhole(before: line, scanner)
            {
                items[items.count - 1].text = HighlightJoiner.join(last.text, text)
                items[items.count - 1].lines.append(line)
            } else {
                items.append(ListedItem(text: withoutNumber(text), lines: [line]))
            }
        }
        return items
    }

    /// "[12] …", "12. …", "(12) …": how many characters number an item.
    static func number(of text: String) -> Int? {
        let opening = text.prefix { "[(".contains($0) }.count
        let digits = text.dropFirst(opening).prefix { $0.isNumber }.count
        guard opening <= 1, (1...3).contains(digits) else { return nil }
        let rest = text.dropFirst(opening + digits)
        guard let sign = rest.first, opening == 1 ? "])".contains(sign) : ".)".contains(sign),
            rest.dropFirst().first == " "
        else { return nil }
        return opening + digits + 2
    }

    static func withoutNumber(_ text: String) -> String {
        number(of: text).map { String(text.dropFirst($0)) } ?? text
    }

    /// Whether it ends with a date, and the line that follows does not begin in the midst of a sentence.
    func isWhole(before line: DocumentLine, _ scanner: DateScanner) -> Bool {
        Self.endsWithDate(text, scanner) && line.text.first?.isLowercase != true
    }

    static func endsWithDate(_ text: String, _ scanner: DateScanner) -> Bool {
        guard let match = scanner.firstMatch(in: String(text.suffix(24))) else { return false }
        return text.suffix(24).count - match.characters.upperBound <= 1
    }
}
