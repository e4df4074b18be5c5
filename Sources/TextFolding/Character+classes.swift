// The standard library looks the properties of all characters up in tables of Unicode; most characters are ASCII, of
// which they are plain to see. What is declared here takes the place of what the standard library declares, and says
// the same.

extension UInt8 {
    /// Whether it is an ASCII letter.
    @inlinable package var isPlainLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    /// Whether it is an ASCII digit.
    @inlinable package var isPlainDigit: Bool { self &- UInt8(ascii: "0") < 10 }
    /// Whether it is an ASCII capital letter.
    @inlinable package var isPlainCapital: Bool { self &- UInt8(ascii: "A") < 26 }
    /// Whether it is a small ASCII letter.
    @inlinable package var isPlainSmall: Bool { self &- UInt8(ascii: "a") < 26 }
    /// Whether it is white space in ASCII.
    @inlinable package var isPlainSpace: Bool { self == 0x20 || self &- 9 < 5 }
}

extension Character {
    /// The first byte in UTF-8: below 0x80 it is the first scalar.
    @inlinable package var firstByte: UInt8 {
        let bytes = utf8
        return bytes[bytes.startIndex]
    }

    @usableFromInline var firstProperties: Unicode.Scalar.Properties {
        unicodeScalars[unicodeScalars.startIndex].properties
    }

    /// Whether it consists of one byte, or is a line feed behind a carriage return.
    @inlinable package var isASCII: Bool {
        let byte = firstByte
        return byte < 0x80 && (utf8.count == 1 || byte == 0x0D)
    }

    /// Whether it is a letter.
    @inlinable package var isLetter: Bool {
        let byte = firstByte
        return byte < 0x80 ? byte.isPlainLetter : firstProperties.isAlphabetic
    }

    /// Whether it is a digit or another number.
    @inlinable package var isNumber: Bool {
        let byte = firstByte
        return byte < 0x80 ? byte.isPlainDigit : firstProperties.numericType != nil
    }

    /// Whether it is a space of any kind.
    @inlinable package var isWhitespace: Bool {
        let byte = firstByte
        return byte < 0x80 ? byte.isPlainSpace : firstProperties.isWhitespace
    }

    /// Whether it is a capital letter.
    @inlinable package var isUppercase: Bool {
        let byte = firstByte
        return byte < 0x80 && utf8.count == 1 ? byte.isPlainCapital : isUppercaseBeyondASCII
    }

    /// Whether it is a small letter.
    @inlinable package var isLowercase: Bool {
        let byte = firstByte
        return byte < 0x80 && utf8.count == 1 ? byte.isPlainSmall : isLowercaseBeyondASCII
    }

    @usableFromInline var isUppercaseBeyondASCII: Bool {
        let text = String(self)
        if text.unicodeScalars.count == 1, firstProperties.isUppercase { return true }
        return text == text.uppercased() && text != text.lowercased()
    }

    @usableFromInline var isLowercaseBeyondASCII: Bool {
        let text = String(self)
        if text.unicodeScalars.count == 1, firstProperties.isLowercase { return true }
        return text == text.lowercased() && text != text.uppercased()
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter.
    @inlinable package var isLetter: Bool {
        value < 0x80 ? UInt8(truncatingIfNeeded: value).isPlainLetter : properties.isAlphabetic
    }

    /// Whether it is a digit or another number.
    @inlinable package var isNumber: Bool {
        value < 0x80 ? UInt8(truncatingIfNeeded: value).isPlainDigit : properties.numericType != nil
    }

    /// Whether it is a space of any kind.
    @inlinable package var isWhitespace: Bool {
        value < 0x80 ? UInt8(truncatingIfNeeded: value).isPlainSpace : properties.isWhitespace
    }
}
