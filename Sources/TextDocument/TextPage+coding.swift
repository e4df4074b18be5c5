extension TextPage {
    /// Appends the page in the form that crosses the pipe.
    package func encode(into writer: inout ByteWriter) {
        writer.write(UInt32(number))
        writer.write(Float(width))
        writer.write(Float(height))
        writer.write(origin.rawValue)
        writer.write(UInt32(lines.count))
        for line in lines {
            writer.write(UInt32(line.block))
            writer.write(UInt32(line.words.count))
            for word in line.words { word.encode(into: &writer) }
        }
        writer.write(UInt32(hiddenWords.count))
        for word in hiddenWords { writer.write(word) }
    }

    package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        let number = Int(try reader.readUInt32())
        let width = try reader.readNumber(in: 0...Bounds.farthest)
        let height = try reader.readNumber(in: 0...Bounds.farthest)
        guard let origin = Origin(rawValue: try reader.readByte()) else { throw ByteReader.Malformed() }
        var lines: [TextLine] = []
        for _ in 0..<(try reader.readCount(of: 8)) {
            let block = Int(try reader.readUInt32())
            var words: [TextWord] = []
            for _ in 0..<(try reader.readCount(of: TextWord.leastEncodedSize)) {
                words.append(try TextWord(from: &reader))
            }
            lines.append(TextLine(words: words, block: block))
        }
        var hiddenWords: [String] = []
        for _ in 0..<(try reader.readCount(of: 4)) {
            hiddenWords.append(try reader.readString())
        }
        self.init(
            number: number,
            width: width,
            height: height,
            origin: origin,
            lines: lines,
            hiddenWords: hiddenWords
        )
    }
}

extension TextWord {
    private static let boldFlag: UInt8 = 1
    private static let italicFlag: UInt8 = 2
    private static let linkFlag: UInt8 = 4
    private static let cellFlag: UInt8 = 8

    /// Text length, four edges, size, confidence, flags.
    fileprivate static let leastEncodedSize = 4 + 4 * 4 + 4 + 4 + 1

    fileprivate func encode(into writer: inout ByteWriter) {
        writer.write(text)
        for edge in [box.left, box.top, box.right, box.bottom] { writer.write(Float(edge)) }
        writer.write(Float(fontSize))
        writer.write(Float(confidence))
        var flags: UInt8 = 0
        if isBold { flags |= Self.boldFlag }
        if isItalic { flags |= Self.italicFlag }
        if link != nil { flags |= Self.linkFlag }
        if startsCell { flags |= Self.cellFlag }
        writer.write(flags)
        if let link { writer.write(link) }
    }

    fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
        let text = try reader.readString()
        let edges = -Bounds.farthest...Bounds.farthest
        let left = try reader.readNumber(in: edges)
        let top = try reader.readNumber(in: edges)
        let right = try reader.readNumber(in: edges)
        let bottom = try reader.readNumber(in: edges)
        let fontSize = try reader.readNumber(in: 0...TextWord.largestSize)
        let confidence = try reader.readNumber(in: 0...1)
        let flags = try reader.readByte()
        self.init(
            text: text,
            box: Bounds(left: left, top: top, right: right, bottom: bottom),
            fontSize: fontSize,
            isBold: flags & Self.boldFlag != 0,
            isItalic: flags & Self.italicFlag != 0,
            confidence: confidence,
            link: flags & Self.linkFlag != 0 ? try reader.readString() : nil
        )
        startsCell = flags & Self.cellFlag != 0
    }
}
