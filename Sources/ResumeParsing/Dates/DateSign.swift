import TextFolding

/// What a text is read by, to find dates in it: characters, or scalars where these are the same.
protocol DateSign {
    var isASCII: Bool { get }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isCapital: Bool { get }
    var isApostrophe: Bool { get }

    /// The text that signs make.
    static func text(_ signs: ArraySlice<Self>) -> String
}

extension Character: DateSign {
    var isCapital: Bool { isUppercase }
    var isApostrophe: Bool { unicodeScalars.allSatisfy(\.isApostrophe) }

    static func text(_ signs: ArraySlice<Character>) -> String { String(signs) }
}

extension Unicode.Scalar: DateSign {
    var isCapital: Bool { properties.isUppercase }
    /// Also those that keyboards and fonts offer in its stead.
    var isApostrophe: Bool {
        switch self {
        case "'", "’", "‘", "ʼ", "´", "`": true
        default: false
        }
    }

    static func text(_ signs: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: signs)
        return String(text)
    }
}
