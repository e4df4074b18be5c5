import TextFolding

/// What a text is read by, to find dates in it: characters, or scalars where these are the same.
protocol DateSign {
    var isASCII: Bool { get }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isApostrophe: Bool { get }

    /// The text that signs make.
    static func text(_ signs: ArraySlice<Self>) -> String
}

extension Character: DateSign {
    var isApostrophe: Bool { self == "'" || self == "’" }

    static func text(_ signs: ArraySlice<Character>) -> String { String(signs) }
}

extension Unicode.Scalar: DateSign {
    var isApostrophe: Bool { self == "'" || self == "’" }

    static func text(_ signs: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: signs)
        return String(text)
    }
}
