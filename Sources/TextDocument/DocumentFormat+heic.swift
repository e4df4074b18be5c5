extension DocumentFormat {
    /// Main brands of pictures that are compressed as HEVC (ISO/IEC 23008-12, annex B).
    private static let pictureBrands: Set = ["heic", "heix", "heim", "heis", "hevc"]
    /// Main brands that leave the compression open.
    private static let containerBrands: Set = ["mif1", "msf1"]
    /// Brands of pictures that are compressed as AV1.
    private static let otherBrands: Set = ["avif", "avis"]

    /// Whether a file is a photo as telephones store them: it begins with a box `ftyp` of a main brand, a version, and
    /// compatible brands, four bytes each (ISO/IEC 14496-12, 4.3).
    ///
    /// - Parameter bytes: the whole file, or its beginning.
    /// - Returns: false for pictures compressed as AV1, whose container is the same.
    package static func isHEIC(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let main = brand(at: 8, in: bytes)
        if pictureBrands.contains(main) { return true }
        guard containerBrands.contains(main) else { return false }
        let end = min(bytes[..<4].reduce(0) { $0 << 8 | Int($1) }, bytes.count, 4096)
        return !stride(from: 16, through: end - 4, by: 4).contains { otherBrands.contains(brand(at: $0, in: bytes)) }
    }

    private static func brand(at offset: Int, in bytes: [UInt8]) -> String {
        String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
}
