/// The languages that extractors tell apart in pictures, by Tesseract's names.
package struct ExtractorLanguages: Sendable {
    /// Those that pages are read in on this machine.
    package private(set) var installed: [String] = []
    /// Those whose data are not there.
    package private(set) var missing: [String] = []

    /// Starts an extractor that only tells; nil when the program does not start.
    ///
    /// - Parameter configuration: names the program.
    package init?(toldBy configuration: ExtractorConfiguration) async {
        guard let answer = await ExtractorProbe.answer(to: ["--languages"], of: configuration) else { return nil }
        for name in answer.split(separator: " ") {
            if name.hasPrefix("+") { installed.append(String(name.dropFirst())) }
            if name.hasPrefix("-") { missing.append(String(name.dropFirst())) }
        }
    }
}
