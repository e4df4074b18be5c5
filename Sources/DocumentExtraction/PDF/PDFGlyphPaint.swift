/// How one character of a page is painted.
struct PDFGlyphPaint {
    /// Larger than that of all that was painted before.
    let order: UInt32
    /// Whether it may not be seen for a reason of its own: invisible, clipped, translucent.
    let isDoubtful: Bool
    /// Whether it is white space that the page paints, rather than a distance.
    let isSpace: Bool
    /// The number of its face among those of the page.
    let face: UInt16
    /// The number of its glyph in that.
    let code: UInt32
}
