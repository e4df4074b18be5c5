/// How much one document may cost.
package struct ExtractionLimits: Hashable, Sendable {
    /// Size of the file in bytes.
    package var maximumBytes = 10 * 1024 * 1024
    /// Pages that are read; a longer document is refused.
    package var maximumPages = 30
    /// Pages that are recognised from a picture; later ones are left out.
    package var maximumRecognisedPages = 10
    /// Pixels of one picture, decoded.
    package var maximumPixels = 40_000_000
    /// Bytes of all parts of a packed document, unpacked.
    package var maximumUnpackedBytes = 64 * 1024 * 1024
    /// Bytes of text, UTF-8.
    package var maximumTextBytes = 1024 * 1024
    /// Processor time in seconds a document may take, recognition apart.
    package var processorSeconds = 5
    /// Further processor seconds a recognised page may take.
    package var processorSecondsPerRecognisedPage = 5
    /// Wall-clock time in seconds until the process that reads the document is ended.
    package var wallSeconds = 60

    package init() {}
}
