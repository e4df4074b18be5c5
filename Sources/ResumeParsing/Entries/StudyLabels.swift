import TextFolding

/// Words that say what a column or a field of an entry about schooling holds, and are no part of it.
struct StudyLabels: Sendable {
    enum Kind: String {
        case time
        case degree
        case area
        case school
        case score
        case place
        /// The rest of a label that was too long for its line.
        case more
    }

    private let table: LabelTable<Kind>

    /// Reads a table with two columns, the head of a column and what stands under it.
    init(_ table: TableFile) {
        self.table = LabelTable(table)
    }

    /// What a text says that stands under or behind it; nil when it says nothing of that.
    func kind(_ text: String) -> Kind? { table.kind(text) ?? common(text) }

    /// "University / Institution": what both say.
    private func common(_ text: String) -> Kind? {
        guard text.has(UInt8(ascii: "/")) else { return nil }
        let kinds = Set(text.split(separator: "/").map { table.kind(String($0)) })
        return kinds.count == 1 ? kinds.first.flatMap(\.self) : nil
    }

    /// What the first cell of a line, or its text up to a colon, says that the rest is; nil when it says nothing of that.
    func field(_ line: DocumentLine) -> (kind: Kind, value: DocumentLine)? { table.field(line) }

    /// "%" over the marks.
    static func isPercent(_ text: String) -> Bool { !text.hasLetter && !text.hasNumber }
}
