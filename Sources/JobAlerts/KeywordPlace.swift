/// Where a keyword stands in a posting, and how much that says.
package enum KeywordPlace: String, CaseIterable, Sendable {
    case title
    case skills
    case occupation
    case company
    case description

    /// 0 to 1.
    package var strength: Double {
        switch self {
        case .title: 1
        case .skills, .occupation: 0.9
        case .company: 0.6
        case .description: 0.5
        }
    }
}

/// How well a posting fits keywords.
package enum KeywordRelevance {
    /// Days until a posting is no longer fresh.
    private static let freshDays = 14.0

    /// 0 to 1, to two digits. More keywords never make it less than the strongest of them does.
    ///
    /// - Parameters:
    ///   - strongest: the strongest place of any keyword.
    ///   - matched: how many keywords fit.
    ///   - keywords: how many there are.
    ///   - days: since the job was posted.
    /// - Returns: the relevance.
    package static func value(strongest: Double, matched: Int, of keywords: Int, days: Double) -> Double {
        let share = keywords > 0 ? Double(matched) / Double(keywords) : 0
        let freshness = 1 - min(max(days, 0), freshDays) / freshDays
        return ((0.7 * strongest + 0.2 * share + 0.1 * freshness) * 100).rounded() / 100
    }
}
