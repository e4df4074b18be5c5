import TextFolding

/// What a text is read by, to find dates in it: characters, or scalars where these are the same.
protocol DateSign {
    var isASCII: Bool { get }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isCapital: Bool { get }
    var isApostrophe: Bool { get }
    /// In UTF-8.
    var byteCount: Int { get }
}

extension Character: DateSign {
    var isCapital: Bool { isUppercase }
    var isApostrophe: Bool { unicodeScalars.allSatisfy(\.isApostrophe) }
    var byteCount: Int { utf8.count }
}

extension Unicode.Scalar: DateSign {
    var isCapital: Bool {
        isASCII ? UInt8(truncatingIfNeeded: value).isPlainCapital : properties.isUppercase
    }
    /// Also those that keyboards and fonts offer in its stead.
    var isApostrophe: Bool {
        switch self {
        case "'", "’", "‘", "ʼ", "´", "`": true
        default: false
        }
    }
    var byteCount: Int { UTF8.width(self) }
}
