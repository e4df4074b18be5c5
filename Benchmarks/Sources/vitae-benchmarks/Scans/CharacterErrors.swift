/// How many characters were read wrong: edits from the text read to the true one.
struct CharacterErrors {
    private(set) var edits = 0
    private(set) var characters = 0

    /// Errors of a hundred characters.
    var percent: Double { 100 * Double(edits) / Double(max(characters, 1)) }

    /// Compares two texts; any white space is like any other.
    mutating func add(read: String, true truth: String) {
        let truth = Self.folded(truth)
        edits += Self.distance(Self.folded(read), truth)
        characters += truth.count
    }

    private static func folded(_ text: String) -> [Unicode.Scalar] {
        Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars)
    }

    /// Levenshtein's distance, with one row of the table kept.
    private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var row = Array(0...second.count)
        for (rowIndex, scalar) in first.enumerated() {
            var diagonal = row[0]
            row[0] = rowIndex + 1
            for (column, other) in second.enumerated() {
                let changed = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
