/// The engines of a process: that of the configured language from the first page on, and that of the last other language
/// that a page was written in. More would take memory that large pictures need.
@safe final class RecognitionEngines {
    /// Tesseract's name of the language that pages are read in first, several joined by `+`.
    let language: String
    private var usual: RecognitionEngine?
    private var other: (language: String, engine: RecognitionEngine)?
    /// Languages that have no data on this machine.
    private var missing: Set<String> = []

    /// - Parameter language: Tesseract's name of the configured language, several joined by `+`.
    init(language: String) {
        self.language = language
    }

    /// Starts the engine of the configured language, if its data are there.
    func start() { _ = engine(for: language) }

    /// The engine of a language, started when it is first asked for.
    ///
    /// - Parameter language: Tesseract's name.
    /// - Returns: the one of the configured language for each of those that are joined in it; nil when data are missing or
    ///   memory does not suffice.
    func engine(for language: String) -> RecognitionEngine? {
        if language == self.language || self.language.split(separator: "+").contains(Substring(language)) {
            usual = usual ?? RecognitionEngine(language: self.language)
            return usual
        }
        if let other, other.language == language { return other.engine }
        guard !missing.contains(language) else { return nil }
        // The one before goes first, so that there never are three.
        other = nil
        guard let engine = RecognitionEngine(language: language) else {
            missing.insert(language)
            return nil
        }
        other = (language, engine)
        return engine
    }
}
