/// A run of characters in one font and colour, by their index in the page's text.
struct PDFFontRun {
    var characters: ClosedRange<Int>
    let style: PDFFontStyle
    /// Points.
    var size: Double
    var colour: Colour
}
