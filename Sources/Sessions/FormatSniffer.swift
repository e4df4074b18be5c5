import TextDocument

/// Tells the formats of uploaded files, and holds at most one whole file in memory meanwhile.
///
/// An actor because that makes those wait whose files have to be read to their end.
actor FormatSniffer {
    /// The format of a file; nil for one that cannot be read.
    ///
    /// - Parameter file: the file.
    /// - Returns: its format.
    /// - Throws: `unavailable` when the file is gone.
    func format(of file: any UploadedFile) throws(SessionStoreError) -> DocumentFormat? {
        let head = file.head
        if let format = DocumentFormat(sniffing: head) { return format }
        // A package can name its parts, and a compound file its streams, at the very end.
        guard file.byteCount > head.count, Self.hasDirectory(head) else { return nil }
        return DocumentFormat(sniffing: [UInt8](try file.contents()))
    }

    /// Whether a file begins as those do that list at any place what is in them.
    private static func hasDirectory(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0xD0, 0xCF, 0x11, 0xE0])
    }
}
