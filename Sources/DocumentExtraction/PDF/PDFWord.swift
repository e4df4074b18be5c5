import TextDocument

/// A word of a text layer, and the colour it says it has.
struct PDFWord {
    /// With the box that it has once text of its direction is upright.
    var text: TextWord
    /// Which way it runs as the page is shown.
    var direction: TextDirection
    var colour: Colour
    /// The usual distance between its letters in points; 0 for one letter.
    var letterGap: Double
    /// Where it stands on the page as it is shown: differs from the word's box where the page lies on its side.
    var drawn: Bounds
    /// Whether the page paints white space in front of it.
    var isAfterSpace = false
    /// Larger than that of all that was painted before its first letter.
    var order: UInt32 = 0
    /// Its characters among those of the page.
    var characters = 0..<0
    /// Whether some of it may not be seen, whatever is painted over it or under it.
    var isDoubtful = true
}
