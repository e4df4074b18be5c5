/// The character references of web pages: the common names, and all numbers.
enum HTMLEntities {
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
        "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "sdot": "⋅", "lsquo": "‘", "rsquo": "’",
        "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹",
        "rsaquo": "›", "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
        "frac12": "½", "frac14": "¼", "frac34": "¾", "sect": "§", "para": "¶", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "larr": "←", "rarr": "→", "harr": "↔", "check": "✓", "star": "☆", "iexcl": "¡", "iquest": "¿",
        "ordf": "ª", "ordm": "º", "sup2": "²", "sup3": "³", "micro": "µ", "vert": "|", "verbar": "|", "lowbar": "_",
        "commat": "@", "period": ".", "comma": ",", "colon": ":", "sol": "/", "lpar": "(", "rpar": ")", "plus": "+",
        "num": "#", "hyphen": "‐", "newline": "\n", "tab": "\t",
        "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ",
        "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í",
        "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
        "ouml": "ö", "oslash": "ø", "oelig": "œ", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
        "yacute": "ý", "scaron": "š", "szlig": "ß",
        "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä", "Aring": "Å", "AElig": "Æ",
        "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Icirc": "Î",
        "Ntilde": "Ñ", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö", "Oslash": "Ø", "OElig": "Œ",
        "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý", "Scaron": "Š",
        "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"", "COPY": "©", "REG": "®", "NewLine": "\n", "Tab": "\t",
    ]
    /// Names that old pages write without a semicolon.
    private static let unterminated: Set<String> = ["amp", "lt", "gt", "quot", "nbsp"]
    private static let longestName = 8

    /// The text with its references resolved; what is none stays as it is.
    static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let scalars = Array(text.unicodeScalars)
        var resolved = String.UnicodeScalarView()
        var position = 0
        while position < scalars.count {
            if scalars[position] == "&", let (scalar, end) = reference(in: scalars, at: position + 1) {
                resolved.append(scalar)
                position = end
            } else {
                resolved.append(scalars[position])
                position += 1
            }
        }
        return String(resolved)
    }

    private static func reference(in scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, end: Int)? {
        if start < scalars.count, scalars[start] == "#" { return number(in: scalars, at: start + 1) }
        var name = ""
        var end = start
        while end < scalars.count, end - start < longestName, isAlphanumeric(scalars[end]) {
            name.unicodeScalars.append(scalars[end])
            end += 1
        }
        guard let scalar = names[name] else { return nil }
        if end < scalars.count, scalars[end] == ";" { return (scalar, end + 1) }
        // A longer name, or a parameter of an address.
        if end < scalars.count, isAlphanumeric(scalars[end]) || scalars[end] == "=" { return nil }
        return unterminated.contains(name) ? (scalar, end) : nil
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    private static func number(in scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, end: Int)? {
        let isHexadecimal = start < scalars.count && (scalars[start] == "x" || scalars[start] == "X")
        let first = isHexadecimal ? start + 1 : start
        var end = first
        var value: UInt32 = 0
        while end < scalars.count, let digit = Character(scalars[end]).hexDigitValue, scalars[end].isASCII,
            isHexadecimal || digit < 10
        {
            // No character has a number this large; it grows no further.
            value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
            end += 1
        }
        guard end > first else { return nil }
        if end < scalars.count, scalars[end] == ";" { end += 1 }
        return (scalar(value), end)
    }

    /// Numbers 0x80-0x9F mean Windows-1252, as browsers have it.
    private static func scalar(_ value: UInt32) -> Unicode.Scalar {
        if (0x80...0x9F).contains(value) {
            return TextDecoding.string(from: [UInt8(value)]).unicodeScalars.first ?? "\u{FFFD}"
        }
        return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
