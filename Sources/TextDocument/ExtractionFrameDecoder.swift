/// Cuts a stream of bytes, arriving in pieces of any size, into frames.
package struct ExtractionFrameDecoder: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0

    package init() {}

    /// Whether no byte waits for the rest of its frame.
    package var isEmpty: Bool { start == buffer.count }

    /// Takes the next piece of the stream.
    package mutating func append(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next whole frame, or nil while more bytes are needed.
    package mutating func next() throws(ByteReader.Malformed) -> ExtractionFrame? {
        var reader = ByteReader(buffer[start...])
        guard reader.remaining >= ExtractionFrame.headerSize else { return nil }
        let kind = try reader.readByte()
        let length = Int(try reader.readUInt32())
        guard length <= ExtractionFrame.maximumBodySize else { throw ByteReader.Malformed() }
        guard reader.remaining >= length else { return nil }
        let body = try reader.readRaw(count: length)
        start += ExtractionFrame.headerSize + length
        return try ExtractionFrame(kind: kind, body: body)
    }
}
