/// One document for the extractor: one file, or several pictures that are its pages in order; or a document that was read
/// before, which is only to be analysed.
package struct ExtractionRequest: Hashable, Sendable {
    /// The bytes of each file.
    package var files: [[UInt8]]
    /// What was read of it before; nil for a document that is to be read.
    package var document: TextDocument?
    /// How much the extractor may spend on them.
    package var limits: ExtractionLimits
    /// The day that open positions last until, for a document that is to be analysed too; nil for one of which only the
    /// text is wanted.
    package var today: CalendarDay?

    package init(files: [[UInt8]], limits: ExtractionLimits = ExtractionLimits(), today: CalendarDay? = nil) {
        self.files = files
        self.limits = limits
        self.today = today
    }

    package init(
        analysing document: TextDocument,
        limits: ExtractionLimits = ExtractionLimits(),
        today: CalendarDay
    ) {
        files = []
        self.document = document
        self.limits = limits
        self.today = today
    }

    private enum Content: UInt8 {
        case files = 0
        case document = 1
    }

    /// The request as it is handed to the extractor.
    package var bytes: [UInt8] {
        var body = ByteWriter()
        for limit in limitValues { body.write(UInt32(clamping: limit)) }
        // No day has the year 0.
        for part in [today?.year ?? 0, today?.month ?? 0, today?.day ?? 0] { body.write(UInt32(clamping: part)) }
        if let document {
            body.write(Content.document.rawValue)
            document.encode(into: &body)
        } else {
            body.write(Content.files.rawValue)
            body.write(UInt32(files.count))
            for file in files {
                body.write(UInt32(file.count))
                body.write(raw: file)
            }
        }
        return body.bytes
    }

    package init(bytes: ArraySlice<UInt8>) throws(ByteReader.Malformed) {
        var reader = ByteReader(bytes)
        limits = ExtractionLimits()
        limits.maximumBytes = Int(try reader.readUInt32())
        limits.maximumPages = Int(try reader.readUInt32())
        limits.maximumRecognisedPages = Int(try reader.readUInt32())
        limits.maximumPixels = Int(try reader.readUInt32())
        limits.maximumUnpackedBytes = Int(try reader.readUInt32())
        limits.maximumTextBytes = Int(try reader.readUInt32())
        limits.processorSeconds = Int(try reader.readUInt32())
        limits.processorSecondsPerRecognisedPage = Int(try reader.readUInt32())
        let day = CalendarDay(
            year: Int(try reader.readUInt32()),
            month: Int(try reader.readUInt32()),
            day: Int(try reader.readUInt32())
        )
        today = day.year == 0 ? nil : day
        files = []
        switch Content(rawValue: try reader.readByte()) {
        case .document:
            document = try TextDocument(from: &reader)
        case .files:
            for _ in 0..<(try reader.readCount(of: 4)) {
                files.append(Array(try reader.readRaw(count: Int(try reader.readUInt32()))))
            }
        case nil:
            throw ByteReader.Malformed()
        }
        guard reader.remaining == 0 else { throw ByteReader.Malformed() }
    }

    /// The limits that the extractor itself keeps, in the order in which they are written.
    private var limitValues: [Int] {
        [
            limits.maximumBytes, limits.maximumPages, limits.maximumRecognisedPages, limits.maximumPixels,
            limits.maximumUnpackedBytes, limits.maximumTextBytes, limits.processorSeconds,
            limits.processorSecondsPerRecognisedPage,
        ]
    }
}
