/// A strip of a page that holds the cells of one column of a table.
struct CellColumn {
    let left: Double
    /// How far the text in it reaches.
    var textRight: Double
    /// Where the next column begins; nil for the last.
    var next: Double?

    /// How far its text may reach: up to the next column but for the space that always parts them.
    ///
    /// - Parameter fontSize: of the text, in points.
    /// - Returns: the right edge in points.
    func right(fontSize: Double) -> Double {
        next.map { max(textRight, $0 - 1.2 * fontSize) } ?? textRight
    }
}
