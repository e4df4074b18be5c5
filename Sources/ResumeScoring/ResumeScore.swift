/// How well a document serves as a résumé, and what would make it better.
package struct ResumeScore: Codable, Hashable, Sendable {
    /// 0-100; of what is written in a language that is not read, nothing that may be shown.
    package var score: Int
    /// Two or three sentences with the changes that would raise the score most.
    package var feedback: String
    /// What costs points, dearest first; behind it advice that costs none.
    package var findings: [Finding]
    /// In the order of the rubric; the points add up to the score before it is rounded.
    package var categories: [CategoryScore]
    /// The part of the reference that this one is better than, in percent; nil in results of earlier versions and where
    /// there is no score.
    package var percentile: Int?
    /// What the document is written in, where that is not read; nil for all others.
    package var unreadLanguage: String?
    /// Changes whenever the same résumé may be scored differently.
    package var rubricVersion: String

    enum CodingKeys: String, CodingKey {
        case score, feedback, findings, categories, percentile
        case unreadLanguage = "unread_language"
        case rubricVersion = "rubric_version"
    }

    /// What the percentile compares with, in words.
    package static var percentileReference: String {
        "\(ReferenceDistribution.total) invented résumés, which are no sample of those that people send"
    }

    /// The score to show; nil where the document could not be judged.
    package var judged: Int? { unreadLanguage == nil ? score : nil }
}
