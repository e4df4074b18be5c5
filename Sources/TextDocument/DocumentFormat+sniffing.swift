extension DocumentFormat {
    /// Tells the format from the content of a file; its name and declared type play no part.
    ///
    /// Nil for a format that cannot be read, and for no bytes at all.
    ///
    /// - Parameter bytes: the whole file.
    package init?(sniffing bytes: [UInt8]) {
        let head = Array(bytes.prefix(4096))
        guard let format = Self.bySignature(head) ?? Self.byPackage(bytes) ?? Self.byStorage(bytes) ?? Self.byText(head)
        else { return nil }
        self = format
    }

    private static func bySignature(_ head: [UInt8]) -> DocumentFormat? {
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if head.starts(with: [0x49, 0x49, 0x2A, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
        if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) { return .webp }
        // "BM", the file's length, four bytes that are 0.
        if head.starts(with: Array("BM".utf8)), head.count > 14, head[6..<10].allSatisfy({ $0 == 0 }) { return .bmp }
        if isHEIC(head) { return .heic }
        // Readers accept up to 1,024 bytes before the header of a PDF (PDF 1.7, annex H.3.4.1).
        if head.prefix(1029).firstRange(of: Array("%PDF-".utf8)) != nil { return .pdf }
        return nil
    }

    /// A package of parts names them in clear: a Word document has a main part, OpenDocument says what it is at the
    /// start.
    private static func byPackage(_ bytes: [UInt8]) -> DocumentFormat? {
        guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
        if bytes.prefix(128).firstRange(of: Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8)) != nil {
            return .odt
        }
        return bytes.firstRange(of: Array("word/document".utf8)) != nil ? .docx : nil
    }

    /// A compound file lists its streams in entries of 128 bytes, each with its name in UTF-16: a Word document has one
    /// of that name.
    private static func byStorage(_ bytes: [UInt8]) -> DocumentFormat? {
        guard bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) else { return nil }
        let name: [UInt8] = Array("WordDocument\0".utf8).flatMap { letter in [letter, UInt8(0)] }
        let entries = stride(from: 512, to: bytes.count - name.count, by: 128)
        return entries.contains { bytes[$0...].starts(with: name) } ? .doc : nil
    }

    /// Text has no control characters but white space, or says by a mark that it is UTF-16.
    private static func byText(_ head: [UInt8]) -> DocumentFormat? {
        guard !head.isEmpty else { return nil }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return .text }
        let start = String(decoding: head.prefix(1024), as: UTF8.self).lowercased().drop {
            $0.isWhitespace || $0 == "\u{FEFF}"
        }
        if start.hasPrefix("{\\rtf") { return .rtf }
        if ["<!doctype html", "<html"].contains(where: start.hasPrefix) { return .html }
        // Text that a program is to read, not a person.
        if ["<!doctype", "<?xml"].contains(where: start.hasPrefix) { return start.contains("<html") ? .html : nil }
        let controls = head.filter { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) || $0 == 0x7F }
        return controls.isEmpty ? .text : nil
    }
}
