import TextFolding

/// Names of towns in addresses that need no spaces, as Chinese, Japanese and Korean ones: "大阪府大阪市", "서울특별시".
enum EastAsianNames {
    /// Signs of divisions that are towns or parts of towns.
    private static let towns = ["특별자치시", "특별시", "광역시", "시", "구", "市", "区", "區", "都"]
    /// Signs of the others: without them, their names are often those of other towns.
    private static let others = ["특별자치도", "군", "省", "府", "県", "县", "縣", "道"]

    /// Whether a text has ideographs, kana or Hangul.
    static func isIn(_ text: Substring) -> Bool {
        text.unicodeScalars.contains { scalar in
            (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
                || (0xAC00...0xD7A3).contains(scalar.value)
        }
    }

    /// The names of towns, the largest division first as they are written.
    ///
    /// - Parameters:
    ///   - text: an address or a part of one.
    ///   - isName: whether a text is a town's name as it stands.
    /// - Returns: names without the signs of what they are, unless these belong to them.
    static func towns(in text: Substring, isName: (String) -> Bool) -> [String] {
        var names: [String] = []
        for word in text.split(separator: " ") {
            var rest = word
            while !rest.isEmpty {
                let (name, sign) = firstDivision(of: rest)
                rest = rest.dropFirst(name.count + sign.count)
                if sign.isEmpty || isName(name + sign) {
                    names.append(name + sign)
                } else if towns.contains(sign) {
                    names.append(String(name))
                }
            }
        }
        return names
    }

    /// A name of two signs or more, and the sign of its division.
    private static func firstDivision(of text: Substring) -> (name: Substring, sign: String) {
        for index in text.indices.dropFirst(2) {
            if let sign = (towns + others).first(where: text[index...].hasPrefix) { return (text[..<index], sign) }
        }
        return (text, "")
    }
}
