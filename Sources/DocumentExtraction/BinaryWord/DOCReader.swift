import TextDocument

/// Reads binary Word documents of Word 97 to 2003: headers, body with tables, text boxes, footers.
/// Of Word 6 and 95 it reads the text alone.
struct DOCReader {
    let limits: ExtractionLimits

    func read(_ bytes: [UInt8], emit: (TextPage) -> Void) throws(ExtractionFailure) {
        let file = try CompoundFile(bytes)
        guard let document = try file.stream(named: "WordDocument") else { throw .unsupportedType }
        let information = try DOCInformation(document)
        guard !information.isEncrypted else { throw .encrypted }
        let blocks =
            try information.isOld
            ? oldBlocks(of: document, information)
            : blocks(of: document, information, in: file)
        let pages = FlowLayout.pages(of: blocks)
        try limits.check(pages)
        pages.forEach(emit)
    }

    private func oldBlocks(
        of document: LittleEndianBytes,
        _ information: DOCInformation
    ) throws(ExtractionFailure) -> [FlowBlock] {
        // The pieces of a document that was changed are in an order that only tables of another kind tell.
        guard !information.isComplex else { throw .unsupportedType }
        let text = try DOCText(old: information.oldText, of: document, maximumCount: limits.maximumTextBytes)
        let none = LittleEndianBytes([])
        var parser = DOCParser(
            text: text,
            information: information,
            document: document,
            table: none,
            data: none,
            maximumTextBytes: limits.maximumTextBytes
        )
        return try parser.blocks(of: 0..<text.units.count)
    }

    private func blocks(
        of document: LittleEndianBytes,
        _ information: DOCInformation,
        in file: CompoundFile
    ) throws(ExtractionFailure) -> [FlowBlock] {
        guard let table = try file.stream(named: information.tableStream) else { throw .damaged }
        let text = try DOCText(
            pieces: information.range(of: .pieces),
            in: table,
            of: document,
            maximumCount: limits.maximumTextBytes
        )
        var parser = DOCParser(
            text: text,
            information: information,
            document: document,
            table: table,
            data: try file.stream(named: "Data") ?? LittleEndianBytes([]),
            maximumTextBytes: limits.maximumTextBytes
        )
        let margins = DOCMargins(text: text, information: information, table: table)
        var blocks: [FlowBlock] = []
        for range in margins.headers { blocks += try parser.blocks(of: range) }
        for story in [DOCInformation.Story.headerBoxes, .body, .boxes] {
            blocks += try parser.blocks(of: information.characters(of: story, count: text.units.count))
        }
        for range in margins.footers { blocks += try parser.blocks(of: range) }
        return blocks
    }
}
