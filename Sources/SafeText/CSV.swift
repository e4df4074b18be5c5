/// Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet.
package enum CSV {
    /// Characters that make a spreadsheet take a cell for a formula.
    private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]

    package static func row(_ cells: [String]) -> String {
        cells.map(cell).joined(separator: ",")
    }

    private static func cell(_ text: String) -> String {
        // Scalars, not characters: a mark that combines with a comma or a quote must not hide it.
        let scalars = text.unicodeScalars
        let plain = TerminalText.cell(text)
        let safe = scalars.first.map(formulaStarts.contains) == true ? "'" + plain : plain
        guard scalars.contains(where: { [",", "\"", "\n", "\r"].contains($0) }) else { return safe }
        var quoted = String.UnicodeScalarView()
        for scalar in safe.unicodeScalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        return "\"" + String(quoted) + "\""
    }
}
