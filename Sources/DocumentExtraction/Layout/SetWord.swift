import TextDocument

/// A word as it was set: whether something painted parts it from the one before is known for PDFs alone.
struct SetWord {
    var word: TextWord
    /// Whether the page paints white space in front of it. That ends a word, however narrow it is.
    var isAfterSpace = false
}
