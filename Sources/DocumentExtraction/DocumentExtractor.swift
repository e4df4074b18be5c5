import TextDocument

/// Bytes to laid-out text, one document at a time, page by page.
struct DocumentExtractor {
    private let engines: RecognitionEngines
    private let photos: PhotoLibrary?
    private let allowProcessorTime: (_ seconds: Int) -> Void

    /// - Parameters:
    ///   - language: Tesseract's name of the language that pictures are read in first.
    ///   - photos: decodes photos in HEIC format; nil where they cannot be read.
    ///   - allowProcessorTime: told how many more seconds of processor time the work at hand may take.
    init(
        language: String = "eng",
        photos: PhotoLibrary? = nil,
        allowProcessorTime: @escaping (_ seconds: Int) -> Void = { _ in }
    ) {
        engines = RecognitionEngines(language: language)
        self.photos = photos
        self.allowProcessorTime = allowProcessorTime
    }

    /// - Parameters:
    ///   - engines: which may be running already.
    ///   - photos: decodes photos in HEIC format; nil where they cannot be read.
    ///   - allowProcessorTime: told how many more seconds of processor time the work at hand may take.
    init(
        engines: RecognitionEngines,
        photos: PhotoLibrary?,
        allowProcessorTime: @escaping (_ seconds: Int) -> Void
    ) {
        self.engines = engines
        self.photos = photos
        self.allowProcessorTime = allowProcessorTime
    }

    /// Reads a document and hands its pages over as they are read.
    ///
    /// - Parameters:
    ///   - request: one file of any supported kind, or several pictures.
    ///   - emit: called for each page, in order.
    /// - Returns: the format, told by content.
    /// - Throws: why there is no text.
    func extract(_ request: ExtractionRequest, emit: (TextPage) -> Void) throws(ExtractionFailure) -> DocumentFormat {
        let limits = request.limits
        let files = try request.files.map { (bytes) throws(ExtractionFailure) in try identified(bytes, limits: limits) }
        guard let first = files.first else { throw .empty }
        guard files.count == 1 || files.allSatisfy(\.format.isImage) else { throw .unsupportedType }
        allowProcessorTime(limits.processorSeconds)
        let recogniser = PageRecogniser(engines: engines) {
            allowProcessorTime(limits.processorSecondsPerRecognisedPage)
        }
        var pagesWithText: Set<Int> = []
        let forward: (TextPage) -> Void = { page in
            if page.lines.isEmpty {
                pagesWithText.remove(page.number)
            } else {
                pagesWithText.insert(page.number)
            }
            emit(page)
        }
        switch first.format {
        case .pdf:
            try PDFReader(limits: limits, recogniser: recogniser, allowProcessorTime: allowProcessorTime)
                .read(first.bytes, emit: forward)
        case .docx:
            try DOCXReader(limits: limits).read(first.bytes, emit: forward)
        case .text:
            try PlainTextReader(limits: limits).read(first.bytes, emit: forward)
        case .rtf:
            try RTFReader(limits: limits).read(first.bytes, emit: forward)
        case .odt:
            try ODTReader(limits: limits).read(first.bytes, emit: forward)
        case .doc:
            try DOCReader(limits: limits).read(first.bytes, emit: forward)
        case .html:
            try HTMLReader(limits: limits).read(first.bytes, emit: forward)
        case .png, .jpeg, .tiff, .webp, .bmp, .heic:
            let pictures = PictureReader(
                limits: limits,
                recogniser: recogniser,
                photos: photos
            )
            try pictures.read(files, emit: forward)
        }
        guard !pagesWithText.isEmpty else { throw .noText }
        return first.format
    }

    private func identified(
        _ bytes: [UInt8],
        limits: ExtractionLimits
    ) throws(ExtractionFailure) -> (bytes: [UInt8], format: DocumentFormat) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.maximumBytes else { throw .tooLarge }
        guard let format = DocumentFormat(sniffing: bytes) else { throw .unsupportedType }
        return (bytes, format)
    }
}
