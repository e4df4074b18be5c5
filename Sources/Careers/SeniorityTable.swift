import KnowledgePack
import KnowledgeTables

/// Words and phrases that mark seniority in a title.
package struct SeniorityTable: Sendable {
    let vocabulary: TitleVocabulary

    /// The rank that a title states (nil when it states none), and its words without those that only state rank.
    func analyse(_ tokens: [String]) -> (level: Seniority?, core: [String]) {
        let analysis = vocabulary.analyse(tokens)
        return (analysis.level.flatMap(Seniority.init(rawValue:)), analysis.core)
    }
}
