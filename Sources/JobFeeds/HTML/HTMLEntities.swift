/// The entities of HTML that texts of postings hold.
enum HTMLEntities {
    private static let longest = 10

    private static let named: [String: String] = [
        "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "amp": "&", "ndash": "–", "mdash": "—",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "sbquo": "‚", "bdquo": "„", "laquo": "«",
        "raquo": "»", "bull": "•", "middot": "·", "hellip": "…", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
        "copy": "©", "reg": "®", "trade": "™", "deg": "°", "times": "×", "rarr": "→", "ensp": " ", "emsp": " ",
        "thinsp": " ", "zwnj": "", "shy": "", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "agrave": "à", "acirc": "â", "ccedil": "ç", "egrave": "è", "eacute": "é",
        "ecirc": "ê", "icirc": "î", "ocirc": "ô", "oacute": "ó", "ntilde": "ñ", "aacute": "á", "iacute": "í",
        "uacute": "ú", "atilde": "ã", "otilde": "õ", "oslash": "ø", "aring": "å", "aelig": "æ", "sect": "§",
    ]

    /// The bytes with each entity resolved once: what an ampersand unveils is text.
    static func resolved(_ bytes: [UInt8]) -> [UInt8] {
        guard var position = bytes.firstIndex(of: UInt8(ascii: "&")) else { return bytes }
        var result = Array(bytes[..<position])
        result.reserveCapacity(bytes.count)
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&"), let (text, end) = entity(in: bytes, at: position) {
                result.append(contentsOf: text.utf8)
                position = end
            } else {
                result.append(byte)
                position += 1
            }
        }
        return result
    }

    private static func entity(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        let first = start + 1
        var end = first
        while end < bytes.count, end - first <= longest, bytes[end] != UInt8(ascii: ";") {
            let byte = bytes[end]
            let isPart =
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "#")
            guard isPart else { return nil }
            end += 1
        }
        guard end < bytes.count, end > first, bytes[end] == UInt8(ascii: ";") else { return nil }
        let name = String(decoding: bytes[first..<end], as: UTF8.self)
        guard name.utf8.first == UInt8(ascii: "#") else { return named[name].map { ($0, end + 1) } }
        let digits = name.dropFirst()
        let isHexadecimal = digits.utf8.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        // checked: nil beyond 32 bits, and never calculated with
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, let scalar = Unicode.Scalar(number) else { return nil }
        // A space that does not break is a space, and a control character is none of the text.
        let text = number == 0xA0 || number < 0x20 ? " " : String(Character(scalar))
        return (text, end + 1)
    }
}
