import TextFolding

extension StringProtocol {
    /// Whether a digit occurs; signs for numbers stand in names as well (千葉, 三重).
    var hasDigit: Bool { utf8.contains { $0.isPlainDigit } }
}
