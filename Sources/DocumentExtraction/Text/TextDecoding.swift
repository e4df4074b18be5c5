/// Bytes of a text file to a string, whatever common encoding they are in.
enum TextDecoding {
    /// Windows-1252, 0x80-0x9F, where it differs from Latin-1 (unicode.org, CP1252.TXT); unassigned codes stay
    /// controls.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// UTF-16 and UTF-8 by their marks, UTF-8 where the bytes are, else Windows-1252.
    static func string(from bytes: [UInt8]) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittleEndian: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittleEndian: false) }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if let utf8 = String(validating: body, as: UTF8.self) { return utf8 }
        var scalars = String.UnicodeScalarView()
        for byte in body {
            let value = (0x80...0x9F).contains(byte) ? windows1252[Int(byte) - 0x80] : UInt32(byte)
            scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return String(scalars)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> String {
        let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            isLittleEndian
                ? UInt16(bytes[index + 1]) << 8 | UInt16(bytes[index])
                : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        return String(decoding: pairs, as: UTF16.self)
    }
}
