package import KnowledgePack
package import KnowledgeTables

/// What is known about occupations, titles, ranks and skills.
///
/// A class of constants: it has so many parts that to copy it would cost more than to use it.
package final class CareerKnowledge: Sendable {
    package let occupations: OccupationTable
    package let seniority: SeniorityTable
    package let skills: SkillTable
    package let words: WordRarity
    /// Whom the knowledge is owed to, one line each.
    package let attributions: [String]
    /// Last words of known titles ("engineer", "nurse"), folded.
    let titleHeads: PackIndex

    /// Reads a pack; nothing is copied but what is small.
    ///
    /// - Parameter pack: career knowledge.
    /// - Throws: when something is not there or damaged.
    package init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        let vocabulary = try TitleVocabulary(pack)
        occupations = try OccupationTable(pack, vocabulary: vocabulary)
        seniority = SeniorityTable(vocabulary: vocabulary)
        skills = try SkillTable(pack)
        words = try WordRarity(pack)
        attributions = try pack.numbers(.attributions, in: 0..<pack.strings.count).all.map { pack.strings[$0] }
        titleHeads = try pack.index(.titleHeads)
        pack.dropPages()
    }

    /// Compiles tables and reads the result.
    ///
    /// - Parameter tables: the content.
    /// - Throws: when the tables cannot be compiled.
    package convenience init(tables: CareerTables) throws(KnowledgePackError) {
        try self.init(KnowledgePack(bytes: CareerCompiler.pack(tables)))
    }

    /// Reads a pack that lies in a file.
    ///
    /// - Parameter path: where it lies.
    /// - Throws: what is wrong with it.
    package convenience init(path: String) throws(KnowledgePackError) {
        try self.init(KnowledgePack(path: path))
    }
}
