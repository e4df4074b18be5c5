package import Foundation

extension FeedFormat {
    /// Makes sure that a document may be in the format that somebody named.
    ///
    /// Formats hold some of the same names, so that much of a document could be taken for postings of another format, with
    /// half of what they say lost.
    ///
    /// - Parameter data: the document, or its first 256 KiB.
    /// - Throws: what it looks like, where that is something else.
    package func check(_ data: Data) throws(FeedError) {
        let shown = FeedFormat(sniffing: data, preferring: self)
        if let shown, shown != self { throw .otherFormat(expected: self, shown: shown) }
        guard shown == nil, self == .ndjson, !Self.hasLinesOfJSON(data) else { return }
        throw .wrongShape(expected: self, found: DocumentLook.words(for: data))
    }
}
