import TextFolding

/// Names of employers that many people know, whatever their words mean otherwise: "Amazon", "Target", "Orange".
struct FamousEmployers: Sendable {
    private let names: Set<String>

    /// Reads a table whose first column is a name and whose second holds other names, separated by bars.
    init(_ table: TableFile) {
        var names: Set<String> = []
        for row in table.rows {
            names.insert(row[0].foldedKey)
            if row.count > 1 { names.formUnion(row[1].listItems.map(\.foldedKey)) }
        }
        self.names = names
    }

    func isKnown(_ text: String) -> Bool { names.contains(text.foldedKey) }
}
