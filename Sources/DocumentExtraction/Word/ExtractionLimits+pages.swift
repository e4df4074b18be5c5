import TextDocument

extension ExtractionLimits {
    /// Refuses pages that are more, or hold more text, than one document may have.
    ///
    /// Text is counted as it is handed over: decoded, with the bullets that the layout put in, and with an address once
    /// for each word that links to it.
    func check(_ pages: [TextPage]) throws(ExtractionFailure) {
        guard pages.count <= maximumPages else { throw .tooLarge }
        var size = 0
        for line in pages.lazy.flatMap(\.lines) {
            for word in line.words { size += word.text.utf8.count + 1 + (word.link?.utf8.count ?? 0) }
            size -= 1
        }
        guard size <= maximumTextBytes else { throw .tooLarge }
    }
}
