import TextFolding

/// Names of employers that many people know, whatever their words mean otherwise: "Amazon", "Target", "Orange".
struct FamousEmployers: Sendable {
    /// By folded name: whether it is one only in capitals, as "MIT" and "ICE" are.
    private let names: [String: Bool]

    /// Letters of an abbreviation that may be a word in small letters.
    private static let longestAbbreviation = 4

    /// Reads a table whose first column is a name and whose second holds other names, separated by bars.
    init(_ table: TableFile) {
        var names: [String: Bool] = [:]
        for row in table.rows {
            for name in [row[0]] + row[1].listItems {
                let isAbbreviation = name.count <= Self.longestAbbreviation && Self.isCapitals(name)
                names[name.foldedKey] = isAbbreviation && names[name.foldedKey] != false
            }
        }
        self.names = names
    }

    /// Whether a text is such a name, and nothing else.
    ///
    /// - Parameters:
    ///   - text: as it is printed.
    ///   - key: its folded words, where they are known.
    /// - Returns: whether it is.
    func isKnown(_ text: String, key: String? = nil) -> Bool {
        guard text.first?.isUppercase == true || text.first?.isNumber == true || text.hasPrefix("e"),
            let needsCapitals = names[key ?? text.foldedKey]
        else { return false }
        return !needsCapitals || Self.isCapitals(text)
    }

    private static func isCapitals(_ text: String) -> Bool { text == text.uppercased() }
}
