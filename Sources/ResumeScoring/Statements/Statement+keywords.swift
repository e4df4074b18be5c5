import TextFolding

extension Statement {
    /// So many words with a mark between nearly all of them make a list.
    private static let leastListed = 5
    /// From so many marks between words on, a statement may be a list.
    private static let leastMarks = 8
    /// From so many words on, capitals alone tell a list without marks.
    private static let leastCapitals = 10

    /// Whether it only lists keywords: many commas, or nearly nothing but capitals, and hardly a word that joins
    /// others.
    var isKeywordList: Bool {
        guard wordCount >= Self.leastListed else { return false }
        let joining = tokens.count { EnglishDetector.isFunctionWord($0.number) }
        let marks = text.utf8.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "|") }
        if marks >= Self.leastListed - 1, joining == 0, !hasNumber, marks * 2 >= wordCount { return true }
        if marks >= Self.leastMarks, marks * 3 >= wordCount, joining * 10 < wordCount { return true }
        guard wordCount >= Self.leastCapitals, joining == 0, !hasNumber else { return false }
        return tokens.count { $0.form.contains(.isCapitalised) } * 5 >= wordCount * 4
    }
}
