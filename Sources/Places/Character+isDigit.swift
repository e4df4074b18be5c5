import TextFolding

extension Character {
    /// Whether it is a number and nothing else: signs for numbers stand in names as well (東京, 千葉).
    var isDigit: Bool { isNumber && !isLetter }
}
