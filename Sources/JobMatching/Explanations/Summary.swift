/// Puts summaries together that are not longer than they may be.
enum Summary {
    /// The first sentence with as much as fits behind it.
    ///
    /// - Parameters:
    ///   - first: what must be said.
    ///   - candidates: what may follow it, best first; one of them does.
    /// - Returns: at most ``JobExplanation/longestSummary`` characters.
    static func text(_ first: String, orWith candidates: [String]) -> String {
        let limit = JobExplanation.longestSummary
        let longer = candidates.lazy.map { "\(first) \($0)" }.first { $0.count <= limit }
        return longer ?? QuotableText.cut(first, to: limit)
    }
}

extension String {
    /// The text as the beginning of a sentence.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
