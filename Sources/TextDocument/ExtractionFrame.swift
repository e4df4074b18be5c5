/// What the extractor answers, piece by piece: pages as they are read, then exactly one `finished` or `failed`; behind
/// `finished`, where the document is analysed too, exactly one `analysed`.
package enum ExtractionFrame: Hashable, Sendable {
    case page(TextPage)
    case finished(DocumentFormat)
    case failed(ExtractionFailure)
    case analysed(DocumentFindings)

    /// Bytes of the header: kind and length of the body.
    package static let headerSize = 5
    /// The longest body that is accepted, in bytes.
    package static let maximumBodySize = 64 * 1024 * 1024

    package enum Kind: UInt8, Sendable {
        case page = 1
        case finished = 2
        case failed = 3
        case analysed = 4
    }

    /// The frame with its header.
    package var bytes: [UInt8] {
        var body = ByteWriter()
        let kind: Kind
        switch self {
        case .page(let page):
            kind = .page
            page.encode(into: &body)
        case .finished(let format):
            kind = .finished
            body.write(format.rawValue)
        case .failed(let failure):
            kind = .failed
            body.write(failure.wireCode)
        case .analysed(let findings):
            kind = .analysed
            body.write(findings.microseconds)
            body.write(raw: findings.bytes)
        }
        var frame = ByteWriter()
        frame.write(kind.rawValue)
        frame.write(UInt32(body.bytes.count))
        frame.write(raw: body.bytes)
        return frame.bytes
    }

    /// Reads a body of some kind, of which nothing may be left over.
    init(kind: UInt8, body: ArraySlice<UInt8>) throws(ByteReader.Malformed) {
        var reader = ByteReader(body)
        switch Kind(rawValue: kind) {
        case .page:
            self = .page(try TextPage(from: &reader))
        case .finished:
            guard let format = DocumentFormat(rawValue: try reader.readByte()) else { throw ByteReader.Malformed() }
            self = .finished(format)
        case .failed:
            guard let failure = ExtractionFailure(wireCode: try reader.readByte()) else { throw ByteReader.Malformed() }
            self = .failed(failure)
        case .analysed:
            let microseconds = try reader.readUInt32()
            guard reader.remaining <= DocumentFindings.maximumSize else { throw ByteReader.Malformed() }
            let bytes = Array(try reader.readRaw(count: reader.remaining))
            self = .analysed(DocumentFindings(microseconds: microseconds, bytes: bytes))
        case nil:
            throw ByteReader.Malformed()
        }
        guard reader.remaining == 0 else { throw ByteReader.Malformed() }
    }
}
