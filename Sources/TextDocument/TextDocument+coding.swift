extension TextDocument {
    /// Stands for a document that was read to its end, where else the code of a failure does.
    private static let complete = UInt8.max

    /// Appends the document in the form that is handed to an extractor.
    func encode(into writer: inout ByteWriter) {
        writer.write(format.rawValue)
        writer.write(incompleteBecause?.wireCode ?? Self.complete)
        writer.write(UInt32(pages.count))
        for page in pages { page.encode(into: &writer) }
    }

    init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        guard let format = DocumentFormat(rawValue: try reader.readByte()) else { throw ByteReader.Malformed() }
        let code = try reader.readByte()
        let failure = ExtractionFailure(wireCode: code)
        guard failure != nil || code == Self.complete else { throw ByteReader.Malformed() }
        var pages: [TextPage] = []
        for _ in 0..<(try reader.readCount(of: 1)) { pages.append(try TextPage(from: &reader)) }
        self.init(format: format, pages: pages, incompleteBecause: failure)
    }
}
