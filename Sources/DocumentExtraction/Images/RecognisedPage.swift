import TextDocument

/// The words on a picture of a page, and its size in points as its text stands upright.
struct RecognisedPage {
    let words: [TextWord]
    let width: Double
    let height: Double
}
