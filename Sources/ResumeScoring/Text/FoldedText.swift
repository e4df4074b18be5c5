import TextDocument
import TextFolding

/// A text cut into folded words: lower case, without diacritics, with the signs that belong to names of skills (`c++`,
/// `node.js`).
///
/// It cuts as `foldedTokens` does, over UTF-8 and in one pass.
struct FoldedText: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var tokens: [TextToken] = []

    /// What the pass knows about the word it is in.
    private var open = TextToken(start: 0, end: 0, number: 0, lettersNumber: 0, form: [])
    private var isOpen = false
    private var opensSentence = true
    private var previous = UInt8(ascii: " ")

    init() {}

    init(_ text: String) {
        append(text)
        finish()
    }

    init(_ words: [TextWord]) {
        bytes.reserveCapacity(words.count * 8)
        tokens.reserveCapacity(words.count + 4)
        for word in words {
            append(word.text)
            separate(by: UInt8(ascii: " "))
        }
        finish()
    }

    /// The folded letters of a word.
    func bytes(of token: TextToken) -> ArraySlice<UInt8> {
        bytes[Int(token.start)..<Int(token.end)]  // checked: widens the type
    }

    /// A folded word as a string, for messages.
    func word(_ token: TextToken) -> String { String(decoding: bytes(of: token), as: UTF8.self) }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { (utf8: UnsafeBufferPointer<UInt8>) in
            var index = 0
            while index < utf8.count {
                let byte = unsafe utf8[index]
                if byte < 0x80 {
                    let next = unsafe index + 1 < utf8.count ? utf8[index + 1] : UInt8(ascii: " ")
                    appendASCII(byte, next: next)
                    index += 1
                } else {
                    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                    let end = min(index + length, utf8.count)
                    let scalar = unsafe UTF8Scalar.decode(utf8[index..<end])
                    let next = unsafe end < utf8.count ? utf8[end] : UInt8(ascii: " ")
                    appendScalar(scalar, next: next)
                    index = end
                }
            }
        }
    }

    private mutating func appendASCII(_ byte: UInt8, next: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): add(byte, as: .hasLetter)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            add(byte | 0x20, as: isOpen ? [.hasLetter, .hasInnerCapital] : [.hasLetter, .isCapitalised])
        case UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte, as: .hasDigit)
        case UInt8(ascii: "+"), UInt8(ascii: "#"):
            if isOpen { add(byte, as: .isSpecial) } else { separate(by: byte) }
        case UInt8(ascii: "."):
            if isOpen, Self.continuesWord(next) {
                add(byte, as: .isSpecial)
            } else if !isOpen, previous == UInt8(ascii: " "), Self.isLetter(next) {
                add(byte, as: .isSpecial)
            } else {
                separate(by: byte)
            }
        case UInt8(ascii: "'"):
            if isOpen, Self.continuesWord(next) { open.form.insert(.isSpecial) } else { separate(by: byte) }
        case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"):
            if isOpen { open.form.insert(.isPart) }
            separate(by: byte)
        default: separate(by: byte)
        }
    }

    private mutating func appendScalar(_ scalar: Unicode.Scalar, next: UInt8) {
        switch scalar.value {
        case 0x2018, 0x2019:
            if isOpen, Self.continuesWord(next) { open.form.insert(.isSpecial) } else { separate(by: 0x27) }
        case 0xAD, 0x2010, 0x2011: appendASCII(UInt8(ascii: "-"), next: next)
        case 0xA0: separate(by: UInt8(ascii: " "))
        case 0x300...0x36F: break
        case 0xC0...0x24F where scalar.value != 0xD7 && scalar.value != 0xF7, 0x1E00...0x1EFF:
            let isUpper = scalar.properties.isUppercase
            let form: TextToken.Form = isUpper ? isOpen ? .hasInnerCapital : .isCapitalised : []
            for byte in String(scalar).folded.utf8 { add(byte, as: form.union([.hasLetter, .isSpecial])) }
        default:
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                separate(by: UInt8(ascii: ","))
                return
            }
            for byte in scalar.properties.lowercaseMapping.utf8 { add(byte, as: [.hasLetter, .isSpecial]) }
        }
    }

    @inline(__always)
    private mutating func add(_ byte: UInt8, as form: TextToken.Form) {
        if !isOpen {
            open = TextToken(
                start: Int32(bytes.count),
                end: 0,
                number: WordNumber.seed,
                lettersNumber: WordNumber.seed,
                form: opensSentence ? .opensSentence : []
            )
            switch previous {
            case UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "-"): open.form.insert(.isPart)
            default: break
            }
            isOpen = true
            opensSentence = false
        }
        bytes.append(byte)
        open.number = WordNumber.adding(byte, to: open.number)
        if form != .hasDigit { open.lettersNumber = WordNumber.adding(byte, to: open.lettersNumber) }
        open.form.formUnion(form)
        previous = byte
    }

    /// Behind these a full stop ends no sentence.
    private static let titles = WordNumber.set(["mr", "mrs", "ms", "dr", "st", "prof", "vs"])

    @inline(__always)
    private mutating func separate(by byte: UInt8) {
        let title = isOpen && byte == UInt8(ascii: ".") ? open.number : nil
        finish()
        if let title, Self.titles.contains(title) {
            previous = byte
            return
        }
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";")
            || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
        {
            opensSentence = true
        }
        previous = byte
    }

    private mutating func finish() {
        guard isOpen else { return }
        isOpen = false
        open.end = Int32(bytes.count)
        tokens.append(open)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private static func continuesWord(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}

/// One character out of its bytes.
private enum UTF8Scalar {
    static func decode(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
        var value: UInt32 = 0
        unsafe bytes.enumerated().forEach { offset, byte in
            if offset == 0 {
                let bits: UInt8 = byte >= 0xF0 ? 0x07 : byte >= 0xE0 ? 0x0F : 0x1F
                value = UInt32(byte & bits)  // checked: widens a byte
            } else {
                value = value << 6 | UInt32(byte & 0x3F)  // checked: a shift drops what has no room
            }
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
