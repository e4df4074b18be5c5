/// How well a document serves as a résumé, and what would make it better.
package struct ResumeScore: Codable, Hashable, Sendable {
    /// 0-100.
    package var score: Int
    /// Two or three sentences with the changes that would raise the score most.
    package var feedback: String
    /// What costs points, dearest first; behind it advice that costs none.
    package var findings: [Finding]
    /// In the order of the rubric; the points add up to the score before it is rounded.
    package var categories: [CategoryScore]
    /// The part of varied résumés that this one is better than, in percent; nil in results of earlier versions.
    package var percentile: Int?
    /// Changes whenever the same résumé may be scored differently.
    package var rubricVersion: String

    enum CodingKeys: String, CodingKey {
        case score, feedback, findings, categories, percentile
        case rubricVersion = "rubric_version"
    }
}
