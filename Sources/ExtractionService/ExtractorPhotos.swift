/// Whether extractors read photos in HEIC format on this machine: they do where libheif is installed.
package enum ExtractorPhotos {
    /// Makes the question one about photos.
    private static let argument = "--photos"
    /// What such a one answers when asked whether it can read them.
    private static let answer = "HEIC"

    /// Starts an extractor that only tells.
    ///
    /// - Parameter configuration: names the program.
    /// - Returns: false also when the program does not start.
    package static func areReadable(by configuration: ExtractorConfiguration) async -> Bool {
        await ExtractorProbe.answer(to: [argument, "--probe"], of: configuration) == answer
    }
}
