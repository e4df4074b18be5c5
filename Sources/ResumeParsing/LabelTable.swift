import TextFolding

/// What labels say of the text behind or under them.
struct LabelTable<Kind: RawRepresentable & Sendable>: Sendable where Kind.RawValue == String {
    /// By folded words.
    private let kinds: [String: Kind]
    /// Bytes of the longest of them.
    let longest: Int

    /// Reads a table with two columns, a label and the kind of what it stands for.
    init(_ table: TableFile) {
        kinds = Dictionary(
            table.rows.compactMap { row in Kind(rawValue: row[1]).map { (Self.key(row[0]), $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        longest = kinds.keys.map(\.utf8.count).max() ?? 0
    }

    /// What a text says that stands under or behind it; nil when it says nothing of that.
    func kind(_ text: String) -> Kind? {
        guard !text.hasMoreLetters(than: longest) else { return nil }
        if let kind = kinds[Self.key(text)] { return kind }
        // "Height / Weight": two labels for two values.
        guard text.has(UInt8(ascii: "/")) else { return nil }
        let parts = text.split(separator: "/").map { kinds[Self.key(String($0))] }
        return parts.count == 2 && parts[1] != nil ? parts[0] : nil
    }

    /// The same for a text that is folded already.
    func kind(key: String) -> Kind? { kinds[key] }

    /// Folded words, with what stands before an apostrophe as a word of its own ("l'employeur").
    private static func key(_ text: String) -> String {
        let key = Lexicon.key(text)
        return key.has(UInt8(ascii: "'")) ? key.split(separator: "'").joined(separator: " ") : key
    }

    /// "1. Organization", "a) Position": a label without the number in front of it.
    static func withoutNumber(_ label: Substring) -> String {
        guard let space = label.firstIndex(of: " "), label[..<space].utf8.count <= longestNumber,
            let sign = label[..<space].last, ".)".contains(sign), isNumber(label[..<space].dropLast())
        else { return String(label) }
        return String(label[label.index(after: space)...])
    }

    private static var longestNumber: Int { 3 }

    /// "2", "a", "iv", but not "Dr" nor "St".
    private static func isNumber(_ text: Substring) -> Bool {
        text.count <= 1 || text.allSatisfy { $0.isNumber || "ivx(".contains($0) }
    }

    /// What the first cell of a line, or its text up to a colon, says that the rest is; nil when it says nothing of that
    /// or nothing is left.
    func field(_ line: DocumentLine) -> (kind: Kind, value: DocumentLine)? {
        if line.cells.count >= 2 {
            guard let kind = kind(line.cells[0].text) else { return nil }
            return line.with(cells: Array(line.cells.dropFirst())).map { (kind, $0) }
        }
        guard let colon = line.text.firstIndex(of: ":"), let kind = kind(Self.withoutNumber(line.text[..<colon])) else {
            return nil
        }
        let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
        return rest.isEmpty ? nil : (kind, line.with(text: String(rest)))
    }
}
