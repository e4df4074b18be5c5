/// Searches in texts by their bytes; what is found begins and ends where characters do.
@usableFromInline
enum ByteSearch {
    /// The scalar that begins at a place, and how many bytes it has.
    @inlinable
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = unsafe bytes[index]
        guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first & (0x7F >> UInt8(length)))
        for offset in 1..<length { value = unsafe value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// Whether all bytes are ASCII, none of them the carriage return that can make one character with what follows.
    static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var sum: UInt8 = 0
        var hasReturn = false
        for index in bytes.indices {
            let byte = unsafe bytes[index]
            sum |= byte
            hasReturn = hasReturn || byte == 0x0D
        }
        return sum < 0x80 && !hasReturn
    }

    /// Whether each scalar certainly is a character.
    static func hasSingleScalars(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = unsafe bytes[index]
            if byte < 0x80 {
                guard byte != 0x0D else { return false }
                index += 1
            } else if (0xC2...0xC9).contains(byte) {
                index += 2
            } else if unsafe isPunctuation(bytes, index) {
                index += 3
            } else {
                return false
            }
        }
        return true
    }

    /// Whether a byte occurs.
    static func has(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            if unsafe bytes[index] == byte { return true }
            index += 1
        }
        return false
    }

    /// How many runs of bytes other than spaces there are.
    static func words(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        var isInside = false
        for index in bytes.indices {
            let byte = unsafe bytes[index]
            let isSpace = byte == 0x20
            if !isSpace, !isInside { count += 1 }
            isInside = !isSpace
        }
        return count
    }

    /// Where the bytes of a text stand in those of another, be it within a character.
    ///
    /// - Parameters:
    ///   - pattern: what is looked for.
    ///   - text: where.
    ///   - start: the first place that is looked at.
    /// - Returns: the place, in bytes.
    static func first(
        _ pattern: UnsafeBufferPointer<UInt8>,
        in text: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> Int? {
        guard let first = unsafe pattern.first, let second = unsafe pattern.dropFirst().first else {
            return unsafe pattern.first.map { unsafe place(of: $0, in: text, from: start) } ?? start
        }
        let last = text.count - pattern.count
        var index = start
        while index <= last {
            // Most separators begin with a space, of which there are many.
            if unsafe text[index + 1] == second && text[index] == first, unsafe matches(pattern, in: text, at: index) {
                return index
            }
            index += 1
        }
        return nil
    }

    private static func place(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < text.count {
            if unsafe text[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// Whether a text stands at a place of another.
    static func matches(
        _ pattern: UnsafeBufferPointer<UInt8>,
        in text: UnsafeBufferPointer<UInt8>,
        at start: Int
    ) -> Bool {
        guard start >= 0, start + pattern.count <= text.count else { return false }
        var index = 0
        while index < pattern.count {
            guard unsafe text[start + index] == pattern[index] else { return false }
            index += 1
        }
        return true
    }

    /// Whether characters certainly part here.
    static func isBetween(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index > 0, index < text.count else { return true }
        let before = unsafe text[index - 1]
        let behind = unsafe text[index]
        if before < 0x80 {
            // Latin letters with diacritics and signs are no marks upon what stands before them; nor are dashes and
            // bullets.
            if behind < 0x80 { return !(before == 0x0D && behind == 0x0A) }
            return unsafe (0xC2...0xC9).contains(behind) || isPunctuation(text, index)
        }
        // What joins a letter to what follows is beyond these.
        return unsafe behind < 0x80
            && (index >= 2 && (0xC2...0xC9).contains(text[index - 2]) || index >= 3 && isPunctuation(text, index - 3))
    }

    /// U+2010 to U+203F.
    private static func isPunctuation(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        unsafe index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] >= 0x90
    }
}
