import TextDocument

/// Recognises the pages of one document.
///
/// A page is read in the configured language first. Where what comes out is plainly written in another one, it is read
/// again in that: letters that a language does not have are never recognised in it. Further pages begin with the language
/// of the page before, so that a document in a foreign language costs one reading more in all. Where only names seem to be
/// in another language, the lines that are in doubt are read again in that.
final class PageRecogniser {
    private let engines: RecognitionEngines
    private let allowPage: () -> Void
    /// What the page before was written in; the configured language at first.
    private var language: String

    /// Dots per inch that Tesseract is trained for.
    static let resolution = 300.0

    /// - Parameters:
    ///   - engines: kept from document to document.
    ///   - allowPage: allows the processor time that reading a page takes.
    init(engines: RecognitionEngines, allowPage: @escaping () -> Void) {
        self.engines = engines
        self.allowPage = allowPage
        language = engines.language
    }

    /// The words of a drawing with their boxes in points, and the size of the page.
    ///
    /// - Parameter draw: draws the page in grey; nil when it cannot be drawn.
    /// - Returns: nil when recognition data are missing or memory does not suffice.
    func page(drawnBy draw: () -> GreyBitmap?) -> RecognisedPage? {
        allowPage()
        guard let drawing = draw(), let picture = Picture(drawing) else { return nil }
        return read(picture)
    }

    /// The words of a picture with their boxes in points, and the size of the page as its text stands upright.
    ///
    /// - Parameter picture: the page, any way up.
    /// - Returns: nil when recognition data are missing or memory does not suffice.
    func page(from picture: consuming Picture) -> RecognisedPage? {
        allowPage()
        return read(picture)
    }

    private func read(_ picture: consuming Picture) -> RecognisedPage? {
        guard let engine = engines.engine(for: language), let prepared = picture.prepared(),
            var page = engine.page(from: prepared)
        else { return nil }
        let largeLines = prepared.picture.largeLines(resolution: prepared.resolution)
        page.words = Self.withLargeType(largeLines, page.words, engine, prepared)
        let texts = page.words.map(\.text)
        guard let written = WrittenLanguage(of: texts, readAs: language) else {
            return withNames(in: WrittenLanguage.ofNames(in: texts, readAs: language), page, from: prepared)
        }
        guard let other = engines.engine(for: written.code) else { return page }
        allowPage()
        guard var again = other.page(from: prepared) else { return page }
        language = written.code
        again.words = Self.withLargeType(largeLines, again.words, other, prepared)
        again.words = RepeatedReading(first: page.words, second: again.words).words
        return again
    }

    private static func withLargeType(
        _ lines: [LargeLine],
        _ words: [TextWord],
        _ engine: RecognitionEngine,
        _ prepared: borrowing PreparedPicture
    ) -> [TextWord] {
        var type = LargeType(words: words)
        for line in type.doubtful(lines, scale: 72 / prepared.resolution) {
            type = type.with(line, readAs: engine.words(in: [line.box], of: prepared))
        }
        return type.words
    }

    /// The page with those of its doubtful lines in another language that this one is surer of.
    private func withNames(
        in language: String?,
        _ page: RecognisedPage,
        from prepared: borrowing PreparedPicture
    ) -> RecognisedPage {
        let lines = RepeatedReading.doubtfulLines(of: page.words)
        guard let language, !lines.isEmpty, let engine = engines.engine(for: language) else { return page }
        let again = engine.words(in: lines, of: prepared)
        var page = page
        page.words = RepeatedReading(first: page.words, second: again).surerLines
        return page
    }
}
