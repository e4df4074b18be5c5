import TextFolding

/// Labels in forms of personal details ("Father's Name", "Marital Status"), whose values are never what they look like.
struct PersonalLabels: Sendable {
    enum Kind: String {
        /// Says of the person what no part of a résumé is made of.
        case `private`
        case name
        case address
        /// An address that may be a family's, elsewhere.
        case permanent
        case language
        case interest
        case contact
        /// Where and when the document was signed.
        case signature
        /// As `private`, but only among other fields of such a form.
        case other
    }

    let table: LabelTable<Kind>

    /// Reads a table with two columns, a label and the kind of what stands behind it.
    init(_ table: TableFile) {
        self.table = LabelTable(table)
    }
}
