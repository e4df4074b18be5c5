/// One document for the extractor: one file, or several pictures that are its pages in order.
package struct ExtractionRequest: Hashable, Sendable {
    /// The bytes of each file.
    package var files: [[UInt8]]
    /// How much the extractor may spend on them.
    package var limits: ExtractionLimits

    package init(files: [[UInt8]], limits: ExtractionLimits = ExtractionLimits()) {
        self.files = files
        self.limits = limits
    }

    /// The request as it is written to the extractor, its own length in front.
    package var frame: [UInt8] {
        var body = ByteWriter()
        for limit in limitValues { body.write(UInt32(clamping: limit)) }
        body.write(UInt32(files.count))
        for file in files {
            body.write(UInt32(file.count))
            body.write(raw: file)
        }
        var frame = ByteWriter()
        frame.write(UInt32(body.bytes.count))
        frame.write(raw: body.bytes)
        return frame.bytes
    }

    /// Reads the body of a frame, without the length in front.
    package init(body: ArraySlice<UInt8>) throws(ByteReader.Malformed) {
        var reader = ByteReader(body)
        var limits = ExtractionLimits()
        limits.maximumBytes = Int(try reader.readUInt32())
        limits.maximumPages = Int(try reader.readUInt32())
        limits.maximumRecognisedPages = Int(try reader.readUInt32())
        limits.maximumPixels = Int(try reader.readUInt32())
        limits.maximumUnpackedBytes = Int(try reader.readUInt32())
        limits.maximumTextBytes = Int(try reader.readUInt32())
        limits.processorSeconds = Int(try reader.readUInt32())
        limits.processorSecondsPerRecognisedPage = Int(try reader.readUInt32())
        var files: [[UInt8]] = []
        for _ in 0..<(try reader.readCount(of: 4)) {
            files.append(Array(try reader.readRaw(count: Int(try reader.readUInt32()))))
        }
        self.init(files: files, limits: limits)
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
