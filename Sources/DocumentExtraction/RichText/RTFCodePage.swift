/// What the bytes of a document stand for.
enum RTFCodePage {
    case latin1
    case windows1250
    case windows1251
    case windows1252
    case windows1253
    case windows1254
    case windows1257
    /// Fonts of signs: their characters are private.
    case symbol

    /// The code page of a document, `\ansicpg`; those that are not known are read as Latin-1.
    init(number: Int) {
        self =
            switch number {
            case 1250: .windows1250
            case 1251: .windows1251
            case 0, 1252: .windows1252
            case 1253: .windows1253
            case 1254: .windows1254
            case 1257: .windows1257
            default: .latin1
            }
    }

    /// The code page of a font, `\fcharset`; nil where the document's counts.
    init?(characterSet: Int) {
        switch characterSet {
        case 2: self = .symbol
        case 161: self = .windows1253
        case 162: self = .windows1254
        case 186: self = .windows1257
        case 204: self = .windows1251
        case 238: self = .windows1250
        default: return nil
        }
    }

    func scalar(for byte: UInt8) -> Unicode.Scalar {
        if self == .symbol, byte > 0x20 { return Unicode.Scalar(0xF000 + UInt32(byte)) ?? "\u{FFFD}" }
        guard byte >= 0x80, let table = upperHalf else { return Unicode.Scalar(byte) }
        let index = Int(byte) - 0x80
        return table.indices.contains(index) ? table[index] : "\u{FFFD}"
    }

    private var upperHalf: [Unicode.Scalar]? {
        switch self {
        case .latin1, .symbol: nil
        case .windows1250: Self.upper1250
        case .windows1251: Self.upper1251
        case .windows1252: Self.upper1252
        case .windows1253: Self.upper1253
        case .windows1254: Self.upper1254
        case .windows1257: Self.upper1257
        }
    }

    // MARK: 0x80-0xFF, sixteen a row; U+FFFD where nothing is assigned

    /// A lone byte of the upper half is no UTF-8.
    private static let upper1252 = (UInt8(0x80)...UInt8(0xFF)).flatMap {
        Array(TextDecoding.string(from: [$0]).unicodeScalars)
    }

    /// Central European.
    private static let upper1250 = Array(
        """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\
        \u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
        \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż\
        °±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ\
        ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîď\
        đńňóôőö÷řůúűüýţ˙
        """.unicodeScalars
    )

    /// Cyrillic.
    private static let upper1251 = Array(
        """
        ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ\
        ђ‘’“”•–—\u{FFFD}™љ›њќћџ\
        \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї\
        °±Ііґµ¶·ё№є»јЅѕї\
        АБВГДЕЖЗИЙКЛМНОП\
        РСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмноп\
        рстуфхцчшщъыьэюя
        """.unicodeScalars
    )

    /// Greek.
    private static let upper1253 = Array(
        """
        €\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―\
        °±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
        ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟ\
        ΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
        ΰαβγδεζηθικλμνξο\
        πρςστυφχψωϊϋόύώ\u{FFFD}
        """.unicodeScalars
    )

    /// Turkish.
    private static let upper1254 = Array(
        """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\
        \u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\
        \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯\
        °±²³´µ¶·¸¹º»¼½¾¿\
        ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ\
        ĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
        àáâãäåæçèéêëìíîï\
        ğñòóôõö÷øùúûüışÿ
        """.unicodeScalars
    )

    /// Baltic.
    private static let upper1257 = Array(
        """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}¨ˇ¸\
        \u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}¯˛\u{FFFD}\
        \u{A0}\u{FFFD}¢£¤\u{FFFD}¦§Ø©Ŗ«¬\u{AD}®Æ\
        °±²³´µ¶·ø¹ŗ»¼½¾æ\
        ĄĮĀĆÄÅĘĒČÉŹĖĢĶĪĻ\
        ŠŃŅÓŌÕÖ×ŲŁŚŪÜŻŽß\
        ąįāćäåęēčéźėģķīļ\
        šńņóōõö÷ųłśūüżž˙
        """.unicodeScalars
    )
}
