extension TextDocument {
    /// Lines of a document that are looked at; the longest résumés have a few hundred.
    private static let mostLines = 2_500
    /// Words of a line that are looked at.
    private static let mostWordsPerLine = 200
    /// Characters of a word that are looked at.
    private static let mostCharactersPerWord = 100

    /// The document without what no résumé has: the time that analysis takes must not depend on what somebody sends.
    package var bounded: TextDocument {
        var left = Self.mostLines
        var bounded = self
        bounded.pages = pages.map { page in
            var page = page
            page.lines = page.lines.prefix(left).map { line in
                var line = line
                line.words = line.words.prefix(Self.mostWordsPerLine).map { word in
                    guard word.text.utf8.count > Self.mostCharactersPerWord else { return word }
                    var word = word
                    word.text = String(word.text.prefix(Self.mostCharactersPerWord))
                    return word
                }
                return line
            }
            left -= page.lines.count
            return page
        }
        return bounded
    }
}
