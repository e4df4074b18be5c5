import TextDocument

/// The words on a picture of a page, and its size in points as its text stands upright.
struct RecognisedPage {
    var words: [TextWord]
    /// The lines of its tables.
    let rules: [Bounds]
    let width: Double
    let height: Double

    /// The words in reading order.
    var lines: [TextLine] { PageLayout(words: words, rules: rules).lines() }
}
